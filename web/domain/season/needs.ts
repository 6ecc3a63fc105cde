import { isUnderWay, type Match, phaseOf } from '../match.ts';
import type { Standings, StandingsTable } from '../standings.ts';
import { countsForTable } from './bracket.ts';
import { type Condition, conditionsOf, digitOf } from './conditions.ts';
import { type Prize, prizesOf } from './prizes.ts';
import { endedResults, outcomeFor } from './results.ts';
import { POINTS } from './tableOrder.ts';
import type { TableRules, TieBreaker } from './tableRules.ts';

/** What a team needs in its next match to be sure of a prize. */
export interface Need {
  team: StandingsTable['rows'][number]['team'];
  /** The team has the prize already. */
  isSure: boolean;
  /** Each is enough alone. Empty when only goals can still bring the prize. */
  conditions: Condition[];
  /** The tie-breaker by goals that can decide; null where points do. */
  decider: TieBreaker | null;
  /** Whether the running scores give the prize; absent while no match of the table runs. */
  standsNow?: boolean;
}

export interface PrizeNeeds {
  prize: Prize;
  needs: Need[];
  /** Whether nothing more can be said: false if some teams have too many results to try. */
  isWhole: boolean;
}

/** The matches that a team has left at most: in a league, and in a group. */
const MAX_LEFT = { league: 3, group: 2 } as const;

/** The most matches whose results are tried for one team, and the combinations tried for a table: some ten milliseconds. */
const MAX_MATCHES = 7;
const MAX_TRIED = 6_000;

/** A match to come between two teams of a table. `isNext`: no team of it plays another one before. */
interface Open {
  teams: readonly [home: string, away: string];
  isNext: boolean;
}

const isOpen = (match: Match) => (phaseOf(match) === 'upcoming' || isUnderWay(match)) && countsForTable(match.round);

/** Whether so few matches are left that some table may be in its last rounds. Cheap, because pages ask it all season. */
export function isNearEnd(tables: Standings, matches: readonly Match[]): boolean {
  const teams = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const open = matches.filter(isOpen).length;
  return open > 0 && open <= (MAX_LEFT.league * teams) / 2;
}

function openMatches({ rows }: Pick<StandingsTable, 'rows'>, matches: readonly Match[]): Open[] {
  const teams = new Set(rows.map(({ team }) => team.id));
  const begun = new Set<string>();
  return matches
    .filter(isOpen)
    .toSorted((one, other) => one.kickOff - other.kickOff)
    .flatMap(({ home, away }) => {
      if (home === null || away === null || !teams.has(home.id) || !teams.has(away.id)) return [];
      const isNext = !begun.has(home.id) && !begun.has(away.id);
      begun.add(home.id).add(away.id);
      return [{ teams: [home.id, away.id] as const, isNext }];
    });
}

/** A team’s points and wins, and its matches to come. */
interface Tally {
  id: string;
  points: number;
  wins: number;
  left: number;
}

const most = ({ points, left }: Tally) => points + left * POINTS.won;

/** A match that was played, or is tried. `winner` is null for a draw. */
interface Meeting {
  teams: readonly [string, string];
  winner: string | null;
}

/** Points of each team in the matches between teams that are level; null while they have not all met. */
function meetingPoints(level: readonly string[], meetings: readonly Meeting[], perPair: number) {
  const own = meetings.filter(({ teams }) => teams.every((team) => level.includes(team)));
  if (own.length < (perPair * level.length * (level.length - 1)) / 2) return null;
  const points = new Map(level.map((team) => [team, 0]));
  for (const { teams, winner } of own)
    for (const team of teams)
      points.set(team, (points.get(team) ?? 0) + (winner === null ? POINTS.drawn : winner === team ? POINTS.won : 0));
  return points;
}

/** The first tie-breaker that counts goals. */
const deciderOf = ({ order }: TableRules) =>
  order.find((breaker) => !['won', 'awayWon', 'meetingPoints'].includes(breaker)) ?? null;

