import type { Page } from 'playwright/test';
import { serveBuild } from '../support/serveBuild.mjs';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

/** What the browser refuses on every page that is opened, by directive and address. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'noteViolation')(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/** An address of each kind of page, in both languages. */
async function addressesOf(page: Page, site: string): Promise<string[]> {
  await open(page, '/', site);
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const match = hrefs.find((href) => href?.startsWith('/match/')) ?? '';
  await open(page, match, site);
  const tabs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const first = (start: string) => tabs.find((href) => href.startsWith(start)) ?? '/';
  return [
    '/',
    '/nl',
    '/nl/voetbal/live',
    '/football/competitions',
    '/football/england',
    ...tabs.filter((href) => href.startsWith(match)),
    first('/team/'),
    '/static/responsible-gambling',
  ];
}

/** Does what the container of the tag manager does: policy, a script of its own, hits by fetch and by picture. */
const TAG_MANAGER = `
  trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
  const more = document.createElement('script');
  more.src = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
  document.head.append(more);
  fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors', keepalive: true });
  new Image().src = 'https://www.google-analytics.com/collect?v=1';
  navigator.sendBeacon('https://analytics.google.com/g/collect?v=2');
`;

test('no page of any kind does what its policy refuses', async ({ page }) => {
  test.setTimeout(240_000);
  const site = process.env.SITE_URL ?? '';
  const violations = await violationsOf(page);
  await visitAs(page, { now: SATURDAY });
  for (const address of await addressesOf(page, site)) {
    await open(page, address, site);
    await page.mouse.wheel(0, 600);
  }
  expect(violations).toEqual([]);
});

test('with a tag manager its scripts and hits pass, and no page does what its policy refuses', async ({ page }) => {
  test.setTimeout(240_000);
  const site = await serveBuild({
    root,
    port: 0,
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', GOOGLE_TAG_MANAGER_ID: 'GTM-TEST1' },
    cf: { country: 'GB', timezone: 'UTC' },
  });
  try {
    const hits = new Set<string>();
    await page.route(/^https:\/\/[^/]*google[^/]*\//, (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      hits.add(`${hostname}${pathname}`);
      return route.fulfill({ contentType: 'text/javascript', body: pathname === '/gtm.js' ? TAG_MANAGER : '' });
    });
    const violations = await violationsOf(page);
    await visitAs(page, { now: SATURDAY });
    for (const address of ['/', '/nl/static/about-us']) {
      hits.clear();
      await open(page, address, String(site.url));
      await expect
        .poll(
          async () => {
            // What waits for a sign of the visitor may come after the first one.
            await page.mouse.move(40, 60 + (performance.now() % 50));
            return [...hits].sort();
          },
          { message: address },
        )
        .toEqual([
          'analytics.google.com/g/collect',
          'region1.google-analytics.com/g/collect',
          'www.google-analytics.com/collect',
          'www.googletagmanager.com/gtag/js',
          'www.googletagmanager.com/gtm.js',
        ]);
    }
    expect(violations).toEqual([]);
    // What the page still loads would find nobody.
    await page.close();
  } finally {
    await site.close();
  }
});

test('text can’t become markup or script', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/static/about-us');
  // The browser says in its console what it refuses.
  page.removeAllListeners('console');
  const problems = await page.evaluate(() => {
    const script = document.createElement('script');
    const attempts = [
      () => Reflect.set(document.body, 'innerHTML', '<img src=x onerror=alert(1)>'),
      () => Reflect.set(script, 'src', '/assets/x.js'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => document.write('<b>x</b>'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'nothing';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    });
  });
  expect(problems).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});
