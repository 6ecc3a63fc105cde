import AxeBuilder from '@axe-core/playwright';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNoFault(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visitAs(page, { now: SATURDAY });
});

for (const path of ['/search?q=ajax', '/nl/search?q=zzzz']) {
  test(`the search page has no accessibility fault: ${path}`, async ({ page }) => {
    await open(page, path);
    await expectNoFault(page);
  });
}

test('a match with its odds and their notice has no accessibility fault', async ({ page }) => {
  await open(page, '/football?filter=upcoming');
  const match = (await page.locator('.row-link').first().getAttribute('href')) ?? '';
  await open(page, `${match}/odds`);
  await expect(page.locator('main .help-link').first()).toBeVisible();
  await expectNoFault(page);
});
