import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { refusesTracking } from './refusesTracking.ts';

/** Target of the measurements (`worker/routes/beacons.ts`). */
const VITALS_PATH = '/api/vitals';

const EACH = { reportAllChanges: true };

/**
 * Sends the speed of this page as its visitor had it, once, when the page is hidden: Largest Contentful Paint and
 * Interaction to Next Paint in milliseconds, Cumulative Layout Shift without unit. Nothing identifies the visitor. Never
 * if the browser asks not to be tracked.
 */
export function measureVitals(kind: string): void {
  if (refusesTracking(navigator)) return;
  const measured: Record<string, number> = {};
  const take = ({ name, value }: Metric) => {
    measured[name.toLowerCase()] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  };
  onLCP(take, EACH);
  onINP(take, EACH);
  onCLS(take, EACH);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon(VITALS_PATH, JSON.stringify({ kind, ...measured }));
  };
  document.addEventListener('visibilitychange', send);
}
