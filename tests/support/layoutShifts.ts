import type { Page } from 'playwright/test';

/** Rounding in the compositor can report shifts below this score; it is less than one pixel of one row. */
export const ROUNDING_SHIFT = 0.001;

function observeShifts(buffered: boolean): void {
  Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const before = Number(Reflect.get(window, 'layoutShift'));
      Object.assign(window, { layoutShift: before + Number(Reflect.get(entry, 'value')) });
    }
  }).observe({ type: 'layout-shift', buffered });
}

/** Observes the layout shifts of every document that a page loads from now on. Call it before `open`. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(observeShifts, true);
}

/** Observes the layout shifts of the open document, without those that have happened already. */
export async function observeLaterLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(observeShifts, false);
}

/**
 * The sum of the layout shifts that were observed in the open document. The browser reports a shift after a frame, so this
 * waits for two frames; the clock of the page must be running.
 */
export async function layoutShiftOf(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
}
