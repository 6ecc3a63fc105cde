import { openMenu, settingsOf } from './phoneMenu.ts';
import { expect, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
});

test('the mobile menu lists the editors’ top places and closes on the next page', async ({ page }) => {
  const { topCompetitions, topCountries } = await settingsOf(page);
  const { menu } = await openMenu(page, '/football/england');
  const competitions = menu.getByRole('region', { name: 'Competitions' });
  const countries = menu.getByRole('region', { name: 'Countries' });
  await expect(competitions.getByRole('listitem')).toHaveText(topCompetitions.map(({ name }) => name));
  await expect(countries.getByRole('listitem')).toHaveText(topCountries.map(({ names }) => names.en));
  expect(topCountries.length).toBeGreaterThan(3);
  await expect(menu.getByRole('link', { name: 'England', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(competitions.getByRole('link').last()).toHaveAttribute('href', '/football/competitions');
  await countries.getByRole('link', { name: 'Show all countries' }).click();
  await page.waitForURL(/\/football\/regions$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/overflow-hidden/);
});

test('a search in the Dutch mobile menu marks its term or says that it found nothing', async ({ page }) => {
  const { menu, box } = await openMenu(page, `/nl${TERMS}`);
  await box.fill('eng');
  await expect(menu.getByRole('option', { name: /^Engeland/ }).locator('mark')).toHaveText('Eng');
  await expect(menu.getByRole('status').filter({ hasText: /^\d+ resulta(?:at|ten)$/ })).toHaveCount(1);
  for (const mark of await menu.locator('mark').allTextContents()) expect(mark.toLowerCase()).toBe('eng');
  await box.fill('zzzz');
  // Once for competitions, once for countries, and once for screen readers.
  await expect(menu.getByText('Geen resultaten gevonden', { exact: true })).toHaveCount(3);
  await expect(menu.getByRole('status').first()).toHaveText('Geen resultaten gevonden');
  await expect(menu.getByRole('option')).toHaveCount(0);
});
