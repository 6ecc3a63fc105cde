import { describe, expect, it } from 'vitest';
import { parseSearchResults } from '../../../web/domain/search.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { visitorOf, visitSite } from '../site.runtime.ts';

/** Fakes a backend and records its calls. */
function backend(answer: (path: string) => unknown): string[] {
  const calls: string[] = [];
  stubFetch(async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    calls.push(decodeURIComponent(`${pathname}${search}`));
    return Response.json(answer(pathname));
  });
  return calls;
}

describe('calls to the backends', () => {
  it('count the events of today by sport and date', async () => {
    const calls = backend((path) => (path.endsWith('/counter') ? { counter: 7 } : { fixtures: [], results: [] }));
    await visitSite({ LIVE_API_URL: 'https://live-calls.test' }, '/api/health', visitorOf('GB'));
    expect(calls).toContain('/v1/events/counter?sport=1&date=2026-11-21');
    expect(calls).toContain('/v2/events/live');
  });

  const lands = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, attributes: { countryId: `c${id}`, name: `Landia ${id}` } }));

  it('read competitions and countries sorted by name, once each', async () => {
    const calls = backend((path) => ({ data: path.endsWith('/countries') ? lands(14) : [] }));
    const response = await visitSite({ CMS_URL: 'https://cms-calls.test' }, '/api/search?q=landia', visitorOf('GB'));
    expect(parseSearchResults(await response.json())?.countries).toHaveLength(14);
    for (const type of ['competitions', 'countries']) {
      const asked = calls.filter((each) => each.includes(`/${type}?`));
      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain('sort=name:asc');
    }
  });

  it('leave out the news card when there is no news', async () => {
    backend((path) => ({ data: path.endsWith('/site-setting') ? null : [] }));
    const html = await (await visitSite({ CMS_URL: 'https://cms-quiet.test' }, '/', visitorOf('GB'))).text();
    expect(html).toContain('No operators available for your country');
    expect(html).not.toContain('news-title');
  });
});
