import { pauseClock } from '../support/pageClock.ts';
import { NIGHT } from '../support/tier.ts';
import { type PageRequest, recordRequests, runClock } from './pageRequests.ts';
import { expect, openOnSaturday, type Page, REGIONS, test } from './visitor.ts';

/** Opens a page whose clock is stopped until the test moves it. */
async function openStill(page: Page, path = REGIONS): Promise<void> {
  await page.clock.install();
  await openOnSaturday(page, path);
  await pauseClock(page);
}

/** Scrolls and waits for the scroll event. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

test('the offer bar appears at 351 pixels and changes its operator every 10 seconds', async ({ page }) => {
  await openStill(page);
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await scrollTo(page, 350);
  await expect(bar).toBeHidden();
  await scrollTo(page, 351);
  await expect(bar).toBeVisible();
  const offer = page.locator('#special-offer');
  const faded = page.locator('#special-offer.opacity-0');
  const name = offer.locator('b').first();
  const first = (await name.textContent()) ?? '';
  await page.clock.runFor(9999);
  await expect(faded).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(faded).toHaveCount(1);
  await expect(faded).toHaveClass(/duration-500/);
  await page.clock.runFor(499);
  await expect(name).toHaveText(first);
  await page.clock.runFor(1);
  await expect(name).not.toHaveText(first);
  await expect(faded).toHaveCount(0);
});

test('the back-to-top button appears at 401 pixels after 200 ms', async ({ page }) => {
  await openStill(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 900);
  // Its code may come before the scroll or after it.
  await page.clock.runFor(200);
  await expect(button).toBeVisible();
  await scrollTo(page, 400);
  await page.clock.runFor(200);
  await expect(button).toBeHidden();
  await scrollTo(page, 401);
  await page.clock.runFor(199);
  await expect(button).toBeHidden();
  await page.clock.runFor(1);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page polls the scores every 10 seconds', async ({ page }) => {
  await recordRequests(page);
  await openStill(page, '/handball');
  const scores = async (milliseconds: number) =>
    (await runClock(page, milliseconds)).filter(({ path }) => path === '/api/live');
  const before = (await scores(0)).length;
  let requests: PageRequest[] = [];
  // In small steps, because the next poll is timed from the last one's answer.
  for (let step = 0; requests.length < 2 && step < 60; step += 1) requests = (await scores(500)).slice(before);
  const [first, second] = requests.map(({ at }) => at);
  expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(10_000);
  expect(Number(second) - Number(first)).toBeLessThanOrEqual(10_500);
});

test('the page of followed matches polls the scores of a running match', NIGHT, async ({ page, context }) => {
  await recordRequests(page);
  await page.clock.install();
  await openOnSaturday(page, async () => {
    await page.goto(new URL('/football/live', process.env.SITE_URL).href);
    const follow = await page.locator('.row-live .star').first().getAttribute('value');
    await context.addCookies([{ name: 'follow', value: follow ?? '', url: process.env.SITE_URL ?? '' }]);
    return '/my';
  });
  await pauseClock(page);
  const scores = async () => (await runClock(page, 5_000)).filter(({ path }) => path === '/api/live').length;
  await expect.poll(scores, { intervals: [0] }).toBeGreaterThanOrEqual(3);
});

test('the flag of a country is a PNG of 48 x 48 pixels', async ({ request }) => {
  for (const slug of ['england', 'south-korea', 'netherlands']) {
    const response = await request.get(`${process.env.SITE_URL}assets/flags/${slug}.png`);
    const png = await response.body();
    expect(response.headers()['content-type']).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48]);
  }
});

test('the progress bar appears 100 ms after a click on a link', async ({ page }) => {
  await openStill(page);
  // The page stays, as if the next one were slow.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Handball' }).click();
  const bar = page.locator('.progress');
  await page.clock.runFor(99);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(bar).toHaveCount(0);
});
