import { type PageRequest, recordRequests, runClock } from './pageRequests.ts';
import { openStill, scrollTo } from './stillPage.ts';
import { expect, test } from './visitor.ts';

test('the offer bar appears at 351 pixels and the back-to-top button at 401', async ({ page }) => {
  await openStill(page);
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await scrollTo(page, 350);
  await expect(bar).toBeHidden();
  await scrollTo(page, 351);
  await expect(bar).toBeVisible();
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 401);
  await page.clock.runFor(199);
  await expect(button).toBeHidden();
  await page.clock.runFor(1);
  await expect(button).toBeVisible();
  await scrollTo(page, 400);
  await page.clock.runFor(200);
  await expect(button).toBeHidden();
  await scrollTo(page, 900);
  await page.clock.runFor(200);
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

test('the flag of a country is a PNG of 48 x 48 pixels', async ({ request }) => {
  for (const slug of ['england', 'south-korea', 'netherlands']) {
    const response = await request.get(`${process.env.SITE_URL}assets/flags/${slug}.png`);
    const png = await response.body();
    expect(response.headers()['content-type']).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48]);
  }
});
