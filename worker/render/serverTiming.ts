import type { CacheReport } from '../cache/cache.ts';
import type { Services, VisitorClock } from '../isolate.ts';
import { todayKey } from '../live/daySnapshot.ts';

function described({ ageSeconds, failures }: CacheReport): string {
  if (ageSeconds === null) return failures > 0 ? 'down' : 'cold';
  return failures > 0 ? `${ageSeconds} s old, failing` : `${ageSeconds} s old`;
}

/**
 * The `Server-Timing` of a page: how long its head waited (milliseconds), and how old the two sources' data was then. What
 * streams after the head is not in it.
 */
export function serverTiming(
  { services, clock, begunAt }: { services: Services; clock: VisitorClock; begunAt: number },
  locale: string,
): string {
  const { live, content } = services.clientsAt(clock);
  const sources = {
    live: services.feeds.report(todayKey(live.upstream.id)),
    content: services.shared.report(`${content.upstream.id}:shared:${locale}`),
  };
  return [
    `head;dur=${Date.now() - begunAt}`,
    ...Object.entries(sources).map(([name, report]) => `${name};desc="${described(report)}"`),
  ].join(', ');
}
