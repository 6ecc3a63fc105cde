import { describe, expect, it } from 'vitest';
import { createDemoContent } from '../../demo/content/app.ts';
import { contentSite } from '../fakeSites.runtime.ts';
import { SATURDAY } from '../site.runtime.ts';

const SECRET = 'the secret of this webhook';
/** Longer than a page's timeout for content. */
const SLOW_MS = 900;

const demo = createDemoContent({ now: () => Date.parse(SATURDAY) });

/** One isolate with a content system that becomes slow after a publish. */
function slowSite() {
  const instead: Record<string, object> = {};
  let delay = 0;
  const { visit, open } = contentSite(
    async ({ pathname }, request) => {
      const data = instead[pathname.replace('/api/', '')];
      await new Promise((done) => setTimeout(done, delay));
      return data === undefined ? demo.fetch(request) : { data };
    },
    { PURGE_SECRET: SECRET },
  );
  return {
    see: async (path: string) => (await open(path)).text,
    publish: async (model: string, type: string, data: object) => {
      instead[type] = data;
      delay = SLOW_MS;
      const body = JSON.stringify({ event: 'entry.publish', model, entry: { id: 1 } });
      const answer = await visit('/api/purge', { 'X-Purge-Secret': SECRET }, { method: 'POST', body });
      expect(answer.status).toBe(200);
    },
  };
}

describe('the first page after publishing in a slow content system', () => {
  it('shows the new offers', async () => {
    const site = slowSite();
    expect(await site.see('/')).toContain('/play/bet365');
    const countries = { data: [{ attributes: { code: 'GB' } }] };
    const attributes = { name: 'Newcomer', bonus: 'A new bonus', playUrl: 'https://newcomer.test/', countries };
    await site.publish('operator', 'operators', [{ id: 1, attributes }]);
    const page = await site.see('/');
    expect(page).toContain('/play/newcomer');
    expect(page).not.toContain('/play/bet365');
  });

  it('keeps the offers when only the news changed', async () => {
    const site = slowSite();
    await site.see('/');
    await site.publish('news-item', 'news-items', [{ id: 1, attributes: { title: 'What is new', link: '/new' } }]);
    const page = await site.see('/nl');
    expect(page).toContain('What is new');
    expect(page).toContain('/nl/speel/bet365');
  });

  it('shows no offer when the country was closed', async () => {
    const site = slowSite();
    expect(await site.see('/')).toContain('/play/bet365');
    await site.publish('site-setting', 'site-setting', { id: 1, attributes: { policy: { GB: { offers: false } } } });
    expect(await site.see('/')).not.toMatch(/\/play\/|bet365/);
  });
});

it('articles that never arrive cost a page no offers', async () => {
  const { open } = contentSite(({ pathname }, request) =>
    pathname.endsWith('/articles') ? new Promise(() => undefined) : demo.fetch(request),
  );
  expect((await open('/')).text).toContain('/play/bet365');
});
