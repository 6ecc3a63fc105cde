import { layoutShiftOf, observeLayoutShifts, ROUNDING_SHIFT } from '../support/layoutShifts.ts';
import { isNight } from '../support/tier.ts';
import { expect, open, openOnSaturday, test } from './visitor.ts';

const LISTS = [
  ['/', /^Hide matches: /, 'Show matches: '],
  ['/nl', /^Wedstrijden van .* verbergen$/, 'Wedstrijden van '],
] as const;

for (const [path, hide, show] of isNight ? LISTS : LISTS.slice(0, 1)) {
  test(`a folded competition of ${path} stays folded after polls, a reload and on other lists`, async ({ page }) => {
    await observeLayoutShifts(page);
    await openOnSaturday(page, path);
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
  });
}
