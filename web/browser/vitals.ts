import { refusesTracking } from './deferTagManager.ts';

/** Target of the measurements (`worker/routes/beacons.ts`). */
const VITALS_PATH = '/api/vitals';

/** Shifts belong together when less than a second apart, and within five seconds (https://web.dev/articles/cls). */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
/** The shortest interaction that browsers report. */
const SHORTEST_MS = 16;

const numberIn = (entry: PerformanceEntry, field: string) => Number(Reflect.get(entry, field) ?? 0);

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: SHORTEST_MS } : {}) });
}

/**
 * Sends the speed of this page as its visitor had it, once, when the page is hidden: Largest Contentful Paint and the
 * longest interaction in milliseconds, Cumulative Layout Shift without unit. Nothing identifies the visitor. Never if
 * the browser asks not to be tracked.
 */
export function measureVitals(kind: string): void {
  if (refusesTracking(navigator)) return;
  const measured: { lcp?: number; inp?: number; cls?: number } = {};
  const shifts = { first: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  const [navigation] = performance.getEntriesByType('navigation');
  // A prerendered page begins when it is shown.
  const begunAt = navigation === undefined ? 0 : numberIn(navigation, 'activationStart');
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = Math.max(0, Math.round(startTime - begunAt));
  });
  observe('event', (entry) => {
    if (numberIn(entry, 'interactionId') > 0) measured.inp = Math.max(measured.inp ?? 0, Math.round(entry.duration));
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === true) return;
    const { startTime } = entry;
    const isNew = startTime - shifts.last >= GAP_MS || startTime - shifts.first >= WINDOW_MS;
    if (isNew) Object.assign(shifts, { first: startTime, sum: 0 });
    shifts.last = startTime;
    shifts.sum += numberIn(entry, 'value');
    measured.cls = Math.max(measured.cls ?? 0, Math.round(shifts.sum * 10_000) / 10_000);
  });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon(VITALS_PATH, JSON.stringify({ kind, ...measured }));
  };
  document.addEventListener('visibilitychange', send);
}
