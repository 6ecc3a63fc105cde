import { beforeEach, describe, expect, it, vi } from 'vitest';
import { responseAge } from '../../../web/browser/responseAge.ts';

class Navigation {
  responseStart = 0;
  transferSize = 1000;
  deliveryType = '';
  serverTiming: { name: string; duration: number }[] = [];
}

const stored = new Map<string, string>();
const SERVER = Date.parse('2026-11-21T15:00:00Z');
/** The device's clock is an hour fast. */
const DEVICE = SERVER + 3_600_000;

/** The clock of a page that was made at `made`, half a second after it was opened on a device whose clock says `now`. */
function pageOpened(made: number, now: number, navigation: Partial<Navigation> = {}): () => number {
  vi.setSystemTime(now);
  let sinceStart = 0;
  vi.stubGlobal('performance', {
    now: () => sinceStart,
    getEntriesByType: () => [Object.assign(new Navigation(), navigation)],
  });
  const age = responseAge(made);
  sinceStart = 500;
  return age;
}

const open = (...page: Parameters<typeof pageOpened>) => pageOpened(...page)();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe('response age', () => {
  it.each([{ deliveryType: 'navigational-prefetch' }, { deliveryType: 'cache', transferSize: 0 }, { transferSize: 0 }])(
    'the age of a page includes the time that the browser cached the page: %o',
    (navigation) => {
      open(SERVER, DEVICE);
      expect(open(SERVER + 10_000, DEVICE + 130_000, navigation)).toBe(120_500);
    },
  );

  it('the age of a page includes the age that the page had when the server sent it', () => {
    const serverTiming = [{ name: 'age', duration: 2_000 }];
    expect(open(SERVER, DEVICE + 2_000, { serverTiming })).toBe(2_500);
    expect(open(SERVER, DEVICE + 12_000, { serverTiming, deliveryType: 'cache' })).toBe(12_500);
  });

  it('the age of a page includes the time that the device slept', () => {
    const age = pageOpened(SERVER, DEVICE);
    vi.setSystemTime(DEVICE + 1_800_000);
    expect(age()).toBe(1_800_000);
    vi.setSystemTime(DEVICE - 60_000);
    expect(age()).toBe(500);
  });

  it('the age of a page is zero when nothing is known, and never negative', () => {
    expect(open(SERVER, DEVICE, { deliveryType: 'cache' })).toBe(500);
    open(SERVER, DEVICE);
    expect(open(SERVER, DEVICE - 60_000, { deliveryType: 'cache' })).toBe(500);
  });
});
