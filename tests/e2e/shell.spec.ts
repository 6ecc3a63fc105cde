import { expect, openOnSaturday, TERMS, test } from './visitor.ts';

test('a search starts at three characters and marks its matches', async ({ page }) => {
  const terms: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') terms.push(searchParams.get('q'));
  });
  await page.clock.install();
  await openOnSaturday(page, TERMS);
  const sidebar = page.getByRole('complementary', { name: 'Search for teams, players, competitions and countries' });
  const box = sidebar.getByRole('combobox');
  await box.pressSequentially('li');
  // A search waits less for the next key.
  await page.clock.runFor(1_000);
  expect(terms).toEqual([]);
  await expect(sidebar.locator('mark')).toHaveCount(0);
  await box.fill('liga');
  await expect(sidebar.locator('#side-search-competitions mark')).toHaveCount(10);
  await expect(sidebar.locator('mark').first()).toHaveText(/^liga$/i);
  await expect(sidebar.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1);
  await box.fill('zzzz');
  await expect.poll(() => terms.at(-1)).toBe('zzzz');
  await expect(sidebar.locator('mark')).toHaveCount(0);
  await expect(sidebar.getByText('No results from search')).not.toHaveCount(0);
  await box.fill('zz');
  await expect(sidebar.getByRole('link', { name: 'Premier League' }).first()).toBeVisible();
  await box.fill('land');
  const found = sidebar.locator('#side-search-countries').getByRole('option');
  await expect(found.nth(4)).toBeVisible();
  const countries = [...new Set((await found.allInnerTexts()).map((text) => text.split('\n')[0]))];
  // Top countries come before all others.
  expect(countries.slice(0, 3)).toEqual(['England', 'Netherlands', 'Scotland']);
  expect(countries.slice(3)).toEqual(countries.slice(3).toSorted());
  expect(new Set(terms)).toEqual(new Set(['liga', 'zzzz', 'land']));
});
