import type { Page } from 'playwright/test';

/** Compositor rounding can report shifts below this score, which is less than one pixel of one row. */
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

/** Observes layout shifts of all documents that a page loads from now on. Call it before `open`. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(observeShifts, true);
}

/** Observes future layout shifts of the open document. */
export async function observeLaterLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(observeShifts, false);
}

/**
 * The sum of the observed layout shifts. The browser reports a shift after a frame, so this waits for two frames. The page's
 * clock must be running.
 */
export async function layoutShiftOf(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
}
