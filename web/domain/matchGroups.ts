import type { Competition } from './competition.ts';
import { competitionOrder } from './competitionOrder.ts';
import type { ListFilter } from './listQuery.ts';
import type { Locale } from './locale.ts';
import type { Match } from './match.ts';
import { isUnder, standingOf } from './matchFilter.ts';
import { byKickOff } from './matchOrder.ts';

/** The matches of one competition, by kick-off. */
export interface MatchGroup {
  competition: Competition;
  matches: Match[];
  /** Only under Live: its matches are running but do not count as live, and have their own heading. */
  isBeside: boolean;
}

/** A key that is unique within a list. */
export function groupKey({ competition, isBeside }: Pick<MatchGroup, 'competition' | 'isBeside'>): string {
  return isBeside ? `${competition.id}-beside` : competition.id;
}

/**
 * Groups the matches of a filter by competition, in `competitionOrder`. Under Live, matches that do not count as live come
 * last.
 */
export function groupsOf(
  matches: readonly Match[],
  { filter, topIds, locale }: { filter: ListFilter; topIds: readonly string[]; locale: Locale },
): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  for (const match of matches) {
    if (!isUnder(filter, match)) continue;
    const { competition } = match;
    const isBeside = filter === 'live' && standingOf(match) === 'running';
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

/** Replaces each group by its known object if its matches are unchanged, so that it need not render again. */
export function sharedGroups(known: readonly MatchGroup[], groups: readonly MatchGroup[]): MatchGroup[] {
  const knownByKey = new Map(known.map((group) => [groupKey(group), group]));
  return groups.map((group) => {
    const before = knownByKey.get(groupKey(group));
    const isSame =
      before?.matches.length === group.matches.length &&
      before.matches.every((match, index) => match === group.matches[index]);
    return isSame ? before : group;
  });
}

/** Whether a changed match keeps its position in the list. */
function keepsPosition(before: Match, now: Match, filter: ListFilter): boolean {
  return (
    before.id === now.id &&
    before.competition.id === now.competition.id &&
    byKickOff(before, now) === 0 &&
    (filter === 'all' || standingOf(before) === standingOf(now))
  );
}

/**
 * Updates groups without sorting, for changes such as goals that move no match. Returns null if matches were added, removed
 * or moved. Unchanged groups stay the same objects.
 */
export function changedGroups(
  groups: MatchGroup[],
  { before, now, filter }: { before: readonly Match[]; now: readonly Match[]; filter: ListFilter },
): MatchGroup[] | null {
  if (before.length !== now.length) return null;
  const changed = new Map<Match, Match>();
  const competitions = new Set<string>();
  for (const [place, match] of now.entries()) {
    const old = before[place];
    if (old === match) continue;
    if (old === undefined || !keepsPosition(old, match, filter)) return null;
    changed.set(old, match);
    competitions.add(match.competition.id);
  }
  if (changed.size === 0) return groups;
  return groups.map((group) => {
    if (!competitions.has(group.competition.id)) return group;
    return { ...group, matches: group.matches.map((match) => changed.get(match) ?? match) };
  });
}
