import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { siteWith } from '../site.runtime.ts';
import { HOUR, NONE, NOON, pollerWith, visitor } from './poller.runtime.ts';

const LIVE = 'v2/events/live';

const event = (id: string, hours = 0) => ({
  id,
  sport: 'football',
  start_date: new Date(NOON + hours * HOUR).toISOString(),
  status: hours > 0 ? 'Not started' : 'Finished',
  tournament: { id: '37', name: 'Eredivisie', country: { id: '1', name: 'Netherlands' } },
  home: { id: '1', name: 'Ajax' },
  away: { id: '2', name: 'PSV' },
  results: { runningscore: { home: '2', away: '1' } },
});

const ISOLATES = 3;

/** A feed with one listed and one unlisted match, and isolates of its site. */
export function contractFeed() {
  const url = newUrl('unknown-ids');
  const settings = {
    ...NONE,
    LIVE_SOURCE: 'backend',
    LIVE_API_URL: url,
    LIVE_CALLS_PER_SECOND: '10',
  };
  const { stub, binding } = pollerWith(settings);
  const asked = fakeSource(url, (path) => {
    if (path === LIVE) return { fixtures: [event('e1', 2)], results: [] };
    if (path === 'v2/events/e1') return event('e1', 2);
    const old = /^v2\/events\/(old\d*)$/.exec(path)?.[1];
    if (old !== undefined) return event(old, -24 * 30);
    if (path.startsWith('v1/tournaments?')) return { tournaments: [event('e1').tournament] };
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
  const sites = Array.from({ length: ISOLATES }, () => siteWith({ ...settings, POLLER: binding }));
  /** The status of an address; `turn` chooses the isolate. */
  const statusOf = async (path: string, turn: number) =>
    (await sites[turn % ISOLATES]?.(path, { ...visitor, 'CF-Connecting-IP': '192.0.2.1' }))?.status ?? 0;
  const callsFor = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
  return { asked, callsFor, statusOf, stub };
}

/** The calls of a feed about one match. */
export const OF_ONE = /^v2\/events\/(?!live)/;
