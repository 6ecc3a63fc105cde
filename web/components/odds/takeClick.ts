import type { MouseEvent } from 'react';

/** Handles plain clicks on a link within the page. Clicks with a modifier key follow the link as usual. */
export function takeClick(handle: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handle();
  };
}
