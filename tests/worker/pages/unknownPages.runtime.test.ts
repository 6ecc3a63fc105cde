import { describe, expect, it } from 'vitest';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';

const SECRET = 'the secret of this webhook';

/** One isolate with these pages in its content system, and the number of calls for them. */
function siteOf(rows: object[]) {
  const { asked, open, visit } = contentSite((url) => contentOf({ 'page-contents': rows }, url), {
    PURGE_SECRET: SECRET,
  });
  return {
    asked: () => asked.filter((path) => path.includes('page-contents')).length,
    status: async (path: string) => (await open(path)).status,
    publish: (entry: object) =>
      visit(
        '/api/purge',
        { 'X-Purge-Secret': SECRET },
        { method: 'POST', body: JSON.stringify({ event: 'entry.publish', model: 'page-content', entry }) },
      ),
  };
}

const page = (pageLink: string) => ({ pageLink, title: 'A page', content: [{ text: 'Words.' }] });

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
