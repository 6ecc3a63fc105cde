import { foundCompetition } from './pageKinds.ts';
import { expect, SATURDAY, test, visitAs } from './visitor.ts';

const address = (path: string) => new URL(path, process.env.SITE_URL ?? '').href;

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
