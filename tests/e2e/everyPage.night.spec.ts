import type { APIRequestContext } from 'playwright/test';
import { LOCALES } from '../../web/domain/locale.ts';
import { collectPolicyBreaches, pageFaults } from './pageFaults.ts';
import { PAGE_KINDS, pageOfKind } from './pageKinds.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const VISITOR = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'Europe/London', 'x-visitor-now': SATURDAY };

/** The status of an address, and the links on its page. */
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

/** The kind of an address: its path without names. */
function kindOf(href: string): string {
  const [path = '', query = ''] = href.split('?');
  const words = path.split('/').map((word) => (/\d/.test(word) ? '#' : word));
  // A region's name is the third word of a Dutch list and the second of an English one.
  const named = words.length > 3 && words.at(-1) === '#' ? words.slice(0, -2).join('/') : words.join('/');
  return `${named}?${query.replace(/=[^&]*/g, '')}`;
}

for (const start of ['/', '/nl']) {
  test(`a crawl from ${start} finds no broken link`, async ({ request }) => {
    test.setTimeout(400_000);
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

for (const locale of LOCALES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`every kind of page has no faults in ${locale}, ${colorScheme}, ${width} px`, async ({ page }) => {
        test.setTimeout(600_000);
        await collectPolicyBreaches(page);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await visitAs(page, { now: SATURDAY });
        const faults: string[] = [];
        for (const kind of PAGE_KINDS) {
          // The status page has no script, and the browser logs the missing page's own status 404 as an error.
          if (kind === 'status' || kind === 'missing') continue;
          await open(page, await pageOfKind(page, kind, locale));
          faults.push(...(await pageFaults(page)).map((fault) => `${kind}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }
  }
}
