import { parseSettings } from '../../web/domain/settings.ts';
import { runClockUntil } from '../support/pageClock.ts';
import { NIGHT } from '../support/tier.ts';
import { scriptOf } from './scriptOf.ts';
import { expect, open, type Page, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

/** Opens the menu of a phone at its search box. */
async function openMenu(page: Page, path = TERMS) {
  await open(page, path);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  return { menu, box: menu.locator('#menu-search') };
}

/** The settings of the site in English. */
async function settingsOf(page: Page) {
  const answer = await page.request.get(`${process.env.SITE_URL}api/settings?locale=en`);
  const settings = parseSettings(await answer.json());
  if (settings === null) throw new Error('the settings cannot be read');
  return settings;
}

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

test('a press of the menu leads to the competitions when its script is blocked', async ({ page }) => {
  // The browser logs the blocked script.
  page.removeAllListeners('console');
  await page.clock.install();
  await page.route(`**${scriptOf('web/components/shell/MobileMenu.tsx')}`, (route) => route.abort());
  await open(page, TERMS);
  await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
  await runClockUntil(page, async () => expect(page.url()).toMatch(/\/football\/competitions$/));
});

test('a search that answers 500 shows an empty list without a notice', NIGHT, async ({ page }) => {
  // The browser logs the failed request. Errors of the page's own script still fail the test.
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
