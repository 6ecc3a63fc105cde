/** Brings the shown day of the strip into view, in browsers that can't start a scroller at an item. */
export function showDay(): void {
  const strip = document.querySelector<HTMLElement>('.day-strip');
  const shown = strip?.querySelector<HTMLElement>('.day-shown');
  if (strip && shown && strip.scrollLeft === 0) {
    strip.scrollLeft = shown.offsetLeft - strip.offsetLeft - (strip.clientWidth - shown.clientWidth) / 2;
  }
}
