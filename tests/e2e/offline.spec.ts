import { isNight, NIGHT } from '../support/tier.ts';
import { expect, open, type Page, test } from './visitor.ts';

/**
 * Opens the site as one that is installed, and waits until its service worker answers. The worker takes five seconds of silence
 * for a lost network, and a busy machine may need as long for a page that it renders for the first time.
 */
async function openInstalled(page: Page, path: string): Promise<void> {
  for (const warm of ['/', '/football', '/basketball'])
    await page.request.get(new URL(warm, process.env.SITE_URL).href);
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('display-mode') ? 'all' : query);
  });
  await open(page, path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const keptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));

test('an installed site without a network shows kept pages with their age', async ({ browser }) => {
  // The failures write to the console of this page.
  const page = await browser.newPage();
  await openInstalled(page, '/');
  await open(page, '/football');
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(['/', '/football']));
  await page.context().setOffline(true);
  for (const path of ['/', '/football']) {
    await open(page, path);
    await expect(page.getByText('You’re offline. Scores from this minute')).toBeVisible();
    await expect(page.locator('main .row').first()).toBeVisible();
  }
  await page.goto(new URL('/basketball', process.env.SITE_URL).href);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.close();
});

test('pages through the service worker come to their end', NIGHT, async ({ page }) => {
  await openInstalled(page, '/');
  for (let visit = 0; visit < (isNight ? 15 : 4); visit += 1) {
    await open(page, visit % 2 === 0 ? '/' : '/football');
    await page.waitForLoadState('load');
    await expect(page.locator('script[type="application/ld+json"]').last()).toBeAttached();
  }
  await page.close();
});

test('a reload without a network is the browser’s where nothing is installed', NIGHT, async ({ browser }) => {
  const page = await browser.newPage();
  await open(page, '/');
  await page.context().setOffline(true);
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await page.close();
});
