import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test('the share buttons of a match, its competition and its team copy their links', async ({ page, context }) => {
  await visitAs(page, { now: SATURDAY });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/football/live');
  const paths = [await page.locator('.row-link').first().getAttribute('href')];
  await open(page, paths[0] ?? '');
  for (const link of ['.event-competition > a', '.event-team > a'])
    paths.push(await page.locator(link).first().getAttribute('href'));
  for (const path of paths) {
    await open(page, path ?? '');
    await page.getByRole('button', { name: /^Share / }).click();
    await expect(page.locator('.share-said')).toHaveText('Link copied');
    const address = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }
});
