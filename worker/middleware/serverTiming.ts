import type { Locale } from '../../web/domain/locale.ts';
import type { CacheReport } from '../cache/cache.ts';
import { reportOfShared } from '../content/sharedSettings.ts';
import { todayKey } from '../live/daySnapshot.ts';
import type { ReadContext } from '../live/readContext.ts';

function described({ ageSeconds, failures }: CacheReport): string {
  if (ageSeconds === null) return failures > 0 ? 'down' : 'cold';
  return failures > 0 ? `${ageSeconds} s old, failing` : `${ageSeconds} s old`;
}

/**
 * The `Server-Timing` of a page: how long its head took (milliseconds), and the age of each source’s data. The rest of the page
 * streams later and has no timing.
 */
export function serverTiming(
  { feed, live, content, begunAt }: Pick<ReadContext, 'feed' | 'live' | 'content'> & { begunAt: number },
  locale: Locale,
): string {
  const sources = {
    live: live.lists.report(todayKey(feed.upstream.id)),
    content: reportOfShared(content.shared, content.source.upstream.id, locale),
  };
  return [
    `head;dur=${Date.now() - begunAt}`,
    ...Object.entries(sources).map(([name, report]) => `${name};desc="${described(report)}"`),
  ].join(', ');
}
