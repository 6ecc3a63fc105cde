import { describe, expect, it } from 'vitest';
import { newUrl, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

const SECRET = 'the secret of this webhook';
const visitor = visitorOf('GB');

interface Row {
  pageLink: string;
  title: string;
  content: object[];
}

/** One isolate with these pages in its content system, and the number of calls for them. */
function siteOf(rows: Row[]) {
  let asked = 0;
  stubFetch(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith('/site-setting')) return Response.json({ data: null });
    if (!url.pathname.endsWith('/page-contents')) return Response.json({ data: [] });
    asked += 1;
    const path = url.searchParams.get('filters[pageLink][$eq]');
    const found = rows.filter(({ pageLink }) => path === null || pageLink === path);
    return Response.json({ data: found.map((attributes, id) => ({ id, attributes })) });
  });
  const visit = siteWith({ CMS_URL: newUrl('cms-unknown'), PURGE_SECRET: SECRET });
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

describe('a page that editors did not write', () => {
  it('answers 404 without a call to the content system', async () => {
    const site = siteOf([page('/static/contact')]);
    expect(await site.status('/static/contact')).toBe(200);
    const before = site.asked();
    for (let each = 0; each < 5; each += 1) {
      expect(await site.status(`/static/made-up-${each}`)).toBe(404);
      expect(await site.status(`/nl/static/made-up-${each}`)).toBe(404);
    }
    expect(site.asked()).toBe(before);
  });

  it('is shown at once after its publication', async () => {
    const rows = [page('/static/contact')];
    const site = siteOf(rows);
    expect(await site.status('/static/season')).toBe(404);
    rows.push(page('/static/season'));
    expect(await site.status('/static/season')).toBe(404);
    expect((await site.publish(page('/static/season'))).status).toBe(200);
    expect(await site.status('/static/season')).toBe(200);
  });
});
