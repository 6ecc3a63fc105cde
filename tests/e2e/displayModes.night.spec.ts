import { expect, open, openOnSaturday, SATURDAY, test, visitAs } from './visitor.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours tell chosen, live and priced parts apart (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openOnSaturday(page, '/');
    const groundOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const canvas = await groundOf('html');
    for (const chosen of [
      'header .strip-link[aria-current]',
      '.day[aria-current]',
      '.strip-filters .strip-link[aria-current]',
    ]) {
      expect(await groundOf(chosen), chosen).not.toBe(canvas);
    }
    expect(await groundOf('.strip-link[aria-current]')).not.toBe(await groundOf('.strip-link:not([aria-current])'));
    await expect(page.locator('a.price').first()).toHaveCSS('outline-style', 'solid');
    await open(page, '/football/england');
    await expect(page.locator('aside li > a[aria-current]').first()).toHaveCSS('outline-style', 'solid');
  });
}

test('more contrast outlines prices and darkens lines', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openOnSaturday(page, '/');
  await expect(page.locator('a.price').first()).toHaveCSS('outline-style', 'solid');
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--color-line', '--color-muted', '--color-text'].map((name) => style.getPropertyValue(name));
  });
  expect(new Set(colours).size).toBe(1);
  await expect(page.locator('.day[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`more contrast from the settings page holds (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'no-preference', colorScheme });
    await visitAs(page, { now: SATURDAY });
    const price = page.locator('a.price').first();
    await open(page, '/');
    await expect(price).not.toHaveCSS('outline-style', 'solid');
    await open(page, '/settings');
    await page.getByRole('combobox', { name: 'Contrast' }).selectOption('more');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\?saved/);
    await open(page, '/');
    await expect(page.locator('html')).toHaveClass(/\bcontrast\b/);
    await expect(price).toHaveCSS('outline-style', 'solid');
    await open(page, '/settings');
    await page.getByRole('button', { name: /^Clear/ }).click();
    await page.waitForURL(/\?forgotten/);
    await open(page, '/');
    await expect(price).not.toHaveCSS('outline-style', 'solid');
  });
}
