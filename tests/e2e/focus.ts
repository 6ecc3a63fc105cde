import type { Page } from './visitor.ts';

/** The focused element, and the part that covers it: the offer bar, a sticky head or the edge of the window. */
export function focusState(): { name: string; covered: string | null } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const over = [top + 2, bottom - 2].map((y) => {
    if (y < 0 || y >= innerHeight) return 'the edge of the window';
    const cover = document.elementFromPoint(x, y)?.closest('.offer-bar, .bottom-bar, .sticky, .back-to-top');
    return cover === null || cover === undefined || cover.contains(focused) ? null : cover.className;
  });
  const isTall = bottom - top > innerHeight / 2;
  const covered = isTall ? null : (over.find((each) => each !== null) ?? null);
  return { name: `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`, covered };
}

/** Presses Tab up to `most` times, and lists the covered elements that got focus. */
export async function coveredStops(page: Page, most: number): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(focusState);
    if (state === null) break;
    if (state.covered !== null) covered.push(`${state.name}: ${state.covered}`);
  }
  return { stops, covered };
}
