import type { Locator } from 'playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { foundCompetition, leagueMatch } from './pageKinds.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

/** The address of the table of a league. */
async function tablePath(page: Page): Promise<string> {
  return `${await foundCompetition(page, 'Premier League')}/standings`;
}

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const foundBy = async (page: Page, search: string) => `${search}?q=${encodeURIComponent(await leagueTeam(page))}`;
  for (const [name, pathOf] of [
    ['the search page', (page: Page) => foundBy(page, '/search')],
    ['the Dutch search page', (page: Page) => foundBy(page, '/nl/zoeken')],
    ['a table', tablePath],
  ] as const) {
    test(`a star on ${name} leads back to the same page without script`, async ({ page }) => {
      const address = new URL(await pathOf(page), process.env.SITE_URL).href;
      await page.goto(address);
      const star = page
        .locator('main')
        .getByRole('button', { name: /^(Follow|Volg) / })
        .last();
      await star.click();
      expect(page.url()).toBe(address);
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('follow');
    });
  }
});
