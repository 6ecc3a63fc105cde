import { topCountries } from '../../worker/demo/content/data/topLists.ts';
import { expect, open, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

test('a search starts at three characters and marks its matches', async ({ page }) => {
  const terms: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') terms.push(searchParams.get('q'));
  });
  await page.clock.install();
  await visitAs(page, { now: SATURDAY });
  await open(page, TERMS);
  const sidebar = page.getByRole('complementary', { name: 'Search teams, competitions and countries' });
  const box = sidebar.getByRole('combobox');
  await box.pressSequentially('li');
  // A search waits less for the next key.
  await page.clock.runFor(1_000);
  expect(terms).toEqual([]);
  await expect(sidebar.locator('mark')).toHaveCount(0);
  await box.fill('liga');
  await expect(sidebar.locator('#side-search-competitions mark')).toHaveCount(10);
  await expect(sidebar.locator('mark').first()).toHaveText(/^liga$/i);
  await box.fill('zzzz');
  await expect.poll(() => terms.at(-1)).toBe('zzzz');
  await expect(sidebar.locator('mark')).toHaveCount(0);
  await expect(sidebar.getByText('No results from search')).not.toHaveCount(0);
  await box.fill('zz');
  await expect(sidebar.getByRole('link', { name: 'Premier League' }).first()).toBeVisible();
  expect(new Set(terms)).toEqual(new Set(['liga', 'zzzz']));
});

test('the sidebar lists the top countries in the order of the editors', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, TERMS);
  const countries = page.getByRole('region', { name: 'Countries' }).getByRole('listitem');
  await expect(countries).toHaveText(topCountries);
});

test('a search lists top countries before all others', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, TERMS);
  await page
    .getByRole('complementary', { name: 'Search teams, competitions and countries' })
    .getByRole('combobox')
    .fill('land');
  const found = page.locator('#side-search-countries').getByRole('option');
  await expect(found.nth(4)).toBeVisible();
  const names = (await found.allInnerTexts()).map((text) => text.split('\n')[0]);
  const countries = [...new Set(names)];
  expect(countries.slice(0, 3)).toEqual(['England', 'Netherlands', 'Scotland']);
  expect(countries.slice(3)).toEqual(countries.slice(3).toSorted());
});

test('the right column shows banner, bonuses and foldable news in this order', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, TERMS);
  const tops = await Promise.all(
    ['.card:has(.text-accent) b', '#bonuses-title', '#news-title'].map(async (part) => {
      const box = await page.locator(`aside:has(#bonuses-title) ${part}`).first().boundingBox();
      return box?.y ?? 0;
    }),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  const news = page.getByRole('region', { name: 'News' }).locator('ul');
  await expect(news).toBeVisible();
  expect(await news.locator('li').count()).toBeLessThanOrEqual(4);
  await expect(page.getByRole('link', { name: 'Go to news' })).toBeAttached();
  await page.getByRole('heading', { name: 'News' }).click();
  await expect(news).toBeHidden();
});

test('every bet button opens a new tab, and its link is sponsored and not followed', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const links = await page
    .locator('a[href^="/play/"]')
    .evaluateAll((all) => all.map((link) => ({ target: link.getAttribute('target'), rel: link.getAttribute('rel') })));
  expect(links.length).toBeGreaterThan(2);
  for (const { target, rel } of links) {
    expect(target).toBe('_blank');
    expect(rel?.split(' ').toSorted()).toEqual(['nofollow', 'noopener', 'noreferrer', 'sponsored']);
  }
});

test('a click on a bet button leads to the operator in a new tab, and the page stays', async ({ page, context }) => {
  const answers: (string | number | null)[][] = [];
  // The test follows no link to the operator itself.
  await context.route('**/play/*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const referrer = await route.request().headerValue('referer');
    answers.push([answer.status(), answer.headers().location ?? null, referrer]);
    await route.fulfill({ contentType: 'text/html', body: '<title>The operator</title>' });
  });
  await visitAs(page, { now: SATURDAY });
  await open(page, TERMS);
  const before = page.url();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('region', { name: 'Top Sportsbook Bonuses' }).locator('a[href="/play/bet365"]').click(),
  ]);
  await expect(tab).toHaveTitle('The operator');
  expect(answers).toEqual([[302, 'https://www.example.com/offers/bet365?ref=scoreline', null]]);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(before);
});

test('a country without operators sees a note and no odds', async ({ page }) => {
  await visitAs(page, { country: 'IT', now: SATURDAY });
  await open(page, '/');
  await expect(page.getByText('No operators available for your country')).toBeVisible();
  await expect(page.locator('a[href^="/play/"]')).toHaveCount(0);
});

test('the menu lists top competitions and countries, and closes on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/football/england');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Premier League' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'England', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Browse all Competitions' })).toBeAttached();
  await menu.getByRole('link', { name: 'Show all countries' }).click();
  await page.waitForURL(/\/football\/regions$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/overflow-hidden/);
});

test('header and footer show their links, the odds formats and the year', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, TERMS);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Live scores/ })).toHaveAttribute('href', '/football/live');
  await expect(header.getByRole('link', { name: /^Powered by/ })).toHaveAttribute('target', '_blank');
  await expect(header.getByRole('combobox', { name: 'Odds format' }).locator('option')).toHaveText([
    'EU Decimal',
    'UK Fractions',
    'US Odds',
  ]);
  const footer = page.getByRole('contentinfo');
  for (const name of ['About Us', 'Terms and Conditions', 'Cookie Policy', 'Responsible Gambling']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/static\//);
  }
  await expect(footer.getByRole('heading', { name: 'Responsibility and trust' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Follow us' })).toBeVisible();
  await expect(footer.getByText('© 2026')).toBeVisible();
});
