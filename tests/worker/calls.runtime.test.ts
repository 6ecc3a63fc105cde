import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSearchResults } from '../../web/domain/search.ts';
import { visitorOf, visitSite } from './site.runtime.ts';

/** Answers every call of a backend, and notes what was asked. */
function backend(answer: (path: string) => unknown): string[] {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    calls.push(decodeURIComponent(`${pathname}${search}`));
    return Response.json(answer(pathname));
  });
  return calls;
}

afterEach(() => vi.restoreAllMocks());

describe('what the backends are asked', () => {
  it('counts today’s events with sport 1 and the date', async () => {
    const calls = backend((path) => (path.endsWith('/counter') ? { counter: 7 } : { fixtures: [], results: [] }));
    await visitSite({ LIVE_API_URL: 'https://live-calls.test' }, '/api/health', visitorOf('GB'));
    expect(calls).toContain('/v1/events/counter?sport=1&date=2026-11-21');
    expect(calls).toContain('/v2/events/live');
  });

  it('searches names that contain the term, sorted by name, and lists every country', async () => {
    const rows = Array.from({ length: 14 }, (_, id) => ({
      id,
      attributes: { countryId: `${id}`, name: `Land ${id}` },
    }));
    const calls = backend((path) => ({ data: path.endsWith('/countries') ? rows : [] }));
    const response = await visitSite({ CMS_URL: 'https://cms-calls.test' }, '/api/search?q=land', visitorOf('GB'));
    expect(parseSearchResults(await response.json())?.countries).toHaveLength(14);
    for (const type of ['competitions', 'countries']) {
      const call = calls.find((each) => each.includes(`/${type}?`) && each.includes('filters'));
      expect(call).toContain('filters[name][$containsi]=land');
      expect(call).toContain('sort=name:asc');
    }
  });

  it('leaves the news card away where there is no news', async () => {
    backend((path) => ({ data: path.endsWith('/site-setting') ? null : [] }));
    const html = await (await visitSite({ CMS_URL: 'https://cms-quiet.test' }, '/', visitorOf('GB'))).text();
    expect(html).toContain('No operators available for your country');
    expect(html).not.toContain('news-title');
  });
});
