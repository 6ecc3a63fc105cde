import type { Result } from './results.ts';
import type { TableRules, TieBreaker } from './tableRules.ts';

/** A team’s totals over a set of matches. */
export interface Tally {
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  for: number;
  against: number;
  awayFor: number;
  awayWon: number;
}

const NOTHING: Omit<Tally, 'team'> = {
  ...{ played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0, awayFor: 0, awayWon: 0 },
};

function addMatch(tally: Tally, scored: number, conceded: number, isAway: boolean): void {
  const isWon = scored > conceded;
  tally.played += 1;
  tally.won += isWon ? 1 : 0;
  tally.drawn += scored === conceded ? 1 : 0;
  tally.lost += scored < conceded ? 1 : 0;
  tally.for += scored;
  tally.against += conceded;
  if (!isAway) return;
  tally.awayFor += scored;
  tally.awayWon += isWon ? 1 : 0;
}

export type Venue = 'all' | 'home' | 'away';

/** Each team’s totals from the matches between these teams. */
export function talliesOf(teams: readonly string[], results: readonly Result[], venue: Venue = 'all'): Tally[] {
  const tallies = new Map(teams.map((team) => [team, { team, ...NOTHING }]));
  for (const { home, away, score } of results) {
    const [host, guest] = [tallies.get(home.id), tallies.get(away.id)];
    if (host === undefined || guest === undefined) continue;
    if (venue !== 'away') addMatch(host, score.home, score.away, false);
    if (venue !== 'home') addMatch(guest, score.away, score.home, true);
  }
  return [...tallies.values()];
}

/** Points for a result; the same in every competition of the site. */
export const POINTS = { won: 3, drawn: 1, lost: 0 } as const;

export function pointsOf({ won, drawn }: Tally): number {
  return won * POINTS.won + drawn * POINTS.drawn;
}

const differenceOf = (tally: Tally) => tally.for - tally.against;
const scoredOf = (tally: Tally) => tally.for;

const VALUES: Readonly<Record<TieBreaker, (tally: Tally) => number>> = {
  difference: differenceOf,
  scored: scoredOf,
  awayScored: ({ awayFor }) => awayFor,
  won: ({ won }) => won,
  awayWon: ({ awayWon }) => awayWon,
  meetingPoints: pointsOf,
  meetingDifference: differenceOf,
  meetingScored: scoredOf,
  meetingAwayScored: ({ awayFor }) => awayFor,
};

const isHeadToHead = (breaker: TieBreaker | undefined) => breaker?.startsWith('meeting') === true;

/** Groups teams by a number, highest first. Teams within a group are level. */
function groupedByCount(teams: readonly string[], countOf: (team: string) => number): string[][] {
  const parts = Map.groupBy(teams, countOf);
  return [...parts.keys()].sort((one, other) => other - one).map((value) => parts.get(value) ?? []);
}

interface OrderContext {
  rules: TableRules;
  results: readonly Result[];
  tallies: ReadonlyMap<string, Tally>;
}

/**
 * Orders teams that are level on points, from the tie-breaker at index `from`. Head-to-head results count among
 * `among`. If the rules restart, teams still level after those results start again with the matches between them only.
 */
function orderLevelTeams(
  teams: readonly string[],
  from: number,
  among: readonly string[],
  context: OrderContext,
): string[][] {
  const { rules, results, tallies } = context;
  const breaker = rules.order[from];
  if (teams.length === 1 || breaker === undefined) return [[...teams]];
  const amongThem = isHeadToHead(breaker);
  const isAfterHeadToHead = !amongThem && isHeadToHead(rules.order[from - 1]);
  if (rules.restarts && isAfterHeadToHead && teams.length < among.length)
    return orderLevelTeams(teams, 0, teams, context);
  const headToHead = amongThem ? talliesOf(among, results) : [];
  const hasMet = headToHead.every(({ played }) => played >= (headToHead.length - 1) * rules.meetings);
  if (!hasMet) return orderLevelTeams(teams, from + 1, among, context);
  const counted = amongThem ? new Map(headToHead.map((tally) => [tally.team, tally])) : tallies;
  const parts = groupedByCount(teams, (team) => {
    const tally = counted.get(team);
    return tally === undefined ? 0 : VALUES[breaker](tally);
  });
  return parts.flatMap((part) => orderLevelTeams(part, from + 1, among, context));
}

/** Teams in table order, level ones together. `points` already has deductions subtracted. */
export function orderOf(points: ReadonlyMap<string, number>, context: OrderContext): string[][] {
  return groupedByCount([...points.keys()], (team) => points.get(team) ?? 0).flatMap((level) =>
    orderLevelTeams(level, 0, level, context),
  );
}
