import { accessibilityFaults } from './accessibility.ts';
import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

const DARK_GROUND = 'rgb(10, 15, 12)';

test('a page without script is dark on a dark device, unless the visitor chose light', async ({ page }) => {
  const site = process.env.SITE_URL ?? '';
  const ground = () => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/status', '/', '/nl/instellingen']) {
    await page.context().clearCookies();
    await page.goto(new URL(path, site).href);
    expect(await ground(), path).toBe(DARK_GROUND);
    await page.context().addCookies([{ name: 'theme', value: 'light', url: site }]);
    await page.reload();
    expect(await ground(), path).not.toBe(DARK_GROUND);
  }
});

test.describe('the status page with script', () => {
  test.use({ javaScriptEnabled: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the status page has no accessibility fault in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(new URL('/nl/status', process.env.SITE_URL ?? '').href);
      const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
      expect(ground === DARK_GROUND).toBe(colorScheme === 'dark');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
});
