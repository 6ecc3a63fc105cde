import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { pollClock } from '../../../web/data/polling.ts';

const fetchPage = vi.hoisted(() => vi.fn());
const replacePart = vi.hoisted(() => vi.fn());
vi.mock('../../../web/data/fetchPage.ts', () => ({ fetchPage }));
vi.mock('../../../web/components/replacePart.ts', () => ({ replacePart }));
vi.mock('../../../web/components/NoHydration.tsx', () => ({
  markupById: new Map([
    ['player', '1'],
    ['footer', '2'],
    ['since-visit', '3'],
  ]),
}));

import { renewParts } from '../../../web/browser/renewParts.ts';

const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Open {
  /** The page around a part of its main column. */
  row?: 'row-live' | 'row-ahead' | 'event-score.text-live';
  /** Whether it is the page of the visitor’s follows. */
  isPersonal?: boolean;
  /** Minutes until the next match of today. */
  next?: number;
  /** Matches of today in extra time or a shoot-out. */
  running?: number;
  page?: object | null;
}

// The news since the last visit stay: a newer document no longer has them.
const SHOWN = ['#main #player', '#main #since-visit'];

const SIGHT = { hidden: false, addEventListener: vi.fn(), cookie: '' };

/** Leaves a page open for ten minutes and a half. Returns the number of its requests, and the renewed parts. */
async function requestsOf({
  row,
  isPersonal = false,
  next,
  running = 0,
  page = { querySelector: () => null },
}: Open): Promise<[number, string[]]> {
  vi.useFakeTimers();
  fetchPage.mockReset().mockResolvedValue(page);
  replacePart.mockReset();
  const isShown = (selector: string) =>
    SHOWN.includes(selector) || (row && selector.includes(row)) || (isPersonal && selector === '#my-details');
  const querySelector = (selector: string) => (isShown(selector) ? {} : null);
  const querySelectorAll = () => [];
  vi.stubGlobal('document', { ...SIGHT, querySelector, querySelectorAll });
  vi.stubGlobal('location', { href: 'https://site.test/' });
  pollClock.now = () => Date.now();
  const client = new QueryClient();
  vi.spyOn(client, 'getQueriesData').mockReturnValue([
    [['counters'], { live: 0, running, next: next === undefined ? undefined : pollClock.now() + next * MINUTE }],
  ] as never);
  renewParts(client);
  await vi.advanceTimersByTimeAsync(10.5 * MINUTE);
  return [fetchPage.mock.calls.length, [...new Set(replacePart.mock.calls.map(([id]) => id))]];
}

it.each([
  ['each minute while a match of the page runs', { row: 'row-live' }, 10, ['player']],
  ['each minute while its own match runs', { row: 'event-score.text-live' }, 10, ['player']],
  ['each minute when a match of the page begins soon', { row: 'row-ahead', next: 9 }, 10, ['player']],
  ['each minute in extra time before a match of the page', { row: 'row-ahead', running: 1 }, 10, ['player']],
  ['each minute while a followed match runs', { row: 'row-live', isPersonal: true }, 10, ['player']],
  ['after ten minutes while only others run', { row: 'row-ahead', isPersonal: true, running: 1 }, 1, ['player']],
  ['from shortly before a match of the page', { row: 'row-ahead', next: 15 }, 5, ['player']],
  ['after ten minutes when nothing runs', { next: 1 }, 1, ['player']],
  ['again a minute after it could not be had', { row: 'row-live', page: null }, 10, []],
] satisfies [string, Open, number, string[]][])('a page is renewed %s', async (_, open, requests, parts) => {
  expect(await requestsOf(open)).toEqual([requests, parts]);
});

it('a page that comes back into sight twice in a moment is requested once', async () => {
  await requestsOf({});
  vi.advanceTimersByTime(MINUTE);
  fetchPage.mockClear();
  const [, show] = vi.mocked(document.addEventListener).mock.lastCall ?? [];
  for (const _ of [1, 2]) if (typeof show === 'function') show(new Event('visibilitychange'));
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

/** A document with its list of a day. */
const documentOf = (day: string) => ({
  querySelector: (selector: string) => (/#days|#player/.test(selector) ? { dataset: { day } } : null),
  querySelectorAll: () => [],
});

/** Leaves a page of a day open until it is renewed. `press` happens before each answer. */
async function renewedBy(shown: object, answer: (address: string) => object, press = () => {}): Promise<unknown[]> {
  vi.useFakeTimers();
  replacePart.mockReset();
  fetchPage.mockReset().mockImplementation(async (address) => {
    press();
    return answer(address);
  });
  vi.stubGlobal('document', { ...SIGHT, ...shown });
  vi.stubGlobal('location', { href: 'https://site.test/?filter=live' });
  pollClock.now = () => Date.now();
  renewParts(new QueryClient());
  await vi.advanceTimersByTimeAsync(10.5 * MINUTE);
  return [...new Set(replacePart.mock.calls.map(([, page]) => page))];
}

it('a list of yesterday is renewed as such after midnight', async () => {
  const renewed = documentOf('2026-11-30');
  const answers = new Map<string, object>([
    ['https://site.test/?filter=live', documentOf('2026-12-01')],
    ['https://site.test/?filter=live&date=2026-11-30', renewed],
  ]);
  expect(await renewedBy(documentOf('2026-11-30'), (address) => answers.get(address) ?? {})).toEqual([renewed]);
});

it('a document that is older than a press of a star is not shown', async () => {
  const presses = ['follow=t1'];
  const press = () => Object.assign(document, { cookie: presses.shift() ?? document.cookie });
  const page = documentOf('2026-11-30');
  expect(await renewedBy(page, () => page, press)).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(replacePart).toHaveBeenCalled();
});
