import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

for (const [path, age, minutes, announced] of [
  [
    '/football/live',
    /^Last updated (30|35|40) seconds ago$/,
    'Last updated 5 minutes ago',
    'New scores are slow to arrive.',
  ],
  [
    '/nl/voetbal/live',
    /^(30|35|40) seconden geleden bijgewerkt$/,
    '5 minuten geleden bijgewerkt',
    'Nieuwe standen laten op zich wachten.',
  ],
] as const) {
  test(`scores that nobody confirms any more say how old they are, and clocks stop (${path})`, async ({ page }) => {
    await page.clock.install();
    await visitAs(page, { now: SATURDAY });
    // The site takes the question and never answers.
    await page.route('**/api/**', () => undefined);
    await open(page, path);
    const minute = page.locator('.row-live .row-time', { hasText: /^\d+'/ }).first();
    const before = Number.parseInt(await minute.innerText(), 10);
    const status = page.locator('main p[role=status]').first();
    await expect(status).toHaveText('');

    // On a busy machine some of that time has gone by already.
    const gone = await page.evaluate(() => performance.now());
    await page.clock.fastForward(Math.max(0, 32_000 - gone));
    await expect(page.getByText(age)).toBeVisible();
    await expect(status).toHaveText(announced);
    // What a screen reader is told does not change with each step of the age.
    await page.clock.fastForward(20_000);
    await expect(status).toHaveText(announced);

    await page.clock.fastForward(250_000);
    await expect(page.getByText(minutes)).toBeVisible();
    const after = Number.parseInt(await minute.innerText(), 10);
    expect(after - before).toBeLessThanOrEqual(1);
  });
}
