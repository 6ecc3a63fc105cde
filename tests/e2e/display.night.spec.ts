import { LOCALES } from '../../web/domain/locale.ts';
import { goodPages } from './todaysMatches.ts';
import { expect, open, openOnSaturday, type Page, SATURDAY, test, visitAs } from './visitor.ts';

/** Expects a page in print media to have dark ink on white, and neither navigation nor offers. */
async function expectPrintedPage(page: Page): Promise<void> {
  for (const hidden of ['nav', 'aside', 'button', 'a[href^="/play/"]', '#root > header', '#root > footer']) {
    expect(await page.locator(hidden).filter({ visible: true }).count(), hidden).toBe(0);
  }
  // The heads of price columns must go with the prices.
  const signs = await page
    .locator('.with-prices > .group-head')
    .evaluateAll((heads) => heads.map((head) => getComputedStyle(head, '::after').display));
  expect(signs.filter((display) => display !== 'none')).toEqual([]);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
}

/** The text spacing that WCAG 2.2 lets a visitor set (1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Lists cut texts. A text that ends in an ellipsis or scrolls is not cut: its rest is within reach. */
function cutTexts(): string[] {
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, .max-sm\\:sr-only, svg'))
      continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isWide = hides(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const isHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
    if ((isWide || isHigh) && element.textContent?.trim()) {
      cut.push(`${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`);
    }
  }
  return [...new Set(cut)];
}

for (const locale of LOCALES) {
  test(`wider spacing and larger text fit into 320 pixels (${locale})`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await visitAs(page, { now: SATURDAY });
    const faults: string[] = [];
    for (const { address: path } of await goodPages(page, locale)) {
      await open(page, path);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if ((await wide()) > 0) faults.push(`${path}: ${await wide()} px too wide`);
      const before = await page.evaluate(cutTexts);
      // The content security policy refuses a style element.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, TEXT_SPACING);
      faults.push(...[...before, ...(await page.evaluate(cutTexts))].map((text) => `${path}: ${text}`));
      if ((await wide()) > 0) faults.push(`${path}: ${await wide()} px too wide with more spacing`);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
        document.documentElement.style.fontSize = '150%';
      });
      if ((await wide()) > 0) faults.push(`${path}: ${await wide()} px too wide with larger text`);
    }
    expect(faults).toEqual([]);
  });
}

test('a list, a match and a table print without navigation and offers', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openOnSaturday(page, '/football/live');
  const match = (await page.locator('.row-link').first().getAttribute('href')) ?? '';
  const competition = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  for (const [path, shown] of [
    ['/', '.row'],
    [match, '.event-score'],
    [`${competition}/standings`, '.standings'],
  ] as const) {
    await open(page, path);
    await expect(page.locator(shown).first()).toBeVisible();
    await expectPrintedPage(page);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5_000);
  }
});

test('the back-to-top button covers no price of a phone', async ({ page }) => {
  await openOnSaturday(page, '/', { width: 360, height: 780 });
  await page.evaluate(() => window.scrollTo(0, 600));
  const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
  const price = await page.locator('.row .price').last().boundingBox();
  expect((price?.x ?? 999) + (price?.width ?? 999)).toBeLessThanOrEqual(button?.x ?? 0);
});
