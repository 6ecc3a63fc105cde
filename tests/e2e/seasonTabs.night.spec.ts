import { foundCompetition } from './pageKinds.ts';
import { expect, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const address = (path: string) => new URL(path, process.env.SITE_URL ?? '').href;

const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [360, 1440]) {
  test(`no tab of a season is wider than the page (${width} px)`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await visitAs(page, { now: SATURDAY });
    const own = await foundCompetition(page, 'Premier League');
    const knockOut = await foundCompetition(page, 'FA Cup');
    const tabs = [
      ...['rounds', 'rounds?round=round-1', 'scorers', 'scorers?by=cards', 'course'].map((tab) => `${own}/${tab}`),
      `${knockOut}/bracket`,
    ];
    for (const path of tabs) {
      await page.goto(address(path));
      await expect(page.locator('main h2, main table').first()).toBeVisible();
      expect(await excess(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('a round prints without its links, and forced colours show the chosen round', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  const own = await foundCompetition(page, 'Premier League');
  await page.emulateMedia({ media: 'print' });
  await page.goto(address(`${own}/rounds?round=round-1`));
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(page.locator('main h2').first()).toHaveText('Round 1');
  await expect(page.getByRole('link', { name: 'Later' })).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const chosen = page.locator('main a[aria-current="true"]').first();
  const other = page.locator('section[aria-labelledby="season-calendar"] a:not([aria-current])').first();
  const ground = (link: typeof chosen) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(chosen)).not.toBe(await ground(other));
});
