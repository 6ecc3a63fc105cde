import { isNight } from '../support/tier.ts';
import { expect, open, openOnSaturday, type Page, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

/** The star of the first row of a list, found by its accessible name. */
async function firstStar(page: Page) {
  const star = page
    .locator('.row-group .row')
    .first()
    .getByRole('button', { name: /^(Follow|Volg) / });
  const box = await star.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  return star;
}

const LISTS = [
  { path: '/', mine: 'Following', undo: 'Undo' },
  { path: '/nl', mine: 'Gevolgd', undo: 'Ongedaan maken' },
];

for (const { path, mine, undo } of isNight ? LISTS : LISTS.slice(0, 1)) {
  test(`a followed match comes first on ${path} until its star is pressed again`, async ({ page }) => {
    await openOnSaturday(page, path, PHONE);
    const star = await firstStar(page);
    await expect(star).not.toHaveAttribute('aria-pressed', 'true');
    const before = await star.boundingBox();
    await star.focus();
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: undo })).toBeVisible();
    expect(await star.boundingBox()).toEqual(before);
    const address = new URL(page.url()).href;
    await open(page, path);
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(mine);
    await (await firstStar(page)).click();
    await page.getByRole('button', { name: undo }).click();
    // Leaving before the script has handled the click would change nothing.
    await expect(await firstStar(page)).toHaveAttribute('aria-pressed', 'true');
    await open(page, path);
    await expect(page.getByRole('heading', { name: mine })).toBeVisible();
    const followed = await firstStar(page);
    await followed.click();
    await expect(followed).not.toHaveAttribute('aria-pressed', 'true');
    await open(page, path);
    await expect(page.getByRole('heading', { name: mine })).toHaveCount(0);
  });
}

test('a visitor who returns after six minutes reads the news of followed matches once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, { now: SATURDAY });
  const requests: string[] = [];
  await page.route('**/api/since-visit?*', (route) => {
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
  expect(requests).toEqual([expect.stringContaining(`/api/since-visit?since=${left}&locale=nl`)]);
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
    await expect(page.getByRole('heading', { name: 'Following' })).toBeVisible();
    await page.goto(new URL('/my', site).href);
    await expect(page.locator('h1')).toHaveText('Following');
    await expect(page.locator('main .row').first()).toBeVisible();
    await page.goto(new URL('/settings', site).href);
    await page.getByLabel('Odds and offers').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(site);
    await expect(page.locator('.prices').first()).toHaveCount(0);
    await page.goto(new URL('/settings', site).href);
    await page.getByRole('button', { name: /^Clear/ }).click();
    await page.goto(site);
    await expect(page.getByRole('heading', { name: 'Following' })).toHaveCount(0);
  });
});

test('a window shows the star and the contrast that its visitor chooses in one beside it', async ({
  page,
  context,
}) => {
  await openOnSaturday(page, '/');
  const beside = await context.newPage();
  await open(beside, '/settings');
  await (await firstStar(page)).click();
  await expect(beside.locator('.own-count').first()).toHaveAttribute('data-own', '1');
  await beside.getByRole('combobox', { name: 'Contrast' }).selectOption('more');
  await beside.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html')).toHaveClass(/\bcontrast\b/);
});

test('a follow that is given up on the page of follows stays there, without its star, while the page is open', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'follow', value: 't42.t40', url: process.env.SITE_URL ?? '' }]);
  await page.clock.install();
  await openOnSaturday(page, '/my');
  const list = page.getByRole('region', { name: /^What you follow/ });
  const stars = list.locator('.star');
  // The code that renews a page loads late.
  const isRenewed = (name: string) =>
    expect(async () => {
      await page.clock.fastForward(11 * 60_000);
      await expect(list).toHaveAccessibleName(name, { timeout: 2_000 });
    }).toPass();
  await expect(stars).toHaveCount(2);
  await stars.first().click();
  await isRenewed('What you follow (1)');
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'false');
  await stars.first().click();
  await isRenewed('What you follow (2)');
  await expect(stars).toHaveCount(2);
  for (const star of await stars.all()) await star.click();
  await expect(list.locator('.star[aria-pressed=false]')).toHaveCount(2);
  // The second answer comes after the page has handled the first.
  for (const _ of [1, 2]) {
    const renewed = page.waitForResponse('**/my');
    await page.clock.fastForward(11 * 60_000);
    await renewed;
  }
  await expect(stars).toHaveCount(2);
});
