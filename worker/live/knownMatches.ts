import { isDeepStrictEqual } from 'node:util';
import type { FeedList } from '../feeds/feed.ts';

/**
 * Reuses the known objects of unchanged matches, and the known list when nothing changed. Objects then identify their
 * content, so deltas and rows made of them stay valid.
 */
export function withKnownMatches(list: FeedList, known: FeedList | null): FeedList {
  if (known === null) return list;
  const before = new Map(known.matches.map((match) => [match.id, match]));
  let isSame = list.matches.length === known.matches.length && list.rejected === known.rejected;
  const matches = list.matches.map((match, index) => {
    const old = before.get(match.id);
    const kept = old !== undefined && isDeepStrictEqual(old, match) ? old : match;
    if (kept !== known.matches[index]) isSame = false;
    return kept;
  });
  return isSame ? known : { ...list, matches };
}
