import type { Page } from 'playwright/test';

/** Compositor rounding can report shifts below this score, which is less than one pixel of one row. */
const ROUNDING_SHIFT = 0.001;

/** A layout shift as the browser reports it, with a line for each part that moved. */
interface Shift {
  value: number;
  moved: string[];
}

function observeShifts(buffered: boolean): void {
  const shifts: Shift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const boxOf = (rect: DOMRectReadOnly) => `${rect.x},${rect.y} ${rect.width}×${rect.height}`;
  const movedIn = (entry: PerformanceEntry) => {
    const sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] =
      Reflect.get(entry, 'sources') ?? [];
    return sources.map(({ node, previousRect, currentRect }) => {
      const shown = node instanceof Element ? node.outerHTML : node?.textContent;
      return `${boxOf(previousRect)} → ${boxOf(currentRect)}: ${shown?.slice(0, 120)}`;
    });
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push({ value: Number(Reflect.get(entry, 'value')), moved: movedIn(entry) });
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
 * The parts that moved under an observed page, or none if less than rounding did. The browser reports a shift after a frame,
 * so this waits for two frames. The page's clock must be running.
 */
export async function movedParts(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'layoutShifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < ROUNDING_SHIFT ? [] : shifts.flatMap(({ value, moved }) => [`${value}`, ...moved]);
}
