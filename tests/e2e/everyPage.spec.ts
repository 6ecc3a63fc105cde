import type { APIRequestContext } from 'playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const VISITOR = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'Europe/London', 'x-visitor-now': SATURDAY };

/** What an address answers, and the links on its page. */
async function visit(request: APIRequestContext, path: string) {
  const response = await request.get(new URL(path, process.env.SITE_URL ?? '').href, {
    headers: VISITOR,
    maxRedirects: 0,
    maxRetries: 3,
  });
  const html = await response.text();
  const links = [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return { path, status: response.status(), links: [...new Set(links)] };
}

const linksOf = async (request: APIRequestContext, path: string) => (await visit(request, path)).links;

/** What kind of page an address is: the same path with its names left out. */
function kindOf(href: string): string {
  const [path = '', query = ''] = href.split('?');
  const words = path.split('/').map((word) => (/\d/.test(word) ? '#' : word));
  // A region's name is the third word of a Dutch list and the second of an English one.
  const named = words.length > 3 && words.at(-1) === '#' ? words.slice(0, -2).join('/') : words.join('/');
  return `${named}?${query.replace(/=[^&]*/g, '')}`;
}

for (const start of ['/', '/nl']) {
  test(`a crawl from ${start} finds no broken link`, async ({ request }) => {
    test.setTimeout(120_000);
    const seen = new Set<string>([start]);
    const kinds = new Map<string, number>();
    const queue = [await visit(request, start)];
    const broken: string[] = [];
    for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
      for (const link of page.links) {
        const count = kinds.get(kindOf(link)) ?? 0;
        if (seen.has(link) || count >= 3 || link.startsWith('/assets/')) continue;
        seen.add(link);
        kinds.set(kindOf(link), count + 1);
        const isPlay = /^\/(play|nl\/speel)\//.test(link);
        const found = await visit(request, link);
        if (found.status !== (isPlay ? 302 : 200)) broken.push(`${found.status} ${link} on ${page.path}`);
        else if (!isPlay && seen.size < 160) queue.push(found);
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  });
}

test.describe('every kind of page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility fault and no overflow in the ${colorScheme} theme`, async ({ page, request }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.emulateMedia({ colorScheme });
      await visitAs(page, { now: SATURDAY });
      const [home, live] = [await linksOf(request, '/nl'), await linksOf(request, '/nl/voetbal/live')];
      const match = live.find((link) => link.startsWith('/nl/wedstrijd/')) ?? '';
      const later = home.findLast((link) => link.startsWith('/nl/wedstrijd/')) ?? '';
      const matchLinks = await linksOf(request, match);
      const competition = matchLinks.find((link) => /^\/nl\/voetbal\/[a-z-]+\/[a-z0-9-]+\d$/.test(link)) ?? '';
      const team = matchLinks.find((link) => link.startsWith('/nl/team/')) ?? '';
      const paths = [
        ...matchLinks.filter((link) => link.startsWith(match)),
        later,
        competition,
        ...(await linksOf(request, competition)).filter((link) => link.startsWith(`${competition}/`)),
        team,
        '/nl/voetbal/live',
        '/nl/voetbal/regions',
        '/nl/voetbal/competitions',
        '/nl/voetbal/england',
        '/nl/basketbal',
        '/nl/static/responsible-gambling',
      ];
      const faults: string[] = [];
      for (const path of new Set(paths)) {
        await open(page, path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) faults.push(`${path}: ${overflow} px too wide`);
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${path}: ${fault.slice(0, 300)}`));
      }
      expect(faults).toEqual([]);
      expect(new Set(paths).size).toBeGreaterThan(12);
    });
  }
});
