import { leagueMatch, matchPath } from './pageKinds.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test('the share button of a match copies its link', async ({ page, context }) => {
  await visitAs(page, { now: SATURDAY });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, matchPath(await leagueMatch(page)));
  await page.getByRole('button', { name: /^Share / }).click();
  await expect(page.locator('.share-said')).toHaveText('Link copied');
  const address = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
