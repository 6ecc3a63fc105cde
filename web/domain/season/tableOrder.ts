import type { Result } from './results.ts';
import type { TableRules, TieBreaker } from './tableRules.ts';

/** What a team has made of matches. */
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

function entered(tally: Tally, scored: number, conceded: number, isAway: boolean): void {
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

/** Which matches of a team count: all, those at home, those away. */
export type Venue = 'all' | 'home' | 'away';

/** What each of the teams has made of the matches between them. */
export function talliesOf(teams: readonly string[], results: readonly Result[], venue: Venue = 'all'): Tally[] {
  const tallies = new Map(teams.map((team) => [team, { team, ...NOTHING }]));
  for (const { home, away, score } of results) {
    const [host, guest] = [tallies.get(home.id), tallies.get(away.id)];
    if (host === undefined || guest === undefined) continue;
    if (venue !== 'away') entered(host, score.home, score.away, false);
    if (venue !== 'home') entered(guest, score.away, score.home, true);
  }
  return [...tallies.values()];
}

/** Points of a tally, before any are taken away. */
export function pointsOf({ won, drawn }: Tally, { win, draw }: TableRules): number {
  return won * win + drawn * draw;
}

const OF_MEETINGS: ReadonlySet<TieBreaker> = new Set([
  ...(['meetingPoints', 'meetingDifference', 'meetingScored', 'meetingAwayScored'] as const),
]);

function valueFor(breaker: TieBreaker, tally: Tally, rules: TableRules): number {
  switch (breaker) {
    case 'meetingPoints':
      return pointsOf(tally, rules);
    case 'difference':
    case 'meetingDifference':
      return tally.for - tally.against;
    case 'scored':
    case 'meetingScored':
      return tally.for;
    case 'awayScored':
    case 'meetingAwayScored':
      return tally.awayFor;
    case 'won':
      return tally.won;
    case 'awayWon':
      return tally.awayWon;
  }
}

/** Teams parted by a number, the most first; those of a part have the same. */
function parted(teams: readonly string[], countOf: (team: string) => number): string[][] {
  const parts = Map.groupBy(teams, countOf);
  return [...parts.keys()].sort((one, other) => other - one).map((value) => parts.get(value) ?? []);
}

interface OrderContext {
  rules: TableRules;
  results: readonly Result[];
  tallies: ReadonlyMap<string, Tally>;
}

/**
 * Puts teams that are level on points in order, from the tie-breaker `from` on. `among` are those whose meetings count: where
 * meetings have parted them, and the rules say so, those who are still level begin anew with the matches between them alone.
 */
function untied(teams: readonly string[], from: number, among: readonly string[], context: OrderContext): string[][] {
  const { rules, results, tallies } = context;
  const breaker = rules.order[from];
  if (teams.length === 1 || breaker === undefined) return [[...teams]];
  const isOfMeetings = OF_MEETINGS.has(breaker);
  const before = rules.order[from - 1];
  const isAfterMeetings = !isOfMeetings && before !== undefined && OF_MEETINGS.has(before);
  if (rules.restarts && isAfterMeetings && teams.length < among.length) return untied(teams, 0, teams, context);
  const met = isOfMeetings ? talliesOf(among, results) : [];
  if (isOfMeetings && !hasMet(met, rules)) return untied(teams, from + 1, among, context);
  const counted = isOfMeetings ? new Map(met.map((tally) => [tally.team, tally])) : tallies;
  const parts = parted(teams, (team) => {
    const tally = counted.get(team);
    return tally === undefined ? 0 : valueFor(breaker, tally, rules);
  });
  return parts.flatMap((part) => untied(part, from + 1, among, context));
}

function hasMet(tallies: readonly Tally[], { meetings }: TableRules): boolean {
  return tallies.every(({ played }) => played >= (tallies.length - 1) * meetings);
}

/**
 * Teams in the order of a table, those in one part level in everything that counts. `points` has what was taken away off.
 */
export function orderOf(points: ReadonlyMap<string, number>, context: OrderContext): string[][] {
  return parted([...points.keys()], (team) => points.get(team) ?? 0).flatMap((level) =>
    untied(level, 0, level, context),
  );
}
