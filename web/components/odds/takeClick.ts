import type { MouseEvent } from 'react';

/** Handles a plain click on a link in the page itself; a click with a key held down follows the link as ever. */
export function takeClick(handle: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handle();
  };
}
