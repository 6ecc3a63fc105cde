/**
 * After a link of the site was followed, focus stands at the new page's heading, so that the keyboard and a screen reader
 * go on from what is new. A reload, a way back, an address with a fragment and a visitor who is already busy keep theirs.
 */
export function focusHeading(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFollowed = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const isOwnLink = document.referrer.startsWith(`${location.origin}/`);
  if (!isFollowed || !isOwnLink || location.hash !== '' || document.activeElement !== document.body) return;
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
