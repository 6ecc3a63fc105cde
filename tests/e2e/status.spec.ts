import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './visitor.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

for (const [path, title] of [
  ['/status', 'Everything works'],
  ['/nl/status', 'Alles werkt'],
] as const) {
  test(`${path} says without script how the site is, fits a phone, and leads on`, async ({ page }) => {
    await page.goto(new URL(path, process.env.SITE_URL ?? '').href);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: path === '/status' ? 'Look again' : 'Opnieuw kijken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test.describe('with what a checker needs', () => {
  test.use({ javaScriptEnabled: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the status page has no accessibility fault and no overflow in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(new URL('/nl/status', process.env.SITE_URL ?? '').href);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});
