import { movedParts, observeLayoutShifts } from '../support/layoutShifts.ts';
import { isNight, NIGHT } from '../support/tier.ts';
import { expect, open, openOnSaturday, SATURDAY, test, visitAs } from './visitor.ts';

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
    expect(await movedParts(page)).toEqual([]);
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

test('a competition folded in a list is open on its own page', NIGHT, async ({ page }) => {
  await openOnSaturday(page, '/');
  const group = page.locator('section.row-group').first();
  await group.getByRole('button', { name: /^Hide / }).click();
  await group.getByRole('heading').getByRole('link').click();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main .row').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows no fold buttons without script', NIGHT, async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await expect(page.locator('.row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hide matches: / })).toHaveCount(0);
  });
});
