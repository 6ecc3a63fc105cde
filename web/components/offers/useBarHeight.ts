import { type RefObject, useEffect } from 'react';

/** Scrolls the focused element into view if the bar covers it. */
function uncoverFocus(bar: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || bar.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom > bar.getBoundingClientRect().top && top < innerHeight) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Sets the bar's height as `--bar`, so that the page ends above it. Keeps the focused element uncovered when it changes. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--bar', `${element.offsetHeight}px`);
      uncoverFocus(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--bar');
    };
  }, [bar]);
}
