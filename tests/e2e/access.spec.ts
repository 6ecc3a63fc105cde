import { accessibilityFaults } from './accessibility.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`the home page has no accessibility fault in the ${colorScheme} theme at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await visitAs(page, { now: SATURDAY });
      await open(page, '/nl?filter=live');
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads completely and its links work', async ({ page }) => {
    await visitAs(page, { country: 'NL', zone: 'Europe/Amsterdam', now: SATURDAY });
    const site = process.env.SITE_URL ?? '';
    await page.goto(`${site}nl`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voetbal vandaag');
    await expect(page.locator('.row').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bonussen van bookmakers' })).toBeVisible();
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    const kinds = new Map(
      links.map((link) => [
        link
          .replace(/[^/]*\d[^/]*$/, '')
          .split('/')
          .slice(0, 4)
          .join('/'),
        link,
      ]),
    );
    const answers = await Promise.all(
      [...kinds.values()].map(async (link) => {
        const response = await page.request.get(new URL(link, site).href, {
          maxRedirects: 0,
          // A connection that the server closes while it rests is no answer of the site.
          maxRetries: 3,
        });
        return `${response.status()} ${link}`;
      }),
    );
    expect(answers.filter((answer) => !/^(200|302) /.test(answer))).toEqual([]);
  });

  test('the filter is a link', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await page.getByRole('link', { name: /^Live \d+/ }).click();
    await expect(page).toHaveURL(/filter=live/);
    // The address changes before all of the page has come.
    await page.waitForLoadState();
    const rows = await page.locator('.row').count();
    expect(rows).toBeGreaterThan(0);
    await expect(page.locator('.row-live')).toHaveCount(rows);
  });
});

test('the menu opens from both buttons, traps focus, closes on Escape and gives focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(menu.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await expect(page.locator('html')).toHaveClass(/overflow-hidden/);
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(opener).toBeFocused();
});

test('the offer bar appears beyond 350 pixels and stays folded when folded', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await page.evaluate(() => window.scrollTo(0, 350));
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 420));
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Hide the offer' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeVisible();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(bar.getByRole('button', { name: 'Show the offer' })).toBeVisible();
});

test('back to top shows above 400 pixels and goes there', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a followed link puts focus at the new page’s heading; a reload and a first visit do not', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/\/basketball$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});
