import { expectFollowed, firstStar, PHONE } from './followed.ts';
import { expect, open, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

test('a followed match comes first until its star is pressed again', async ({ page }) => {
  await expectFollowed(page, { path: '/', mine: 'My matches', undo: 'Undo' });
});

test('a visitor who returns after six minutes reads the news of followed matches once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, { now: SATURDAY });
  const requests: string[] = [];
  await page.route('**/api/away?*', (route) => {
    requests.push(route.request().url());
    const lines = [{ text: "Ajax 2–1 PSV: 34' Brobbey · Afgelopen", link: '/nl/wedstrijd/voetbal/ajax-psv-1' }];
    return route.fulfill({ json: { title: 'Terwijl je weg was', close: 'Sluiten', lines } });
  });
  const cookie = (name: string, value: string) => ({ name, value, url: process.env.SITE_URL ?? '' });
  const left = Date.now() - 6 * 60_000;
  await page.context().addCookies([cookie('follow', 't1'), cookie('seen', String(left))]);
  await open(page, `/nl${TERMS}`);
  const notice = page.getByRole('region', { name: 'Terwijl je weg was' });
  await expect(notice.getByRole('status')).toContainText('Ajax 2–1 PSV');
  expect(requests).toEqual([expect.stringContaining(`/api/away?since=${left}&locale=nl`)]);
  const link = await notice.getByRole('link').boundingBox();
  expect(link?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await page.clock.install();
  await open(page, `/nl${TERMS}`);
  // The page asks within a second after it has hydrated.
  await page.clock.runFor(5_000);
  expect(requests).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stars, the own page and the settings work without script', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    const site = process.env.SITE_URL ?? '';
    await page.goto(site);
    await (await firstStar(page)).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('heading', { name: 'My matches' })).toBeVisible();
    await page.goto(new URL('/my', site).href);
    await expect(page.locator('h1')).toHaveText('My matches');
    await expect(page.locator('main .row').first()).toBeVisible();
    await page.goto(new URL('/settings', site).href);
    await page.getByLabel('Odds and offers').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(site);
    await expect(page.locator('.prices').first()).toHaveCount(0);
    await page.goto(new URL('/settings', site).href);
    await page.getByRole('button', { name: /^Clear/ }).click();
    await page.goto(site);
    await expect(page.getByRole('heading', { name: 'My matches' })).toHaveCount(0);
  });
});
