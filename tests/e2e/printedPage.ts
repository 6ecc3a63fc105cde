import { expect, type Page } from './visitor.ts';

/** Expects a page in print media to have dark ink on white, and neither navigation nor offers. */
export async function expectPrintedPage(page: Page): Promise<void> {
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
