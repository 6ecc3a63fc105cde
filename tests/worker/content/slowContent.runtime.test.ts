import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDemoContent } from '../../../worker/demo/content/app.ts';
import { SATURDAY, siteWith, visitorOf } from '../site.runtime.ts';

const SECRET = 'the secret of this webhook';
/** More than a page waits for what stands around its scores. */
const SLOW_MS = 900;

const demo = createDemoContent({ now: () => Date.parse(SATURDAY) });
const visitor = visitorOf('GB');

let sites = 0;

/** One isolate with a content system that becomes slow, and whose types a test gives other answers. */
function slowSite() {
  sites += 1;
  const instead: Record<string, object> = {};
  let delay = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (!(request instanceof Request)) throw new Error('the client makes requests');
    const answer = instead[new URL(request.url).pathname.replace('/api/', '')];
    await new Promise((done) => setTimeout(done, delay));
    return answer === undefined ? demo.fetch(request) : Response.json({ data: answer });
  });
  const visit = siteWith({ CMS_URL: `https://cms-slow-${sites}.test`, PURGE_SECRET: SECRET });
  return {
    see: async (path: string) => (await visit(path, visitor)).text(),
    publish: async (model: string, type: string, data: object) => {
      instead[type] = data;
      delay = SLOW_MS;
      const body = JSON.stringify({ event: 'entry.publish', model, entry: { id: 1 } });
      const answer = await visit('/api/purge', { 'X-Purge-Secret': SECRET }, { method: 'POST', body });
      expect(answer.status).toBe(200);
    },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('the first page after something was published in a slow content system', () => {
  it('has the new offers', async () => {
    const site = slowSite();
    expect(await site.see('/')).toContain('/play/bet365');
    const attributes = { name: 'Newcomer', rank: 1, bonus: 'A new bonus', playUrl: 'https://newcomer.test/' };
    await site.publish('operator', 'operators', [{ id: 1, attributes }]);
    const page = await site.see('/');
    expect(page).toContain('/play/newcomer');
    expect(page).not.toContain('/play/bet365');
  });

  it('has the offers that are still right, where something else is new', async () => {
    const site = slowSite();
    await site.see('/');
    await site.publish('news-item', 'news-items', [{ id: 1, attributes: { title: 'What is new', link: '/new' } }]);
    const page = await site.see('/nl');
    expect(page).toContain('What is new');
    expect(page).toContain('/nl/speel/bet365');
  });

  it('has none where the country was closed', async () => {
    const site = slowSite();
    expect(await site.see('/')).toContain('/play/bet365');
    await site.publish('site-setting', 'site-setting', { id: 1, attributes: { policy: { GB: { offers: false } } } });
    expect(await site.see('/')).not.toMatch(/\/play\/|bet365/);
  });
});
