import { DOUBT_WITHIN_MS } from '../../base/doubt.ts';
import type { FeedList } from '../../feeds/feed.ts';

/**
 * A list of today with the known matches of the sports whose lists never loaded, as after midnight (UTC) or in a new isolate. `at`:
 * when the source confirmed the known list, in milliseconds UTC.
 */
export function withKnownSports(list: FeedList, known: FeedList | null, at: number): FeedList {
  const lost = Object.entries(list.unconfirmed ?? {}).flatMap(([sport, confirmedAt]) => {
    const knownAt = known?.unconfirmed?.[sport] ?? at;
    return confirmedAt === 0 && Date.now() - knownAt < DOUBT_WITHIN_MS ? [[sport, knownAt] as const] : [];
  });
  if (known === null || lost.length === 0) return list;
  const unconfirmed = { ...list.unconfirmed, ...Object.fromEntries(lost) };
  const kept = known.matches.filter(({ sport }) => lost.some(([each]) => each === sport));
  const listed = new Set(kept.map(({ id }) => id));
  return { ...list, unconfirmed, matches: [...list.matches.filter(({ id }) => !listed.has(id)), ...kept] };
}
