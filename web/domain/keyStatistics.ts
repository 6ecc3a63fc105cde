import type { Statistic } from './eventDetail.ts';

const MOST = 5;

/** The statistics that tell most of a match, in the order in which one asks for them (the feed's words). */
const FIRST = ['possession', 'expected_goals', 'shots', 'shots_on_target', 'corners', 'fouls'];

/** The five that matter of a match's statistics; where the feed has other ones, its first. */
export function keyStatistics(statistics: readonly Statistic[]): Statistic[] {
  const first = FIRST.flatMap((type) => statistics.find((each) => each.type === type) ?? []);
  return [...first, ...statistics.filter((each) => !first.includes(each))].slice(0, MOST);
}
