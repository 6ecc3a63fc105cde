import type { Locator } from 'playwright/test';
import { isNight } from '../support/tier.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

/** Up to three running football matches: their ids and home teams. */
async function liveMatches(page: Page): Promise<{ id: string; home: string }[]> {
  await page.goto(new URL('/football/live', process.env.SITE_URL ?? '').href);
  const rows = await page.locator('.row:has(.star[value^=m])').evaluateAll((all) =>
    all.map((row) => ({
      id: row.querySelector('.star')?.getAttribute('value')?.slice(1) ?? '',
      home: row.querySelector('.row-home .row-name')?.textContent ?? '',
    })),
  );
  return rows.slice(0, 3);
}

/** Presses Tab until the focus is on a link to the board whose name holds a text, and follows it. */
async function tabToChoice(page: Page, name: string): Promise<void> {
  const focused = page.locator('a[href*="matches="]:focus').filter({ hasText: name });
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await focused.count()).toBe(1);
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}

/** Searches the matches to add, chooses the one that is found, then one of a competition whose group was closed. */
async function addByKeyboard(page: Page, home: string): Promise<void> {
  const tiles = page.locator('main li.card');
  await page.getByRole('searchbox').last().focus();
  await page.keyboard.type(home);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('searchbox').last().focus();
  await tabToChoice(page, home);
  await expect(tiles).toHaveCount(3);
  const group = page.locator('main details:not([open])').first();
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open] summary:focus')).toHaveCount(1);
  await tabToChoice(page, '');
  await expect(tiles).toHaveCount(4);
}

const BOARDS = [
  { path: '/watch', heading: 'Match board', float: 'Pop out scores' },
  { path: '/nl/kijken', heading: 'Scorebord', float: 'Scores in apart venster' },
];

for (const { path, heading, float } of isNight ? BOARDS : BOARDS.slice(0, 1)) {
  test(`the keyboard fills, empties and floats the board at ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visitAs(page, { now: SATURDAY });
    const [first, second, third] = await liveMatches(page);
    await open(page, `${path}?matches=${first?.id}.${second?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const tiles = page.locator('main li.card');
    await expect(tiles).toHaveCount(2);
    await addByKeyboard(page, third?.home ?? 'a third match');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const remove = page.getByRole('link', { name: /^Remove|weghalen$/ }).first();
    expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await remove.press('Enter');
    await expect(tiles).toHaveCount(3);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: float }).focus();
    const opening = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const floating = await opening;
    const copies = floating.locator('li.card');
    await expect(copies).toHaveCount(3);
    const radiusOf = (tile: Locator) => tile.evaluate((element) => getComputedStyle(element).borderRadius);
    expect(await radiusOf(copies.first())).toBe(await radiusOf(tiles.first()));
  });
}
