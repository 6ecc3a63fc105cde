import { expect, openOnSaturday, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter of the Dutch home page is a link without script', async ({ page }) => {
    await visitAs(page, { country: 'NL', zone: 'Europe/Amsterdam', now: SATURDAY });
    await page.goto(`${process.env.SITE_URL}nl`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voetbal vandaag');
    await expect(page.getByRole('heading', { name: 'Bonussen van bookmakers' })).toBeVisible();
    await page.getByRole('link', { name: /^Live \d+/ }).click();
    await expect(page).toHaveURL(/filter=live/);
    // The address changes before the whole page has arrived.
    await page.waitForLoadState();
    const rows = await page.locator('.row').count();
    expect(rows).toBeGreaterThan(0);
    await expect(page.locator('.row-live')).toHaveCount(rows);
  });

  test('an article is found, read and left without script', async ({ page }) => {
    await visitAs(page, { country: 'NL', zone: 'Europe/Amsterdam', now: SATURDAY });
    await page.goto(`${process.env.SITE_URL}nl/nieuws`);
    await page.locator('main').getByRole('link', { name: 'Ajax - PSV: hier let je op' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajax - PSV: hier let je op');
    await expect(page.getByRole('figure').getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await page.locator('article').getByRole('link', { name: 'Eredivisie', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eredivisie');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Ajax v PSV: what to look out for' }).first().click();
    await expect(page).toHaveURL(/\/news\/ajax-psv-what-to-look-out-for$/);
  });
});

test('the open menu keeps the focus and gives it back to its button', async ({ page }) => {
  await openOnSaturday(page, TERMS, { width: 360, height: 780 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const searchOpener = page.getByRole('button', { name: 'Search' });
  await searchOpener.click();
  await expect(menu.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(searchOpener).toBeFocused();
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.press('Enter');
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await expect(page.locator('html')).toHaveClass(/overflow-hidden/);
  const stops = menu.locator('a[href], button, input').filter({ visible: true });
  const outside: string[] = [];
  for (const [key, from, to] of [
    ['Shift+Tab', stops.first(), stops.last()],
    ['Tab', stops.last(), stops.first()],
  ] as const) {
    await from.focus();
    // Between the last control and the first one, focus may rest on the browser's own controls.
    await expect(async () => {
      await page.keyboard.press(key);
      const focused = await page.evaluate(() => {
        const { activeElement: at } = document;
        return at === null || at === document.body || at.closest('dialog') !== null ? null : at.outerHTML.slice(0, 80);
      });
      if (focused !== null) outside.push(focused);
      await expect(to).toBeFocused({ timeout: 100 });
    }).toPass();
  }
  expect(outside).toEqual([]);
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(opener).toBeFocused();
});

test('the folded offer bar stays folded after a reload', async ({ page }) => {
  await openOnSaturday(page, TERMS);
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await page.evaluate(() => window.scrollTo(0, 420));
  await bar.getByRole('button', { name: 'Hide the offer' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeVisible();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 420));
  await expect(bar.getByRole('button', { name: 'Show the offer' })).toBeVisible();
});

test('a followed link focuses the heading of the new page, and a reload does not', async ({ page }) => {
  await openOnSaturday(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/\/basketball$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});
