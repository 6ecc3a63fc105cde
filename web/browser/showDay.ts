/** How much of the day before is seen, in pixels. */
const YESTERDAY_IN_SIGHT = 76;

/** Brings the shown day of the strip into view, in browsers that can't start a scroller at an item. */
export function showDay(): void {
  const strip = document.querySelector<HTMLElement>('.strip-days');
  const shown = strip?.querySelector<HTMLElement>('.day-shown');
  if (strip && shown && strip.scrollLeft === 0) {
    strip.scrollLeft = shown.offsetLeft - strip.offsetLeft - YESTERDAY_IN_SIGHT;
  }
}
