import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page reads completely and its links work without script', async ({ page }) => {
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
          // The server may close an idle connection just as it is used again.
          maxRetries: 3,
        });
        return `${response.status()} ${link}`;
      }),
    );
    expect(answers.filter((answer) => !/^(200|302) /.test(answer))).toEqual([]);
  });

  test('the filter of a list is a link without script', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await page.getByRole('link', { name: /^Live \d+/ }).click();
    await expect(page).toHaveURL(/filter=live/);
    // The address changes before the whole page has arrived.
    await page.waitForLoadState();
    const rows = await page.locator('.row').count();
    expect(rows).toBeGreaterThan(0);
    await expect(page.locator('.row-live')).toHaveCount(rows);
  });
});

test('the menu gives focus back to the button that opened it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const searchOpener = page.getByRole('button', { name: 'Search' });
  await searchOpener.click();
  await expect(menu.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(searchOpener).toBeFocused();
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await expect(page.locator('html')).toHaveClass(/overflow-hidden/);
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(opener).toBeFocused();
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} goes round inside the open menu`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visitAs(page, { now: SATURDAY });
    await open(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const close = menu.getByRole('button', { name: 'Close the menu' });
    await expect(close).toBeFocused();
    const stops = await menu.locator('a[href], button, input').count();
    const outside: string[] = [];
    let isRound = false;
    // Between the last control and the first one, focus may rest on the browser's own controls.
    for (let press = 0; press < stops + 5 && !isRound; press += 1) {
      await page.keyboard.press(key);
      const focused = await page.evaluate(() => {
        const { activeElement: at } = document;
        if (at === null || at === document.body) return 'browser';
        return at.closest('dialog') === null ? `outside: ${at.outerHTML.slice(0, 80)}` : at.className;
      });
      if (focused.startsWith('outside')) outside.push(focused);
      isRound = focused.startsWith('close-menu');
    }
    expect(outside).toEqual([]);
    expect(isRound).toBe(true);
  });
}

test('the folded offer bar stays folded after a reload', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await page.evaluate(() => window.scrollTo(0, 420));
  await bar.getByRole('button', { name: 'Hide the offer' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeVisible();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(bar.getByRole('button', { name: 'Show the offer' })).toBeVisible();
});

test('the back-to-top button scrolls to the top and hides', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a followed link focuses the heading of the new page, and a reload does not', async ({ page }) => {
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
