import type { Competition } from '../competition.ts';
import { isUnderWay, type Match } from '../match.ts';
import { eventSlug } from '../slug.ts';
import type { Sport } from '../sport.ts';
import type { FormMatch, Standings, StandingsTable } from '../standings.ts';
import { endedResults, outcomeFor, type Result, runningResults } from './results.ts';
import { rulesOf, type TableRules, type TieBreaker } from './tableRules.ts';
import { type Counted, FORM_MATCHES, resultsOf, WHOLE, workedTable } from './workedTable.ts';

/** Kinds of tables: `?table=home`. */
export const TABLE_KINDS = ['overall', 'as-it-stands', 'home', 'away', 'last-five'] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

const COUNTED: Readonly<Record<TableKind, Counted>> = {
  overall: WHOLE,
  home: { venue: 'home' },
  away: { venue: 'away' },
  'last-five': { venue: 'all', last: FORM_MATCHES },
  'as-it-stands': WHOLE,
};

/** A competition’s tables of one kind. */
export interface TableView {
  kind: TableKind;
  /** The available kinds, this one included. */
  kinds: TableKind[];
  tables: Standings;
  /** The latest counted matches by team id; empty without the season’s matches. */
  forms: ReadonlyMap<string, FormMatch[]>;
  /** Places gained (negative: lost) by team id. */
  moved: ReadonlyMap<string, number>;
  /** Tie-breakers after points; null if the feed’s own order is used. */
  order: readonly TieBreaker[] | null;
  /** The regulations behind the order; null if the order is the feed’s or the usual one. */
  source: string | null;
  /** The number of results missing from the feed’s list of matches. */
  missing: number;
}

interface Known {
  tables: Standings;
  /** The season’s matches; empty if the feed has no such list. */
  matches: readonly Match[];
  competition: Pick<Competition, 'name' | 'country'>;
  sport: Sport;
  /** Moves count from here, milliseconds UTC: the visitor’s midnight. */
  since: number;
}

const ranksOf = ({ rows }: StandingsTable) => new Map(rows.map(({ team, rank }) => [team.id, rank]));

function movesBetween(before: StandingsTable, now: StandingsTable): [string, number][] {
  const ranks = ranksOf(before);
  return now.rows.flatMap(({ team, rank }): [string, number][] => {
    const move = (ranks.get(team.id) ?? rank) - rank;
    return move === 0 ? [] : [[team.id, move]];
  });
}

/** How many results the table counts but the list of matches lacks; null if a team lacks more than one. */
function missingIn(table: StandingsTable, worked: StandingsTable): number | null {
  const played = new Map(worked.rows.map((row) => [row.team.id, row.played ?? 0]));
  const lacking = table.rows.map((row) => Math.max(0, (row.played ?? 0) - (played.get(row.team.id) ?? 0)));
  return lacking.some((each) => each > 1) ? null : Math.ceil(lacking.reduce((sum, each) => sum + each, 0) / 2);
}

/** The feed’s table, or the worked-out one if only that is up to date. */
function newestOf(table: StandingsTable, worked: StandingsTable): StandingsTable {
  const played = new Map(worked.rows.map((row) => [row.team.id, row.played ?? 0]));
  const isBehind = table.rows.some((row) => (played.get(row.team.id) ?? 0) > (row.played ?? 0));
  const lacks = table.rows.some((row) => (played.get(row.team.id) ?? 0) < (row.played ?? 0));
  return isBehind && !lacks ? worked : table;
}

function formOf(team: string, results: readonly Result[], counted: Counted): FormMatch[] {
  return resultsOf(team, results, { ...counted, last: FORM_MATCHES }).map((result) => ({
    result: outcomeFor(result, team),
    slug: eventSlug(result.match),
    label: `${result.home.name} ${result.score.home}–${result.score.away} ${result.away.name}`,
  }));
}

function shownTable(table: StandingsTable, kind: TableKind, results: Worked): StandingsTable {
  const { ended, running, rules } = results;
  if (kind === 'overall') return newestOf(table, workedTable(table, ended, rules));
  return workedTable(table, kind === 'as-it-stands' ? running : ended, rules, COUNTED[kind]);
}

interface Worked {
  ended: Result[];
  /** With matches in play at their current score. */
  running: Result[];
  rules: TableRules;
}

function movesOf(
  table: StandingsTable,
  shown: StandingsTable,
  kind: TableKind,
  { ended, rules }: Worked,
  since: number,
) {
  if (kind === 'as-it-stands') return movesBetween(workedTable(table, ended, rules), shown);
  if (kind !== 'overall') return [];
  const before = ended.filter(({ match }) => match.kickOff < since);
  // The earlier table is worked out, so compare it with a worked-out one.
  return before.length === ended.length
    ? []
    : movesBetween(workedTable(table, before, rules), workedTable(table, ended, rules));
}

/** The requested tables; the overall ones if that kind is not available. */
export function tableView(requested: string | null, { tables, matches, competition, sport, since }: Known): TableView {
  const ended = endedResults(matches);
  const worked = { ended, running: runningResults(matches), rules: rulesOf(competition) };
  const lacking = tables.map((table) => missingIn(table, workedTable(table, ended, worked.rules)));
  const isKnown = sport === 'football' && ended.length > 0 && tables.length > 0 && !lacking.includes(null);
  const isRunning = matches.some(isUnderWay);
  const kinds = TABLE_KINDS.filter((kind) => kind === 'overall' || (isKnown && (kind !== 'as-it-stands' || isRunning)));
  const kind = kinds.find((each) => each === requested) ?? 'overall';
  if (!isKnown)
    return { kind, kinds, tables, forms: new Map(), moved: new Map(), order: null, source: null, missing: 0 };
  const shown = tables.map((table) => shownTable(table, kind, worked));
  const teams = tables.flatMap(({ rows }) => rows.map(({ team }) => team.id));
  const counted = kind === 'as-it-stands' ? worked.running : ended;
  const isOwn = kind === 'overall' && shown.every((table, index) => table === tables[index]);
  return {
    ...{ kind, kinds, tables: shown },
    forms: new Map(teams.map((team) => [team, formOf(team, counted, COUNTED[kind])])),
    moved: new Map(tables.flatMap((table, index) => movesOf(table, shown[index] ?? table, kind, worked, since))),
    order: isOwn ? null : worked.rules.order,
    source: isOwn ? null : worked.rules.source,
    missing: lacking.reduce((sum: number, each) => sum + (each ?? 0), 0),
  };
}
