import { outcomeFor, type Result } from './results.ts';
import type { TableRules, TieBreaker } from './tableRules.ts';

/** A team’s totals over a set of matches. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  for: number;
  against: number;
  awayFor: number;
  awayWon: number;
}

export function tallyOf(team: string, results: readonly Result[]): Tally {
  const tally = { played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0, awayFor: 0, awayWon: 0 };
  for (const result of results) {
    const isAway = result.away.id === team;
    if (!isAway && result.home.id !== team) continue;
    const { home, away } = result.score;
    const [scored, conceded] = isAway ? [away, home] : [home, away];
    const outcome = outcomeFor(result, team);
    tally.played += 1;
    tally[outcome] += 1;
    tally.for += scored;
    tally.against += conceded;
    if (!isAway) continue;
    tally.awayFor += scored;
    tally.awayWon += outcome === 'won' ? 1 : 0;
  }
  return tally;
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
  const meetings = results.filter(({ home, away }) => among.includes(home.id) && among.includes(away.id));
  const counted = amongThem ? new Map(among.map((team) => [team, tallyOf(team, meetings)])) : tallies;
  const hasMet = [...counted.values()].every(({ played }) => played >= (among.length - 1) * rules.meetings);
  if (amongThem && !hasMet) return orderLevelTeams(teams, from + 1, among, context);
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
