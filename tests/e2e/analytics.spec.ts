import type { Page } from 'playwright/test';
import { serveBuild } from '../support/serveBuild.ts';
import { NIGHT } from '../support/tier.ts';
import { collectPolicyBreaches } from './pageFaults.ts';
import { expect, open, test } from './visitor.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';

/** Acts like the container of Google Tag Manager: it makes a policy, loads a script, and sends hits by fetch, picture and beacon. */
const CONTAINER = `
  trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
  const more = document.createElement('script');
  more.src = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
  document.head.append(more);
  fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors', keepalive: true });
  new Image().src = 'https://www.google-analytics.com/collect?v=1';
  navigator.sendBeacon('https://analytics.google.com/g/collect?v=2');
`;

/** Records the requests to Google and answers them, so that no request leaves the machine. */
async function googleRequests(page: Page): Promise<string[]> {
  const urls: string[] = [];
  await page.route(/^https:\/\/[^/]*google[^/]*\//, (route) => {
    const url = route.request().url();
    urls.push(url);
    return route.fulfill({ contentType: 'text/javascript', body: url === TAG_MANAGER ? CONTAINER : '' });
  });
  return urls;
}

/** Moves the mouse until the page has requested something: the page may start to listen after the first move. */
async function moveMouseUntilRequested(page: Page, urls: readonly string[], count: number): Promise<void> {
  let moves = 0;
  await expect
    .poll(async () => {
      moves += 1;
      await page.mouse.move(50, 50 + (moves % 50));
      return urls.length;
    })
    .toBeGreaterThanOrEqual(count);
}

test('a Dutch visitor loads the tag manager only after “yes”, within the policy', NIGHT, async ({ page }) => {
  const site = await serveBuild({
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', GOOGLE_TAG_MANAGER_ID: 'GTM-TEST1' },
    matchesPerDay: 20,
    cf: { country: 'NL', timezone: 'UTC' },
  });
  try {
    const urls = await googleRequests(page);
    await collectPolicyBreaches(page);
    await page.clock.install();
    await open(page, '/nl/static/about-us', String(site.url));
    await page.mouse.move(50, 50);
    await page.mouse.wheel(0, 500);
    await page.clock.runFor(10_000);
    expect(urls).toEqual([]);
    await page.getByRole('complementary', { name: 'Bezoekcijfers' }).getByRole('button', { name: 'Ja' }).click();
    await expect(page.locator('#consent')).toHaveCount(0);
    await expect(page).toHaveURL(/\/nl\/static\/about-us$/);
    // Chromium aborts the transition between the pages, with an error, if the mouse moves before it.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.clock.runFor(2_000);
    expect(urls).toEqual([]);
    await moveMouseUntilRequested(page, urls, 5);
    const addresses = urls.map((url) => new URL(url)).map(({ hostname, pathname }) => `${hostname}${pathname}`);
    expect(addresses.toSorted()).toEqual([
      ...['analytics.google.com/g/collect', 'region1.google-analytics.com/g/collect'],
      ...['www.google-analytics.com/collect', 'www.googletagmanager.com/gtag/js', 'www.googletagmanager.com/gtm.js'],
    ]);
    await expect(page.locator('html')).not.toHaveAttribute('data-breaches');
  } finally {
    await page.close();
    await site.close();
  }
});
