import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { LEAGUE_PATH, linkedMatch } from '../demoPaths.runtime.ts';
import { heldSite } from '../heldSite.runtime.ts';

const tabsIn = (html: string) => Array.from(html.matchAll(/<a href="([^"]+)"[^>]*class="tab/g), ([, path]) => path);

/** The tabs of a page while some answers fail. */
async function tabsWithout(path: string, ...broken: string[]) {
  const site = heldSite();
  for (const each of broken) site.broken.add(each);
  return tabsIn(await (await site.open(path)).whole());
}

/** The tabs of a page while nothing fails. */
const wholes = new Map<string, Promise<(string | undefined)[]>>();

function tabsOf(path: string) {
  const whole = wholes.get(path) ?? tabsWithout(path);
  wholes.set(path, whole);
  return whole;
}

describe('a tab whose data failed', () => {
  it.each([
    ['standings', '/standings'],
    ['head-to-head', '/head-to-head'],
    ['odds', '/odds'],
  ])('stays on the page of a match: %s', async (tab, broken) => {
    const path = await linkedMatch();
    expect(await tabsWithout(path, broken)).toEqual(await tabsOf(path));
    const site = heldSite();
    site.broken.add(broken);
    const text = await (await site.open(`${path}/${tab}`)).whole();
    expect(text).toMatch(/This part can’t be shown right now.*<a class="pill[^>]*href="\?">Try again/s);
  });

  it.each(['/standings', '/scorers', '/events?sport=1'])('stays on the page of a competition: %s', async (broken) => {
    const whole = await tabsOf(`${LEAGUE_PATH}/rounds`);
    // Without the lists of days, fixtures and results may both exist.
    expect(await tabsWithout(`${LEAGUE_PATH}/rounds`, broken)).toEqual(expect.arrayContaining(whole));
  });
});

it('a competition’s remembered tabs do not wait for their data', async () => {
  const first = heldSite();
  await (await first.open(LEAGUE_PATH)).whole();
  const { keys } = await env.CACHE.list({ prefix: `live:${first.url}` });
  const key = keys.find(({ name }) => name.includes(':tabs:'))?.name ?? '';
  const site = heldSite();
  const known = { at: Date.now(), value: ['matches', 'bracket'] };
  await env.CACHE.put(key.replace(first.url, site.url), JSON.stringify(known));
  const release = site.hold('/scorers');
  const page = await site.open(LEAGUE_PATH);
  expect(tabsIn(await page.early())).toEqual([LEAGUE_PATH, `${LEAGUE_PATH}/matches`, `${LEAGUE_PATH}/bracket`]);
  release();
  await page.whole();
});
