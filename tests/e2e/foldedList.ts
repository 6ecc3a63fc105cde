import { layoutShiftOf, observeLayoutShifts, ROUNDING_SHIFT } from '../support/layoutShifts.ts';
import { expect, open, type Page, SATURDAY, visitAs } from './visitor.ts';

/** Expects a folded competition to stay folded through a poll, a reload and another list, and to move nothing meanwhile. */
export async function expectStaysFolded(page: Page, path: string, hide: RegExp, show: string): Promise<void> {
  await observeLayoutShifts(page);
  await visitAs(page, { now: SATURDAY });
  await open(page, path);
  const group = page.locator('section.row-group').first();
  const rows = page.locator(`#${await group.locator('ul').getAttribute('id')}`);
  await group.getByRole('button', { name: hide }).click();
  await expect(rows).toBeHidden();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(rows).toBeHidden();
  await expect(group.getByRole('button', { name: show })).toHaveAttribute('aria-expanded', 'false');
  expect(await layoutShiftOf(page)).toBeLessThan(ROUNDING_SHIFT);
  await page.clock.install();
  await open(page, path);
  const polled = page.waitForResponse((response) => response.url().includes('/api/live?'));
  await page.clock.runFor(11_000);
  await polled;
  await expect(rows).toBeHidden();
  await open(page, `${path}?filter=upcoming`);
  await expect(rows).toBeHidden();
  await group.getByRole('button', { name: show }).click();
  await expect(rows).toBeVisible();
  await open(page, path);
  await expect(rows).toBeVisible();
}
