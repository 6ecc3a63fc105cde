import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

/** The star of the first row of a list, by the name that it is heard under. */
async function firstStar(page: Page) {
  const star = page
    .locator('.row-group .row')
    .first()
    .getByRole('button', { name: /^(Follow|Volg) / });
  const box = await star.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  return star;
}

for (const [path, mine, undo] of [
  ['/', 'My matches', 'Undo'],
  ['/nl', 'Mijn wedstrijden', 'Ongedaan maken'],
] as const) {
  test(`a match is followed from its row on ${path} by keyboard, stands first from then on, and can be let go`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await visitAs(page, { now: SATURDAY });
    await open(page, path);
    const star = await firstStar(page);
    await expect(star).not.toHaveAttribute('aria-pressed', 'true');
    await star.focus();
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const address = new URL(page.url()).href;
    await open(page, path);
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(mine);
    await (await firstStar(page)).click();
    await page.getByRole('button', { name: undo }).click();
    await open(page, path);
    await expect(page.getByRole('heading', { name: mine })).toBeVisible();
    await (await firstStar(page)).click();
    await open(page, path);
    await expect(page.getByRole('heading', { name: mine })).toHaveCount(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a star is a form that leads back to its list, and the own page and the settings work', async ({ page }) => {
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
    await page.getByRole('button', { name: /^Forget/ }).click();
    await page.goto(site);
    await expect(page.getByRole('heading', { name: 'My matches' })).toHaveCount(0);
  });
});
