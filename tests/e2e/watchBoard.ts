import { expect, open, type Page, SATURDAY, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

/** The ids of up to three running football matches. */
async function liveIds(page: Page): Promise<string[]> {
  await page.goto(new URL('/football/live', process.env.SITE_URL ?? '').href);
  const stars = page.locator('.row .star[value^=m]');
  return (await stars.evaluateAll((all) => all.map((star) => star.getAttribute('value')?.slice(1) ?? ''))).slice(0, 3);
}

interface BoardWords {
  path: string;
  heading: string;
  /** The words on the button that opens the floating window. */
  float: string;
}

/** Expects a watch board to gain and lose a match and to float, all by the keyboard on a phone. */
export async function expectKeyboardBoard(page: Page, { path, heading, float }: BoardWords): Promise<void> {
  await page.setViewportSize(PHONE);
  await visitAs(page, { now: SATURDAY });
  const ids = await liveIds(page);
  await open(page, `${path}?matches=${ids.slice(0, 2).join('.')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const tiles = page.locator('main li.card');
  await expect(tiles).toHaveCount(2);
  await page
    .getByRole('link', { name: /^(Add|Toevoegen):/ })
    .first()
    .press('Enter');
  await expect(tiles).toHaveCount(3);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const box = await page
    .getByRole('link', { name: /^Remove|weghalen$/ })
    .first()
    .boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page
    .getByRole('link', { name: /^Remove|weghalen$/ })
    .first()
    .press('Enter');
  await expect(tiles).toHaveCount(2);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: float }).focus();
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const floating = await opening;
  await expect(floating.locator('li.card')).toHaveCount(2);
  expect(
    await floating
      .locator('li.card')
      .first()
      .evaluate((tile) => getComputedStyle(tile).borderRadius),
  ).toBe(await tiles.first().evaluate((tile) => getComputedStyle(tile).borderRadius));
}
