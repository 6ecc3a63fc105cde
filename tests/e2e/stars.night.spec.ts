import type { Locator } from 'playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { leagueMatch } from './todaysMatches.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

/** The name of a team that plays today. */
async function leagueTeam(page: Page): Promise<string> {
  const { home } = await leagueMatch(page);
  return home?.name ?? '';
}

async function sizeOf(star: Locator): Promise<[width: number, height: number]> {
  const box = await star.boundingBox();
  return [box?.width ?? 0, box?.height ?? 0];
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, { now: SATURDAY });
});

for (const [path, menuName, verb, undo] of [
  ['/goals', 'Open the menu', 'Follow', 'Undo'],
  ['/nl/doelpunten', 'Menu openen', 'Volg', 'Ongedaan maken'],
] as const) {
  test(`a star in the menu's search on ${path} follows a team until it is undone`, async ({ page }) => {
    const team = await leagueTeam(page);
    await open(page, path);
    await page.getByRole('button', { name: menuName }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('combobox').fill(team);
    const star = menu.getByRole('button', { name: `${verb} ${team}`, exact: true });
    await expect(star).toBeVisible();
    expect(await sizeOf(star)).toEqual([44, 44]);
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    await star.focus();
    await page.keyboard.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const said = menu.getByRole('status').filter({ hasText: team });
    await expect(said).toBeVisible();
    await said.getByRole('button', { name: undo }).click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
}

test('the star of a search result is beside it, and the arrow keys choose results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const sidebar = page.locator('aside:has(#side-search)');
  const box = sidebar.getByRole('combobox');
  await box.fill('league');
  const options = sidebar.locator('#side-search-competitions [role=option]');
  await expect(options).toHaveCount(10);
  const middles = (all: Locator) =>
    all.evaluateAll((each) =>
      each.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
  const competitions = sidebar.locator('section:has(#side-search-competitions)');
  expect(await middles(competitions.locator('.star'))).toEqual(await middles(options));
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});
