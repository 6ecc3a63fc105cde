import type { Statistic } from './eventDetail.ts';

const MOST = 5;

/** The most telling statistics, in order of interest (the feed’s words). */
const FIRST = ['possession', 'expected_goals', 'shots', 'shots_on_target', 'corners', 'fouls'];

/** The five most important statistics, filled up with the feed’s first others. */
export function keyStatistics(statistics: readonly Statistic[]): Statistic[] {
  const first = FIRST.flatMap((type) => statistics.find((each) => each.type === type) ?? []);
  return [...first, ...statistics.filter((each) => !first.includes(each))].slice(0, MOST);
}
