import { expect, type Page } from 'playwright/test';

/** Playwright can't pause a clock in the past, and pausing takes some time: on a busy machine it may take a second try. */
const PAUSING_MS = 5_000;

/**
 * Stops the clock of an open page. From then on only the test moves it (`page.clock.runFor`). Call `page.clock.install()`
 * before opening the page.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(() => page.clock.pauseAt(Date.now() + PAUSING_MS)).toPass();
}

/** Moves a page's clock in steps of `step` milliseconds until a check passes. `move` moves other clocks as well. */
export async function runClockUntil(
  page: Page,
  check: () => Promise<void>,
  move: (milliseconds: number) => Promise<void> = async () => undefined,
  step = 500,
): Promise<void> {
  await expect(async () => {
    await move(step);
    await page.clock.runFor(step);
    await check();
  }).toPass({ intervals: [50] });
}
