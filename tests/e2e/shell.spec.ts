import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test('a search asks nothing below 3 characters, marks what matches, and says when nothing does', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('q'));
  });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const sidebar = page.getByRole('complementary', { name: 'Search teams, competitions and countries' });
  const box = sidebar.getByRole('combobox');
  await box.pressSequentially('li');
  // Longer than a search waits for the next key.
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  await expect(sidebar.locator('mark')).toHaveCount(0);
  await box.fill('liga');
  await expect(sidebar.locator('#side-search-competitions mark')).toHaveCount(10);
  await expect(sidebar.locator('mark').first()).toHaveText(/^liga$/i);
  await box.fill('zzzz');
  await expect.poll(() => asked.at(-1)).toBe('zzzz');
  await expect(sidebar.locator('mark')).toHaveCount(0);
  await expect(sidebar.getByText('No results from search')).not.toHaveCount(0);
  await box.fill('zz');
  await expect(sidebar.getByRole('link', { name: 'Premier League' }).first()).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['liga', 'zzzz']));
});

test('the hidden crumbs open from the ellipsis and close with a click elsewhere', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/football/competitions');
  const league = page.getByRole('main').locator('a[href*="/football/england/premier-league"]').first();
  await open(page, (await league.getAttribute('href')) ?? '');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const hidden = trail.locator('details a');
  await expect(hidden).toBeHidden();
  await trail.locator('summary').click();
  await expect(hidden).toHaveText('Football');
  await page.locator('#bonuses-title').click();
  await expect(hidden).toBeHidden();
});

test('the right column has the complaints banner, the bonuses and the news, which fold away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
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

test('the left sidebar is there on large screens only, 47 units wide, and the right column 72', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const sidebar = page.locator('aside:has(#side-search)');
  await expect(sidebar).toHaveCSS('width', '188px');
  await expect(page.locator('aside:has(#bonuses-title)')).toHaveCSS('width', '288px');
  await expect(sidebar.getByRole('link', { name: 'Browse all Competitions' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Browse all regions' })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(sidebar).toBeHidden();
});

test('a bet button opens the play route in a new tab, unfollowed and without a referrer', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const links = await page.locator('a[href^="/play/"]').all();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links.slice(0, 12)) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /nofollow.*noreferrer/);
  }
});

test('a country without operators reads that there are none, and sees no odds', async ({ page }) => {
  await visitAs(page, { country: 'IT', now: SATURDAY });
  await open(page, '/');
  await expect(page.getByText('No operators available for your country')).toBeVisible();
  await expect(page.locator('a[href^="/play/"]')).toHaveCount(0);
});

test('the menu lists top competitions and countries, marks where one is, and closes on the next page', async ({
  page,
}) => {
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

test('header and footer have their links, the formats, and the year of the copyright', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
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

test('on a phone the menu says who powers the site', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/nl');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mogelijk gemaakt door/ })).toBeHidden();
  await page.getByRole('button', { name: 'Menu openen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(
    menu.getByRole('link', { name: /^Mogelijk gemaakt door .+\(opent in een nieuw tabblad\)$/ }),
  ).toBeVisible();
});
