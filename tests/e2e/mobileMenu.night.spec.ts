import { openMenu, settingsOf } from './phoneMenu.ts';
import { expect, SATURDAY, test, visitAs } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
});

test('a competition without a logo shows the flag of its country in the mobile menu', async ({ page }) => {
  const { topCompetitions } = await settingsOf(page);
  const bare = topCompetitions.find(({ logo, country }) => logo === null && country.flag !== null);
  if (bare === undefined) throw new Error('every top competition has a logo or no flag');
  const { menu } = await openMenu(page);
  const entry = menu.getByRole('region', { name: 'Competitions' }).getByRole('link', { name: bare.name, exact: true });
  await expect(entry.locator('img')).toHaveAttribute('src', bare.country.flag ?? '');
});

test('a result of the mobile menu leads to its page', async ({ page }) => {
  const { menu, box } = await openMenu(page);
  await box.fill('england');
  await menu.getByRole('option', { name: /^England/ }).click();
  await expect(page).toHaveURL(/\/football\/england$/);
});

test('a search that answers 500 shows an empty list without a notice', async ({ page }) => {
  // The browser logs the failed request by itself. Errors of the page's own script still fail the test.
  page.removeAllListeners('console');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged.push(message.text());
  });
  await page.clock.install();
  let requests = 0;
  await page.route('**/api/search?*', (route) => {
    requests += 1;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  const { menu, box } = await openMenu(page);
  const top = menu.getByRole('region', { name: 'Competitions' }).getByRole('listitem');
  await expect(top.first()).toBeVisible();
  await box.fill('ajax');
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return top.count();
    })
    .toBe(0);
  expect(requests).toBeGreaterThan(0);
  await expect(menu.getByText('No results from search')).toHaveCount(0);
  await expect(menu.getByRole('status').first()).toHaveText('');
  await expect(menu.getByRole('region', { name: 'Competitions' })).toBeVisible();
  expect(logged).toEqual([]);
});