interface Known {
  rules: TableRules;
  tallies: readonly Tally[];
  open: readonly Open[];
  meetings: readonly Meeting[];
}

/** Points of the winner, and of the other team, of each result of a match: won, drawn, lost by the team that is named first. */
const GIVEN = [
  [POINTS.won, POINTS.lost],
  [POINTS.drawn, POINTS.drawn],
  [POINTS.lost, POINTS.won],
] as const;

type Verdict = 'sure' | 'goals' | 'not-sure';

/**
 * Whether the first of `tallies` is sure of a rank up to `places` among them, after each combination of results of `tried`.
 * The other matches to come may bring anything.
 */
function verdicts(
  tallies: readonly Tally[],
  places: number,
  tried: readonly (readonly [named: string, other: string])[],
  { rules, meetings }: Known,
): Verdict[] {
  const sides = tried.map((teams) => teams.map((team) => tallies.findIndex(({ id }) => id === team)));
  const further = tallies.map(({ left }, index) => left - sides.filter((pair) => pair.includes(index)).length);
  const [points, wins] = [new Int32Array(tallies.length), new Int32Array(tallies.length)];
  const [first] = rules.order;

  // Only wins and the points of head-to-head matches count no goals.
  function worthOf(level: readonly number[], index: number): (team: number) => number {
    if (first === 'won') return (team) => wins[team] ?? 0;
    const ids = level.map((team) => tallies[team]?.id ?? '');
    const played = tried.map((teams, match) => ({
      teams,
      winner: [teams[0], null, teams[1]][digitOf(index, match)] ?? null,
    }));
    const met = first === 'meetingPoints' ? meetingPoints(ids, [...meetings, ...played], rules.meetings) : null;
    return (team) => met?.get(tallies[team]?.id ?? '') ?? 0;
  }

  return Array.from({ length: 3 ** tried.length }, (_, index): Verdict => {
    for (const [team, tally] of tallies.entries()) [points[team], wins[team]] = [tally.points, tally.wins];
    for (let match = 0, rest = index; match < sides.length; match += 1, rest = Math.floor(rest / 3)) {
      const given = GIVEN[rest % 3];
      for (const [side, team] of sides[match]?.entries() ?? []) {
        const own = given?.[side] ?? 0;
        if (team >= 0) points[team] = (points[team] ?? 0) + own;
        if (team >= 0 && own === POINTS.won) wins[team] = (wins[team] ?? 0) + 1;
      }
    }
    const own = points[0] ?? 0;
    let ahead = 0;
    const level = [0];
    for (let team = 1; team < tallies.length; team += 1) {
      const best = (points[team] ?? 0) + (further[team] ?? 0) * POINTS.won;
      if (best > own) ahead += 1;
      else if (best === own) level.push(team);
    }
    if (ahead + level.length <= places) return 'sure';
    if (ahead >= places || level.some((team) => further[team] !== 0)) return 'not-sure';
    const worth = worthOf(level, index);
    const leads = level.slice(1).map((team) => worth(team) - worth(0));
    ahead += leads.filter((lead) => lead > 0).length;
    if (ahead >= places) return 'not-sure';
    return ahead + leads.filter((lead) => lead === 0).length < places ? 'sure' : 'goals';
  });
}

