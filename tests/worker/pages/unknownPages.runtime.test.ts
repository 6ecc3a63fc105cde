import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteWith, visitorOf } from '../site.runtime.ts';

const SECRET = 'the secret of this webhook';
const visitor = visitorOf('GB');

let sites = 0;

interface Row {
  pageLink: string;
  title: string;
  content: object[];
}

/** One isolate with a content system that has these pages, and how often its page contents were asked for. */
function siteOf(rows: Row[]) {
  sites += 1;
  let asked = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith('/site-setting')) return Response.json({ data: null });
    if (!url.pathname.endsWith('/page-contents')) return Response.json({ data: [] });
    asked += 1;
    const path = url.searchParams.get('filters[pageLink][$eq]');
    const found = rows.filter(({ pageLink }) => path === null || pageLink === path);
    return Response.json({ data: found.map((attributes, id) => ({ id, attributes })) });
  });
  const visit = siteWith({ CMS_URL: `https://cms-unknown-${sites}.test`, PURGE_SECRET: SECRET });
  return {
    asked: () => asked,
    status: async (path: string) => (await visit(path, visitor)).status,
    publish: (entry: Row) =>
      visit(
        '/api/purge',
        { 'X-Purge-Secret': SECRET },
        { method: 'POST', body: JSON.stringify({ event: 'entry.publish', model: 'page-content', entry }) },
      ),
  };
}

const page = (pageLink: string): Row => ({ pageLink, title: 'A page', content: [{ text: 'Words.' }] });

afterEach(() => vi.restoreAllMocks());

describe('a page that nobody has written', () => {
  it('costs the content system nothing, however many are made up', async () => {
    const site = siteOf([page('/static/contact')]);
    expect(await site.status('/static/contact')).toBe(200);
    const before = site.asked();
    for (let each = 0; each < 5; each += 1) {
      expect(await site.status(`/static/made-up-${each}`)).toBe(404);
      expect(await site.status(`/nl/static/made-up-${each}`)).toBe(404);
    }
    expect(site.asked()).toBe(before);
  });

  it('is seen at once when editors publish it, by who asked for it before', async () => {
    const rows = [page('/static/contact')];
    const site = siteOf(rows);
    expect(await site.status('/static/season')).toBe(404);
    rows.push(page('/static/season'));
    expect(await site.status('/static/season')).toBe(404);
    expect((await site.publish(page('/static/season'))).status).toBe(200);
    expect(await site.status('/static/season')).toBe(200);
  });

  it('is asked for by itself and remembered where the content system lists no pages', async () => {
    const rows: Row[] = [];
    const site = siteOf(rows);
    expect(await site.status('/static/season')).toBe(404);
    const before = site.asked();
    for (let each = 0; each < 10; each += 1) expect(await site.status('/static/season')).toBe(404);
    // The list that could not be told is what may be looked at again.
    expect(site.asked() - before).toBeLessThanOrEqual(2);
    rows.push(page('/static/season'));
    await site.publish(page('/static/season'));
    expect(await site.status('/static/season')).toBe(200);
  });
});
