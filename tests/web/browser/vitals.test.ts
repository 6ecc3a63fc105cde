import { afterEach, expect, it, vi } from 'vitest';
import { measureVitals } from '../../../web/browser/vitals.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that has these entries already. */
function openPage(entries: Record<string, object[]>, navigator: object = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const sendBeacon = vi.fn();
  class Observer {
    static supportedEntryTypes = Object.keys(entries);
    readonly #take: (list: { getEntries(): object[] }) => void;
    constructor(take: (list: { getEntries(): object[] }) => void) {
      this.#take = take;
    }
    observe({ type }: { type: string }) {
      this.#take({ getEntries: () => entries[type] ?? [] });
    }
  }
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ activationStart: 100 }] });
  measureVitals('event');
  const show = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { sent: () => sendBeacon.mock.calls.map(([path, body]) => [path, JSON.parse(body)]), show };
}

it('measureVitals sends paint, interaction and layout shift once', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
  const { sent, show } = openPage({
    'largest-contentful-paint': [{ startTime: 300 }, { startTime: 912.4 }],
    event: [
      { interactionId: 1, duration: 40 },
      { interactionId: 2, duration: 96 },
      { interactionId: 0, duration: 900 },
    ],
    'layout-shift': [shift(500, 0.02), shift(900, 0.03), shift(1_000, 0.5, true), shift(4_000, 0.01)],
  });
  show('visible');
  expect(sent()).toEqual([]);
  show('hidden');
  show('hidden');
  expect(sent()).toEqual([['/api/vitals', { kind: 'event', lcp: 812, inp: 96, cls: 0.05 }]]);
});

it('measureVitals leaves out unknown metrics, and sends nothing with GPC', () => {
  const safari = openPage({ 'largest-contentful-paint': [{ startTime: 600 }] });
  safari.show('hidden');
  expect(safari.sent()).toEqual([['/api/vitals', { kind: 'event', lcp: 500 }]]);
  const refusing = openPage({ 'largest-contentful-paint': [{ startTime: 600 }] }, { globalPrivacyControl: true });
  refusing.show('hidden');
  expect(refusing.sent()).toEqual([]);
});
