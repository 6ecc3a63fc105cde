import { eventSlug } from '../../routes.ts';
import type { Competition } from '../competition.ts';
import { isUnderWay, type Match } from '../match.ts';
import type { Sport } from '../sport.ts';
import type { FormMatch, Standings, StandingsTable } from '../standings.ts';
import { endedResults, outcomeFor, type Result, runningResults } from './results.ts';
import { rulesOf, type TableRules, type TieBreaker } from './tableRules.ts';
import { type Counted, FORM_MATCHES, resultsOf, WHOLE, workedTable } from './workedTable.ts';

/** The tables of a competition that an address may ask for: `?table=home`. */
export const TABLE_KINDS = ['overall', 'as-it-stands', 'home', 'away', 'last-five'] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

const COUNTED: Readonly<Record<TableKind, Counted>> = {
  overall: WHOLE,
  home: { venue: 'home' },
  away: { venue: 'away' },
  'last-five': { venue: 'all', last: FORM_MATCHES },
  'as-it-stands': WHOLE,
};

/** The tables of a competition in one of their kinds. */
export interface TableView {
  kind: TableKind;
  /** The kinds that there are, this one among them. */
  kinds: TableKind[];
  tables: Standings;
  /** The last matches of each team that this kind counts, by the team's id; none where the feed has no season. */
  forms: ReadonlyMap<string, FormMatch[]>;
  /** Places that teams went up (or down, below zero) by their ids. */
  moved: ReadonlyMap<string, number>;
  /** What decides between teams that are level on points; null where the order is the feed’s own. */
  order: readonly TieBreaker[] | null;
  /** The regulations that say so; null where they are not known, and the order is that of most competitions. */
  source: string | null;
  /** How many results of the season the feed’s list of it lacks. */
  missing: number;
}

interface Known {
  /** The feed’s tables. */
  tables: Standings;
  /** The matches of the season; none where the feed has no such list. */
  matches: readonly Match[];
  competition: Pick<Competition, 'name' | 'country'>;
  sport: Sport;
  /** What moved is counted from here, milliseconds UTC: the visitor’s midnight. */
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

/** How many results a feed’s table counts that its list of the season lacks; null where the two have nothing to do with each other. */
function missingIn(table: StandingsTable, worked: StandingsTable): number | null {
  const played = new Map(worked.rows.map((row) => [row.team.id, row.played ?? 0]));
  const lacking = table.rows.map((row) => Math.max(0, (row.played ?? 0) - (played.get(row.team.id) ?? 0)));
  return lacking.some((each) => each > 1) ? null : Math.ceil(lacking.reduce((sum, each) => sum + each, 0) / 2);
}

/** The feed’s table, or where results are known that it does not count yet, the one that they make. */
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
  /** With what is being played as if it ended now. */
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
  // What the table was is worked out, so it is compared with what is worked out.
  return before.length === ended.length
    ? []
    : movesBetween(workedTable(table, before, rules), workedTable(table, ended, rules));
}

/** The tables of a competition as they are asked for: overall where there are none of that kind. */
export function tableView(asked: string | null, { tables, matches, competition, sport, since }: Known): TableView {
  const ended = endedResults(matches);
  const worked = { ended, running: runningResults(matches), rules: rulesOf(competition) };
  const lacking = tables.map((table) => missingIn(table, workedTable(table, ended, worked.rules)));
  const isKnown = sport === 'football' && ended.length > 0 && tables.length > 0 && !lacking.includes(null);
  const isRunning = matches.some(isUnderWay);
  const kinds = TABLE_KINDS.filter((kind) => kind === 'overall' || (isKnown && (kind !== 'as-it-stands' || isRunning)));
  const kind = kinds.find((each) => each === asked) ?? 'overall';
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
