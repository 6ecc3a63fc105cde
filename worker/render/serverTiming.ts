import type { CacheReport } from '../cache/cache.ts';
import { todayKey } from '../live/daySnapshot.ts';
import type { ReadContext } from '../live/readContext.ts';

function described({ ageSeconds, failures }: CacheReport): string {
  if (ageSeconds === null) return failures > 0 ? 'down' : 'cold';
  return failures > 0 ? `${ageSeconds} s old, failing` : `${ageSeconds} s old`;
}

/**
 * The `Server-Timing` of a page: how long its head waited (milliseconds), and how old the two sources' data was then. What
 * streams after the head is not in it.
 */
export function serverTiming(
  { feed, live, content, begunAt }: Pick<ReadContext, 'feed' | 'live' | 'content'> & { begunAt: number },
  locale: string,
): string {
  const sources = {
    live: live.lists.report(todayKey(feed.upstream.id)),
    content: content.shared.report(`${content.client.upstream.id}:shared:${locale}`),
  };
  return [
    `head;dur=${Date.now() - begunAt}`,
    ...Object.entries(sources).map(([name, report]) => `${name};desc="${described(report)}"`),
  ].join(', ');
}
