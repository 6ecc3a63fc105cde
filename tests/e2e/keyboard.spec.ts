import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

/** Where focus is, and what lies over it: the bar of offers, or a head that stays while the page scrolls. */
function focusState(): { name: string; covered: string | null } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const over = [top + 2, bottom - 2].map((y) => {
    if (y < 0 || y >= innerHeight) return 'the edge of the window';
    const cover = document.elementFromPoint(x, y)?.closest('.offer-bar, .sticky, .back-to-top');
    return cover === null || cover === undefined || cover.contains(focused) ? null : cover.className;
  });
  const isTall = bottom - top > innerHeight / 2;
  const covered = isTall ? null : (over.find((each) => each !== null) ?? null);
  return { name: `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`, covered };
}

async function coveredStops(page: Page, most: number): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(focusState);
    if (state === null) break;
    if (state.covered !== null) covered.push(`${state.name}: ${state.covered}`);
  }
  return { stops, covered };
}

async function linkOf(page: Page, from: string, link: string): Promise<string> {
  await open(page, from);
  return (await page.locator(link).first().getAttribute('href')) ?? '';
}

const PAGES: readonly [string, (page: Page) => Promise<string>][] = [
  ['the home page', async () => '/'],
  ['a match', (page) => linkOf(page, '/football/live', '.row-link')],
  [
    'the odds of a match',
    async (page) => `${await linkOf(page, '/?filter=upcoming', '.row:has(.price) .row-link')}/odds`,
  ],
  ['a competition', (page) => linkOf(page, '/nl', 'main h2 a')],
];

for (const [name, addressOf] of PAGES) {
  for (const [width, height] of [
    [360, 780],
    [320, 256],
  ] as const) {
    test(`focus never rests under the offer bar or a head that stays, on ${name} at ${width} × ${height}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitAs(page, { now: SATURDAY });
      await open(page, await addressOf(page));
      await page.evaluate(() => window.scrollTo(0, 400));
      const { stops, covered } = await coveredStops(page, 70);
      expect(stops).toBeGreaterThan(10);
      expect(covered).toEqual([]);
      // The page's last controls come to rest above the bar too.
      await page.locator('footer a, footer button').last().focus();
      expect((await page.evaluate(focusState))?.covered).toBeNull();
    });
  }
}

for (const [width, height] of [
  [360, 780],
  [1440, 900],
] as const) {
  test(`focus never rests under the offer bar whose terms are disclosed at ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAs(page, { now: SATURDAY });
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 400));
    const bar = page.getByRole('complementary', { name: 'Special offer' });
    await bar.locator('summary').click({ timeout: 20_000 });
    await expect(bar.getByRole('link', { name: /National Gambling Helpline/ })).toBeVisible();
    await page.locator('.row-link').nth(3).focus();
    const { stops, covered } = await coveredStops(page, 50);
    expect(stops).toBe(50);
    expect(covered).toEqual([]);
    await page.locator('footer a, footer button').last().focus();
    expect((await page.evaluate(focusState))?.covered).toBeNull();
  });
}

test('the offer bar is folded by itself in a short window, and the page ends above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  const padding = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.page-end') as Element).paddingBottom);
  expect(await padding()).toBe('0px');
  await page.evaluate(() => window.scrollTo(0, 420));
  await expect(bar.getByRole('button', { name: 'Show the offer' })).toBeVisible();
  await expect(bar).toContainText('18+');
  await bar.getByRole('button', { name: 'Show the offer' }).press('Enter');
  await expect(bar.getByRole('link', { name: /^Bet at/ })).toBeVisible();
  await expect.poll(padding).toBe(`${await bar.evaluate((element) => (element as HTMLElement).offsetHeight)}px`);
});

for (const [country, width] of [
  ['GB', 1440],
  ['GB', 360],
  ['US', 360],
  ['DE', 360],
] as const) {
  test(`the offer bar takes 64 pixels at most: ${country}, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await visitAs(page, { country, now: SATURDAY });
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 420));
    const bar = page.getByRole('complementary', { name: 'Special offer' });
    // Its code comes when it appears, which a busy machine is slow with.
    await expect(bar.getByRole('link', { name: /^Bet at/ })).toBeVisible({ timeout: 20_000 });
    expect(await bar.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeLessThanOrEqual(64);
  });
}

test('the keyboard alone opens and closes the menu, the hidden crumbs, the zones and the news', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, await linkOf(page, '/', 'main h2 a'));
  await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  if ((await crumbs.locator('summary').count()) > 0) {
    await crumbs.locator('summary').press('Enter');
    await expect(crumbs.locator('details a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crumbs.locator('details a').first()).toBeHidden();
  }
  const news = page.getByRole('region', { name: 'News' });
  await news.locator('summary').press('Enter');
  await expect(news.locator('ul')).toBeHidden();
  await page.getByRole('link', { name: /^Times in/ }).press('Enter');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.focus();
  await page.keyboard.press('ArrowDown');
  await expect(zone).not.toHaveValue('');
});
