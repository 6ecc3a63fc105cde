import { afterEach, expect, it, vi } from 'vitest';
import { measureVitals } from '../../../web/browser/vitals.ts';

const known: { name: string; value: number }[] = [];

vi.mock('web-vitals', () => {
  const report = (name: string) => (take: (metric: { name: string; value: number }) => void) =>
    known.filter((metric) => metric.name === name).forEach(take);
  return { onLCP: report('LCP'), onINP: report('INP'), onCLS: report('CLS') };
});

afterEach(() => vi.unstubAllGlobals());

/** A page with these measurements. */
function openPage(metrics: Record<string, number>, navigator: object = {}) {
  known.splice(0, known.length, ...Object.entries(metrics).map(([name, value]) => ({ name, value })));
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const sendBeacon = vi.fn();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
  measureVitals('event');
  const show = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { sent: () => sendBeacon.mock.calls.map(([path, body]) => [path, JSON.parse(body)]), show };
}

it('measureVitals sends its three figures once, in the route’s units', () => {
  const { sent, show } = openPage({ LCP: 812.4, INP: 96, CLS: 0.050_04 });
  show('visible');
  expect(sent()).toEqual([]);
  show('hidden');
  show('hidden');
  expect(sent()).toEqual([['/api/vitals', { kind: 'event', lcp: 812, inp: 96, cls: 0.05 }]]);
});

it('measureVitals leaves out unknown metrics, and sends nothing with GPC', () => {
  const safari = openPage({ LCP: 500 });
  safari.show('hidden');
  expect(safari.sent()).toEqual([['/api/vitals', { kind: 'event', lcp: 500 }]]);
  const refusing = openPage({ LCP: 500 }, { globalPrivacyControl: true });
  refusing.show('hidden');
  expect(refusing.sent()).toEqual([]);
});
