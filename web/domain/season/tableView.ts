import type { Competition, Match } from '../match.ts';
import type { Sport } from '../sport.ts';
import type { Standings, StandingsTable } from '../standings.ts';
import { type Counted, computedTable, FORM_MATCHES, resultsOf, WHOLE } from './computedTable.ts';
import { endedResults, type Result, runningResults } from './results.ts';
import { rulesOf, type TieBreaker } from './tableRules.ts';

/** Kinds of tables: `?table=home`. */
const TABLE_KINDS = ['overall', 'as-it-stands', 'home', 'away', 'last-five'] as const;

type TableKind = (typeof TABLE_KINDS)[number];

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
  forms: ReadonlyMap<string, Result[]>;
  /** Positions gained (negative: lost) by team id. */
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

function movesBetween(before: StandingsTable, now: StandingsTable): [string, number][] {
  const ranks = new Map(before.rows.map(({ team, rank }) => [team.id, rank]));
  return now.rows.flatMap(({ team, rank }): [string, number][] => {
    const move = (ranks.get(team.id) ?? rank) - rank;
    return move === 0 ? [] : [[team.id, move]];
  });
}

/** How many more matches of each team the feed’s table counts than the computed one. */
function leadsOf(table: StandingsTable, computed: StandingsTable): number[] {
  const played = new Map(computed.rows.map((row) => [row.team.id, row.played ?? 0]));
  return table.rows.map((row) => (row.played ?? 0) - (played.get(row.team.id) ?? 0));
}

/** A feed’s table may be this many matches of a team behind its results. With more, it counts only a part of them. */
const MAX_BEHIND = 3;

/** The results that the table counts but the list of matches does not have. */
const missingIn = (leads: readonly number[]) => Math.ceil(leads.reduce((sum, lead) => sum + Math.max(0, lead), 0) / 2);

/** The requested tables; the overall ones if that kind is not available. */
export function tableView(requested: string | null, { tables, matches, competition, sport, since }: Known): TableView {
  const rules = rulesOf(competition);
  const ended = endedResults(matches);
  const compared = tables.map((table) => {
    const computed = computedTable(table, ended, rules);
    return { table, computed, leads: leadsOf(table, computed) };
  });
  // Without two results of a team, a list cannot make a table.
  const isWhole = compared.every(({ leads }) => leads.every((lead) => lead <= 1 && lead >= -MAX_BEHIND));
  const isKnown = sport === 'football' && ended.length > 0 && tables.length > 0 && isWhole;
  const running = runningResults(matches);
  const isRunning = running.length > ended.length;
  const kinds = TABLE_KINDS.filter((kind) => kind === 'overall' || (isKnown && (kind !== 'as-it-stands' || isRunning)));
  const kind = kinds.find((each) => each === requested) ?? 'overall';
  if (!isKnown)
    return { kind, kinds, tables, forms: new Map(), moved: new Map(), order: null, source: null, missing: 0 };
  const counted = kind === 'as-it-stands' ? running : ended;
  const shown = compared.map(({ table, computed, leads }) => {
    if (kind !== 'overall') return computedTable(table, counted, rules, COUNTED[kind]);
    const isBehind = leads.some((lead) => lead < 0) && leads.every((lead) => lead <= 0);
    return isBehind ? computed : table;
  });
  const before = ended.filter(({ match }) => match.kickOff < since);
  const moves = compared.flatMap(({ table, computed }, index) => {
    if (kind === 'as-it-stands') return movesBetween(computed, shown[index] ?? table);
    // The earlier table is computed, so compare it with a computed one.
    const hasMoved = kind === 'overall' && before.length < ended.length;
    return hasMoved ? movesBetween(computedTable(table, before, rules), computed) : [];
  });
  const teams = tables.flatMap(({ rows }) => rows.map(({ team }) => team.id));
  const isOwn = shown.every((table, index) => table === tables[index]);
  return {
    kind,
    kinds,
    tables: shown,
    forms: new Map(teams.map((team) => [team, resultsOf(team, counted, { ...COUNTED[kind], last: FORM_MATCHES })])),
    moved: new Map(moves),
    order: isOwn ? null : rules.order,
    source: isOwn ? null : rules.source,
    missing: compared.reduce((sum, { leads }) => sum + missingIn(leads), 0),
  };
}
