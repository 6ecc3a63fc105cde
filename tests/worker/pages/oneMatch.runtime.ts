import { newUrl, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

/** An isolate of a site whose feed knows only the match `E1`. */
export function siteOfMatch(event: object) {
  stubFetch(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/v2/events/E1')) return Response.json(event);
    if (pathname.endsWith('/v2/events/live')) return Response.json({ fixtures: [event], results: [] });
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
  const visit = siteWith({ LIVE_API_URL: newUrl('feed-of-one') });
  return (path: string, country = 'GB', headers: Record<string, string> = {}) =>
    visit(path, visitorOf(country, headers));
}
