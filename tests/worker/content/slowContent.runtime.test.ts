import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../../worker/entry/app.ts';
import { createDemoContent } from '../../demo/content/app.ts';
import { contentSite } from '../fakeSites.runtime.ts';
import { london, ORIGIN, SATURDAY } from '../site.runtime.ts';

const SECRET = 'the secret of this webhook';
/** Shorter than a page waits for content. */
const SLOW_MS = 2_000;

/** Longer than a page waits for any content. */
const NEVER_MS = 11_000;

const demo = createDemoContent({ now: () => Date.parse(SATURDAY) });

/** One isolate with a content system. Only a test lets the time pass that a page waits for content. */
function slowSite() {
  const instead: Record<string, object> = {};
  let asked = Promise.withResolvers<void>();
  let answer = Promise.resolve();
  const { visit, open } = contentSite(
    async ({ pathname }, request) => {
      const data = instead[pathname.replace('/api/', '')];
      asked.resolve();
      await answer;
      return data === undefined ? demo.fetch(request) : { data };
    },
    { PURGE_SECRET: SECRET },
  );
  const see = async (path: string) => (await open(path)).text;
  return {
    see,
    publish: async (model: string, type: string, data: object) => {
      // The site reloads content that is older than the publish.
      vi.setSystemTime(Date.now() + 2_000);
      instead[type] = data;
      const body = JSON.stringify({ event: 'entry.publish', model, entry: { id: 1 } });
      const { status } = await visit('/api/purge', { 'X-Purge-Secret': SECRET }, { method: 'POST', body });
      expect(status).toBe(200);
    },
    /** The page when content arrives late. */
    seeLate: async (path: string) => {
      const late = Promise.withResolvers<void>();
      asked = Promise.withResolvers();
      answer = late.promise;
      const page = see(path);
      await asked.promise;
      await vi.advanceTimersByTimeAsync(SLOW_MS);
      late.resolve();
      return page;
    },
  };
}

beforeEach(() => vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] }));

describe('the first page after publishing in a slow content system', () => {
  it('shows the new offers', async () => {
    const site = slowSite();
    expect(await site.see('/')).toContain('/play/bet365');
    const countries = { data: [{ attributes: { code: 'GB' } }] };
    const attributes = { name: 'Newcomer', bonus: 'A new bonus', playUrl: 'https://newcomer.test/', countries };
    await site.publish('operator', 'operators', [{ id: 1, attributes }]);
    const page = await site.seeLate('/');
    expect(page).toContain('/play/newcomer');
    expect(page).not.toContain('/play/bet365');
  });

  it('keeps the offers when only the news changed', async () => {
    const site = slowSite();
    await site.see('/');
    await site.publish('news-item', 'news-items', [{ id: 1, attributes: { title: 'What is new', link: '/new' } }]);
    const page = await site.seeLate('/nl');
    expect(page).toContain('What is new');
    expect(page).toContain('/nl/speel/bet365');
  });

  it('shows no offer when the country was closed', async () => {
    const site = slowSite();
    expect(await site.see('/')).toContain('/play/bet365');
    await site.publish('site-setting', 'site-setting', { id: 1, attributes: { policy: { GB: { offers: false } } } });
    expect(await site.seeLate('/')).not.toMatch(/\/play\/|bet365/);
  });
});

it('articles that never arrive cost a page no offers', async () => {
  const asked = Promise.withResolvers<void>();
  const { url } = contentSite(({ pathname }, request) => {
    if (!pathname.endsWith('/articles')) return demo.fetch(request);
    asked.resolve();
    return new Promise(() => undefined);
  });
  const request = new Request(`${ORIGIN}/`, { headers: london });
  // The call of the articles goes on in the background.
  const page = app.fetch(request, { ...env, CMS_URL: url }, createExecutionContext());
  await asked.promise;
  await vi.advanceTimersByTimeAsync(NEVER_MS);
  expect(await (await page).text()).toContain('/play/bet365');
});
