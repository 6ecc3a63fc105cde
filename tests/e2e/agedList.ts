import { pauseClock } from '../support/pageClock.ts';
import { expect, open, type Page, SATURDAY, visitAs } from './visitor.ts';

interface Aged {
  path: string;
  /** The age after half a minute, and after five minutes. */
  seconds: RegExp;
  minutes: string;
  /** The words for a screen reader. */
  announced: string;
}

/** Expects a list to tell the age of its scores, and to stop the clocks of its matches, while no request is answered. */
export async function expectAge(page: Page, { path, seconds, minutes, announced }: Aged): Promise<void> {
  await page.clock.install();
  await visitAs(page, { now: SATURDAY });
  // The requests stay open.
  await page.route('**/api/**', () => undefined);
  await open(page, path);
  await pauseClock(page);
  const minute = page.locator('.row-live .row-time', { hasText: /^\d+'/ }).first();
  const before = Number.parseInt(await minute.innerText(), 10);
  const status = page.locator('main p[role=status]').first();

  const elapsed = await page.evaluate(() => performance.now());
  await page.clock.fastForward(Math.max(0, 32_000 - elapsed));
  await expect(page.getByText(seconds)).toBeVisible();
  await expect(status).toHaveText(announced);
  // A screen reader hears it once, not at each step of the age.
  await page.clock.fastForward(20_000);
  await expect(status).toHaveText(announced);

  await page.clock.fastForward(250_000);
  await expect(page.getByText(minutes)).toBeVisible();
  const after = Number.parseInt(await minute.innerText(), 10);
  expect(after - before).toBeLessThanOrEqual(1);
}
