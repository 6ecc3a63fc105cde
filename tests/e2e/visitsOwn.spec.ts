import { isNight, NIGHT } from '../support/tier.ts';
import { HOMES, startVisit } from './thumb.ts';
import { expect, open, test } from './visitor.ts';

// What people choose for themselves, from the home page with a thumb, and the taps that it takes.

test.use({ hasTouch: true, isMobile: true });

for (const { locale, home } of isNight ? HOMES : HOMES.slice(1)) {
  test(`the best price for a draw, in decimals: odds, format (${locale})`, async ({ page }) => {
    const visit = await startVisit(page, locale);
    await visit.tap(visit.bar.getByRole('link', { name: visit.t('nav.odds'), exact: true }));
    const draw = page.locator('.desk-price').nth(1).locator('b');
    await expect(draw).toHaveText(/\/|Evens/);
    await expect(draw).toBeInViewport();
    await visit.choose(page.getByRole('main').getByRole('combobox', { name: visit.t('odds.format') }), 'EU');
    await expect(draw).toHaveText(/^\d+\.\d\d$/);
    expect(visit.taps()).toBeLessThanOrEqual(3);
  });

  test(`all betting hides with one tap and stays hidden (${locale})`, NIGHT, async ({ page }) => {
    const visit = await startVisit(page, locale);
    const betting = page.locator('a.price, a[href*="/play/"], a[href*="/speel/"], .bonuses');
    await expect(betting.first()).toBeAttached();
    await visit.tap(page.locator('.odds-view').getByRole('link', { name: visit.t('odds.viewScores') }));
    await expect(betting).toHaveCount(0);
    await expect(visit.bar.getByRole('link', { name: visit.t('news.title') })).toBeVisible();
    await open(page, home);
    await expect(betting).toHaveCount(0);
    expect(visit.taps()).toBe(1);
  });

  test(`scores hide before anything is given away (${locale})`, NIGHT, async ({ page }) => {
    const visit = await startVisit(page, locale);
    await visit.tap(visit.bar.getByRole('button', { name: visit.t('nav.more') }));
    await visit.tap(visit.menu.getByRole('link', { name: visit.t('settings.title') }));
    await visit.choose(page.getByRole('combobox', { name: visit.t('settings.spoilers') }), 'all');
    await visit.tap(page.getByRole('button', { name: visit.t('settings.save') }));
    await expect(page.getByText(visit.t('settings.saved'))).toBeVisible();
    await visit.tap(visit.bar.getByRole('link', { name: visit.t('nav.scores'), exact: true }));
    await visit.tap(page.locator('.strip-days li:has(+ .day-shown) a'));
    await expect(page.locator('.day-shown')).not.toHaveText(new RegExp(visit.t('day.today')));
    await expect(page.getByRole('button', { name: visit.t('match.show') }).first()).toBeVisible();
    expect((await page.locator('.row-score').allTextContents()).filter((text) => /\d/.test(text))).toEqual([]);
    expect(visit.taps()).toBeLessThanOrEqual(7);
  });

  test(
    `the other language and the dark theme are there on the next day (${locale})`,
    NIGHT,
    async ({ page, context }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      const visit = await startVisit(page, locale);
      const other = HOMES.find((each) => each.locale !== locale);
      await visit.tap(page.getByRole('button', { name: visit.t('theme.toDark') }));
      await visit.tap(visit.bar.getByRole('button', { name: visit.t('nav.more') }));
      await visit.tap(visit.menu.locator(`a[hreflang="${other?.locale}"]`));
      await expect(page.locator('html')).toHaveAttribute('lang', other?.locale ?? '');
      expect(visit.taps()).toBe(3);
      const address = page.url();
      await page.close();
      const tomorrow = await context.newPage();
      await tomorrow.emulateMedia({ colorScheme: 'light' });
      await tomorrow.goto(address, { waitUntil: 'commit' });
      // Dark before the first paint.
      await expect(tomorrow.locator('html')).toHaveClass(/dark/);
      await expect(tomorrow.locator('html')).toHaveAttribute('lang', other?.locale ?? '');
    },
  );
}
