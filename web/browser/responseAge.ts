const KEY = 'clockOffset';
const MOST_AGE_MS = 60 * 60_000;

// A page that was fetched in advance, or that the browser held, is older than its navigation tells.
function isFromNetwork(navigation: PerformanceNavigationTiming): boolean {
  return navigation.transferSize > 0 && !Reflect.get(navigation, 'deliveryType');
}

// A page can be sent to many visitors for some seconds: the answer tells how old it was by then.
function ageWhenSent({ serverTiming }: PerformanceNavigationTiming): number {
  return serverTiming.find(({ name }) => name === 'age')?.duration ?? 0;
}

/**
 * Counts the milliseconds since the server made the page (at `made`, milliseconds UTC), as near as the browser can tell.
 * A page from the network tells how far the device's clock is off; with that a page from a cache tells its age.
 */
export function responseAge(made: number): () => number {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return () => performance.now();
  const since = () => performance.now() - navigation.responseStart;
  const sentAfter = ageWhenSent(navigation);
  const offset = Date.now() - since() - made - sentAfter;
  let waited = 0;
  try {
    const known = sessionStorage.getItem(KEY);
    if (isFromNetwork(navigation)) sessionStorage.setItem(KEY, String(offset));
    else if (known !== null) waited = Math.min(Math.max(0, offset - Number(known)), MOST_AGE_MS);
  } catch {
    // Without storage a held page counts as new; the next answer puts its matches right.
  }
  return () => since() + waited + sentAfter;
}
