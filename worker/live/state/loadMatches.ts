import { type DatedAnswer, mappedDated } from '../../base/result.ts';
import type { Cache } from '../../cache/cache.ts';
import type { CacheRequest } from '../../cache/cacheTypes.ts';
import type { FeedList } from '../../feeds/feed.ts';
import { loadJournalChanges } from './journalChanges.ts';
import type { NewestMatches } from './newestMatches.ts';
import { type LiveContext, loadFeed } from './readContext.ts';

/** The newest states of the matches of the feed, at the clock that its name has. */
export function newestOf({ feed, live }: Pick<LiveContext, 'feed' | 'live'>): NewestMatches {
  return live.newest(feed.upstream.id);
}

/** Reads a list of the feed like `loadFeed`, with each match in its newest state. */
export async function loadMatches(
  cache: Cache<FeedList>,
  context: LiveContext,
  request: CacheRequest<FeedList>,
): Promise<DatedAnswer<FeedList>> {
  const [answer] = await Promise.all([loadFeed(cache, context, request), loadJournalChanges(context)]);
  return mappedDated(answer, (list, { at }) => {
    const matches = newestOf(context).merge(list.matches, at, list.unconfirmed);
    return matches === list.matches ? list : { ...list, matches };
  });
}
