import { type RefObject, useEffect } from 'react';

/** What has focus below the bar's upper edge comes out from under it. */
function uncoverFocus(bar: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || bar.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom > bar.getBoundingClientRect().top && top < innerHeight) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Tells the style sheet how high the bar is (`--bar`): the page ends above it, and focus never comes to rest under it. */
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