/** What a team needs for a prize; null if that is decided, too far away, or more than can be tried, which `budget` then tells. */
function needOf(
  row: StandingsTable['rows'][number],
  places: number,
  known: Known,
  budget: { left: number; isWhole: boolean },
): Need | null {
  const { rules, open, tallies } = known;
  const own = tallies.find(({ id }) => id === row.team.id);
  if (own === undefined) return null;
  const others = tallies.filter((each) => each !== own);
  const free = places - others.filter(({ points }) => points > most(own)).length;
  if (free <= 0) return null;
  const need = { team: row.team, isSure: false, conditions: [], decider: null };
  const rivals = others.filter((each) => each.points <= most(own) && most(each) >= own.points);
  if (rivals.length < free) return { ...need, isSure: true };
  const isRival = (id: string) => rivals.some((each) => each.id === id);
  const isOwn = ({ teams }: Open) => teams.includes(own.id);
  // The own match comes first. A later match of two rivals cannot bring points to both.
  const next = open
    .filter((each) => each.isNext && (isOwn(each) || each.teams.some(isRival)))
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const tried = [...next, ...open.filter(({ teams, isNext }) => !isNext && teams.every(isRival))].map(
    ({ teams: [home, away] }) => {
      const isHome = home === own.id || (away !== own.id && isRival(home));
      return isHome ? ([home, away] as const) : ([away, home] as const);
    },
  );
  if (tried.length > MAX_MATCHES || budget.left < 3 ** tried.length) {
    budget.isWhole = false;
    return null;
  }
  budget.left -= 3 ** tried.length;
  const found = verdicts([own, ...rivals], free, tried, known);
  const combinations = 3 ** next.length;
  const notSure = new Set(found.flatMap((verdict, index) => (verdict === 'sure' ? [] : [index % combinations])));
  if (notSure.size === 0) return { ...need, isSure: true };
  const enough = Array.from({ length: combinations }, (_, index) => index).filter((index) => !notSure.has(index));
  const plays = next[0] !== undefined && isOwn(next[0]);
  const beside = tried.slice(plays ? 1 : 0, next.length).map(([named]) => named);
  const conditions = conditionsOf(enough, beside, plays);
  const decider = found.includes('goals') ? deciderOf(rules) : null;
  return conditions.length === 0 && decider === null ? null : { ...need, conditions, decider };
}

/**
 * What each team of a table needs in its next match, by prize. Empty before the last rounds: three of a league, two of a group.
 * `table`: the results so far, with deductions.
 */
export function needsOf(
  table: StandingsTable,
  { matches, rules, isGroup }: { matches: readonly Match[]; rules: TableRules; isGroup: boolean },
): PrizeNeeds[] {
  const open = openMatches(table, matches);
  const left = table.rows.map(({ team }) => open.filter(({ teams }) => teams.includes(team.id)).length);
  if (open.length === 0 || Math.max(...left) > MAX_LEFT[isGroup ? 'group' : 'league']) return [];
  // Later rounds may be missing. In a complete list every team plays each other team equally often.
  const [whole = 0, ...others] = new Set(table.rows.map(({ played }, index) => (played ?? 0) + (left[index] ?? 0)));
  if (others.length > 0 || whole % (table.rows.length - 1) !== 0) return [];
  const tallies = table.rows.flatMap(({ team: { id }, points, won }, index): Tally[] =>
    points === null ? [] : [{ id, points, wins: won ?? 0, left: left[index] ?? 0 }],
  );
  if (tallies.length < table.rows.length) return [];
  const meetings = endedResults(matches).map((result) => {
    const outcome = outcomeFor(result, result.home.id);
    const winner = outcome === 'drawn' ? null : outcome === 'won' ? result.home.id : result.away.id;
    return { teams: [result.home.id, result.away.id] as const, winner };
  });
  const known = { rules, tallies, meetings, open };
  const prizes = prizesOf(table, isGroup).filter(({ kind }) => kind !== 'title' || rules.decidesTitle);
  return prizes.flatMap((prize) => {
    const budget = { left: MAX_TRIED / prizes.length, isWhole: true };
    // Those nearest to the border are tried first.
    const nearest = [...table.rows.entries()].toSorted(
      ([one], [other]) => Math.abs(one + 0.5 - prize.places) - Math.abs(other + 0.5 - prize.places),
    );
    const found = new Map(nearest.map(([, row]) => [row, needOf(row, prize.places, known, budget)]));
    const needs = table.rows.flatMap((row) => found.get(row) ?? []);
    // Who has a place already is in the table. The champions are news.
    const shown = needs.filter(({ isSure }) => !isSure || prize.kind === 'title');
    return shown.length === 0 ? [] : [{ prize, needs: shown, isWhole: budget.isWhole }];
  });
}
