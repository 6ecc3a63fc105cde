/**
 * After a followed link, focuses the new page’s heading, so that keyboards and screen readers continue from there. A
 * reload, going back, a fragment or a visitor who already acts keeps the focus.
 */
export function focusHeading(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNavigation = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const isOwnLink = document.referrer.startsWith(`${location.origin}/`);
  if (!isNavigation || !isOwnLink || location.hash !== '' || document.activeElement !== document.body) return;
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
