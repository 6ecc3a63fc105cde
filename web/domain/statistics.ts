import type { EventDetail, Statistic } from './eventDetail.ts';
import { phaseOf, type Side, scoreOf } from './match.ts';
import { SIDES } from './matchKinds.ts';
import { sideOf } from './team.ts';

const MAX = 5;

/** The most telling statistics, in order of interest (the feed’s words). */
const FIRST = ['possession', 'expected_goals', 'shots', 'shots_on_target', 'corners', 'fouls'];

/** The five most important statistics, filled up with the feed’s first others. */
export function keyStatistics(statistics: readonly Statistic[]): Statistic[] {
  const first = FIRST.flatMap((type) => statistics.find((each) => each.type === type) ?? []);
  return [...first, ...statistics.filter((each) => !first.includes(each))].slice(0, MAX);
}

/** Averages per match of both teams, from their stored matches. */
export interface SeasonAverages {
  statistics: Statistic[];
  /** The number of matches behind the averages of each side. */
  matches: Record<Side, number>;
}

/** Fewer matches do not make a useful average. */
const MIN_MATCHES = 2;

/** A team’s figures in each finished match by type, goals first. */
function numbersOf(events: readonly EventDetail[], teamId: string): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  const add = (type: string, number: number | null) => {
    if (number !== null) numbers.set(type, [...(numbers.get(type) ?? []), number]);
  };
  for (const { match, statistics } of events) {
    const side = sideOf(match, teamId);
    const score = scoreOf(match.state);
    if (side === undefined || score === null || phaseOf(match) !== 'finished') continue;
    add('goals_scored', score[side]);
    add('goals_conceded', score[side === 'home' ? 'away' : 'home']);
    for (const statistic of statistics) add(statistic.type, statistic[side]);
  }
  return numbers;
}

const meanOf = (numbers: readonly number[] | undefined): number | null =>
  numbers === undefined || numbers.length < MIN_MATCHES
    ? null
    : Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;

/** Averages of figures that both teams have in two matches or more; null if a team has too few stored matches. */
export function seasonAverages(
  teams: Record<Side, { id: string; events: readonly EventDetail[] }>,
): SeasonAverages | null {
  const [home, away] = SIDES.map((side) => numbersOf(teams[side].events, teams[side].id));
  if (home === undefined || away === undefined) return null;
  const both = [...home.keys()].flatMap((type): Statistic[] => {
    const means = { home: meanOf(home.get(type)), away: meanOf(away.get(type)) };
    return means.home === null || means.away === null ? [] : [{ type, ...means }];
  });
  const isGoals = ({ type }: Statistic) => type === 'goals_scored' || type === 'goals_conceded';
  const goals = both.filter(isGoals);
  if (goals.length === 0) return null;
  const countOf = (numbers: Map<string, number[]>) => numbers.get('goals_scored')?.length ?? 0;
  return {
    statistics: [...goals, ...keyStatistics(both.filter((each) => !isGoals(each)))],
    matches: { home: countOf(home), away: countOf(away) },
  };
}
