import { openMenu, settingsOf } from './phoneMenu.ts';
import { expect, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
});

test('the mobile menu lists the top competitions and countries in the editors’ order', async ({ page }) => {
  const { topCompetitions, topCountries } = await settingsOf(page);
  const { menu } = await openMenu(page);
  const competitions = menu.getByRole('region', { name: 'Competitions' });
  const countries = menu.getByRole('region', { name: 'Countries' });
  await expect(competitions.getByRole('listitem')).toHaveText(topCompetitions.map(({ name }) => name));
  await expect(countries.getByRole('listitem')).toHaveText(topCountries.map(({ names }) => names.en));
  expect(topCountries.length).toBeGreaterThan(3);
  await expect(competitions.getByRole('link').last()).toHaveAttribute('href', '/football/competitions');
  await expect(countries.getByRole('link').last()).toHaveAttribute('href', '/football/regions');
});

test('the mobile menu marks the term in its results from 3 characters', async ({ page }) => {
  const { menu, box } = await openMenu(page);
  await box.fill('eng');
  await expect(menu.getByRole('option', { name: /^England/ }).locator('mark')).toHaveText('Eng');
  await expect(menu.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toHaveCount(1);
  for (const mark of await menu.locator('mark').allTextContents()) expect(mark.toLowerCase()).toBe('eng');
});

test('the Dutch mobile menu says that a search found nothing', async ({ page }) => {
  const { menu, box } = await openMenu(page, `/nl${TERMS}`);
  await box.fill('zzzz');
  // Once for competitions, once for countries, and once for screen readers.
  await expect(menu.getByText('Geen resultaten gevonden', { exact: true })).toHaveCount(3);
  await expect(menu.getByRole('status').first()).toHaveText('Geen resultaten gevonden');
  await expect(menu.getByRole('option')).toHaveCount(0);
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
