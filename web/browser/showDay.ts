/** Pixels of the previous day that stay visible. */
const VISIBLE_YESTERDAY = 76;

/** Scrolls the day strip to the shown day, in browsers without `scroll-initial-target`. */
export function showDay(): void {
  const strip = document.querySelector<HTMLElement>('.strip-days');
  const shown = strip?.querySelector<HTMLElement>('.day-shown');
  if (strip && shown && strip.scrollLeft === 0) {
    strip.scrollLeft = shown.offsetLeft - strip.offsetLeft - VISIBLE_YESTERDAY;
  }
}
