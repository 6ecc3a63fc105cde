import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const shiftOf = () => document.documentElement.dataset.shift ?? '0';

for (const [path, hide, show] of [
  ['/', /^Hide the matches of /, 'Show the matches of '],
  ['/nl', /^Wedstrijden van .* verbergen$/, 'Wedstrijden van '],
] as const) {
  test(`a competition that was folded away stays so on ${path}, after polls and on other pages, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visitAs(page, { now: SATURDAY });
    await open(page, path);
    const group = page.locator('section.row-group').first();
    const rows = await group.locator('ul').getAttribute('id');
    const button = group.getByRole('button', { name: hide });
    await button.click();
    await expect(page.locator(`#${rows}`)).toBeHidden();
    const next = page.waitForResponse((response) => response.url().includes('/api/live?'));
    await next;
    await expect(page.locator(`#${rows}`)).toBeHidden();
    for (const again of [path, `${path}?filter=live`]) {
      await open(page, again);
      await expect(page.locator(`#${rows}`)).toBeHidden();
      await expect(group.getByRole('button', { name: show })).toHaveAttribute('aria-expanded', 'false');
      expect(await page.evaluate(shiftOf), again).toBe('0');
    }
    await group.getByRole('button', { name: show }).click();
    await expect(page.locator(`#${rows}`)).toBeVisible();
    await open(page, path);
    await expect(page.locator(`#${rows}`)).toBeVisible();
  });
}

test('a competition that was folded away in a list is open on its own page', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const group = page.locator('section.row-group').first();
  const rows = await group.locator('ul').getAttribute('id');
  await group.getByRole('button', { name: /^Hide / }).click();
  await group.getByRole('heading').getByRole('link').click();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`#${rows} .row`).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no folding is offered', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await expect(page.locator('.row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hide the matches of / })).toHaveCount(0);
  });
});
