import { counterOf, type ListFilter, matchesFilter } from './listQuery.ts';
import type { Locale } from './locale.ts';
import type { Competition, Match } from './match.ts';
import { byKickOff, competitionOrder } from './matchOrder.ts';

/** The matches of one competition, by kick-off. */
export interface MatchGroup {
  competition: Competition;
  matches: Match[];
  /** Only under Live: its matches are running but do not count as live, and have their own heading. */
  isBeside: boolean;
}

export function groupKey({ competition, isBeside }: Pick<MatchGroup, 'competition' | 'isBeside'>): string {
  return isBeside ? `${competition.id}-beside` : competition.id;
}

/** Groups the matches of a filter by competition. Under Live, matches that do not count as live come last. */
export function groupsOf(
  matches: readonly Match[],
  { filter, topIds, locale }: { filter: ListFilter; topIds: readonly string[]; locale: Locale },
): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  for (const match of matches) {
    if (!matchesFilter(filter, match)) continue;
    const { competition } = match;
    const isBeside = filter === 'live' && counterOf(match) === 'running';
    const key = groupKey({ competition, isBeside });
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { competition, matches: [match], isBeside });
    else group.matches.push(match);
  }
  for (const { matches: listed } of groups.values()) {
    listed.sort(byKickOff);
  }
  const compare = competitionOrder(topIds, locale);
  return [...groups.values()].sort(
    (one, other) => Number(one.isBeside) - Number(other.isBeside) || compare(one.competition, other.competition),
  );
}
