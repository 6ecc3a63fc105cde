import { VISIT } from '../domain/visitNames.ts';

// A prefetched or cached page is older than its navigation.
function isFromNetwork(navigation: PerformanceNavigationTiming): boolean {
  return navigation.transferSize > 0 && !Reflect.get(navigation, 'deliveryType');
}

// The page cache may send a page for some seconds; `Server-Timing` gives its age.
function ageWhenSent({ serverTiming }: PerformanceNavigationTiming): number {
  return serverTiming.find(({ name }) => name === 'age')?.duration ?? 0;
}

/** Milliseconds since the navigation. `performance.now` pauses while most devices sleep, and `Date.now` may be set back. */
function sinceNavigation(): () => number {
  const navigated = Date.now() - performance.now();
  return () => Math.max(performance.now(), Date.now() - navigated);
}

/** Milliseconds since the server made the page. Pages from the network show the error of the device’s clock. */
export function responseAge(made: number): () => number {
  const elapsed = sinceNavigation();
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return elapsed;
  const since = () => elapsed() - navigation.responseStart;
  const ageAtSend = ageWhenSent(navigation);
  const offset = Date.now() - since() - made - ageAtSend;
  let cachedFor = 0;
  try {
    const storedOffset = sessionStorage.getItem(VISIT.clockOffset);
    if (isFromNetwork(navigation)) sessionStorage.setItem(VISIT.clockOffset, String(offset));
    else if (storedOffset !== null) cachedFor = Math.max(0, offset - Number(storedOffset));
  } catch {
    // Without storage a cached page counts as new, until the next poll corrects it.
  }
  return () => since() + cachedFor + ageAtSend;
}
