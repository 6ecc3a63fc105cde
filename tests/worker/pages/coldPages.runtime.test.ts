import { expect, it } from 'vitest';
import { onePerRoute, type PageName, pagesOf, samplesOf } from '../../crawl/pages.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { heldSite } from '../heldSite.runtime.ts';
import { textOf } from '../site.runtime.ts';

/** The status page tells of lateness itself, and the others are the same for everybody. */
const LEFT_OUT: readonly PageName[] = ['status', 'embed', 'settings', 'developers', 'play'];
const BY_DAY: readonly string[] = ['home', 'tournament', 'event', 'player', 'my', 'article'];

/** The address of each page that reads matches or content: by day one of each route with many parts. */
async function addresses(): Promise<string[]> {
  const pages = pagesOf('en', await samplesOf(textOf)).filter(({ name }) => !LEFT_OUT.includes(name));
  const read = isNight
    ? pages
    : onePerRoute(pages).filter(({ route }) => route !== null && BY_DAY.includes(route.name));
  return [...read.map(({ address }) => address), '/nl/static/responsible-gambling'];
}

const every = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found);

/** What a page says: its head, tabs, groups, rows, tables and offers in their order. */
function factsOf(status: number, html: string) {
  const text = html.replace(/<noscript>.*?<\/noscript>/gs, '').replaceAll('<!-- -->', '');
  return {
    status,
    title: every(text, /<title>(.*?)<\/title>/g),
    head: every(text, /(<link rel="canonical"[^>]*>|<meta name="robots"[^>]*>)/g),
    tabs: every(text, /<a href="([^"]+)"[^>]*class="tab/g),
    groups: every(text, /class="group-target flex min-h-9[^>]*href="([^"]+)"/g),
    rows: every(text, /class="row-link[^>]*href="([^"]+)"/g),
    scores: every(text, /class="row-score[^>]*>(\d*)</g),
    tables: every(text, /<tr[^>]*>(.*?)<\/tr>/g),
    places: every(text, /aria-labelledby="side-competitions">(.*?)<\/section>/g),
    offers: every(text, /href="([^"]+)"[^>]*class="bet-link"/g),
    news: every(text, /<div id="news">(.*?)<\/div>/g),
  };
}

it('each kind of page says the same cold, from slow backends, as warm', async () => {
  const differing = await Promise.all(
    (await addresses()).map(async (path) => {
      const site = heldSite({ content: 800, scores: 600 });
      const read = async () => {
        const page = await site.open(path);
        return factsOf(page.status, await page.whole());
      };
      const cold = await read();
      const warm = await read();
      const isSame = JSON.stringify(cold) === JSON.stringify(warm);
      return isSame ? [] : [{ path, cold, warm }];
    }),
  );
  expect(differing.flat()).toEqual([]);
});
