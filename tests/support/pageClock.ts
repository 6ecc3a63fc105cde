import { expect, type Page } from 'playwright/test';

/** Pausing a clock takes a moment, and Playwright can't pause it in the past. */
const PAUSING_MS = 5_000;

/**
 * Stops the clock of an open page: from now on only the test moves it (`page.clock.runFor`). The page needs `page.clock.install()` before
 * it is opened.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + PAUSING_MS);
}

/** Moves the clock of a page by `step` milliseconds at a time until a check passes. `move` moves other clocks along. */
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
