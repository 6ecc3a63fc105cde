import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { type Failure, failure } from '../../../../worker/base/result.ts';
import type { Feed } from '../../../../worker/feeds/feed.ts';
import { NO_ODDS } from '../../../../worker/feeds/feedOdds.ts';
import { loadDayOdds } from '../../../../worker/live/odds/dayOdds.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { matchFrom } from '../../../support/wireMatch.ts';
import { oddsWith, offerAt, resultWith } from './odds.records.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const matchAt = (id: string, status: string, minutes: number): Match =>
  matchFrom({ id, status, start_date: new Date(NOW + minutes * MINUTE).toISOString() });

const running = ['r1', 'r2'].map((id) => matchAt(id, '1st half', -20));
const later = ['l3', 'l2', 'l1'].map((id, index) => matchAt(id, 'Not started', 90 - index * 10));
const ended = matchAt('x', 'Finished', -180);
const all = [...later, ended, ...running];

const offer = offerAt(2, { provider: 'toto' });
const market = resultWith(offer);
const odds = oddsWith(null, offer);

type Client = Pick<Feed, 'odds' | 'oddsOfDay'>;

/** Reads lists of a feed that has only the odds of single matches, unless `client` overrides it. */
function listsWith(callsPerRefresh: number, client: Partial<Client> = {}) {
  const asked: string[] = [];
  let matches = all;
  const listOfAll = async () => ({ ok: true as const, value: { matches, rejected: 0 } });
  const context = liveContext(
    {
      today: listOfAll,
      day: listOfAll,
      async odds(call, match) {
        asked.push(match.id);
        return (await client.odds?.(call, match)) ?? { ok: true, value: NO_ODDS };
      },
      async oddsOfDay(call, sport, date) {
        asked.push(`${sport} ${date}`);
        return (await client.oddsOfDay?.(call, sport, date)) ?? { ok: true, value: null };
      },
    },
    { ODDS_CALLS_PER_REFRESH: String(callsPerRefresh) },
  );
  const note = vi.spyOn(context.live.odds.listed, 'note');
  /** Reads a list; returns the feed's calls in order, and the list's book. */
  return async (seconds: number, list = all) => {
    vi.setSystemTime(NOW + seconds * SECOND);
    asked.length = 0;
    note.mockClear();
    matches = [...new Set([...matches, ...list])];
    const answer = await loadDayOdds({ sport: 'football', matches: list }, context);
    const book = answer.ok ? answer.value : {};
    for (const work of context.work) await work;
    return {
      asked: [...asked],
      book,
      isMissing: !answer.ok,
      noted: note.mock.calls.map(([, day]) => Object.keys(day)),
    };
  };
}

/** The calls of a feed, without those for a list of odds. */
async function askedOf(reading: Promise<{ asked: string[] }>) {
  return (await reading).asked.filter((each) => !each.startsWith('football'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe('odds of lists, match by match', () => {
  it('running and coming matches are loaded by kick-off, up to the limit', async () => {
    expect(await askedOf(listsWith(500)(0))).toEqual(['r1', 'r2', 'l1', 'l2', 'l3']);
    const read = listsWith(3);
    expect(await askedOf(read(0))).toEqual(['r1', 'r2', 'l1']);
    expect(await askedOf(read(10))).toEqual([]);
    // Matches that were never requested come before overdue ones.
    expect(await askedOf(read(21))).toEqual(['l2', 'l3', 'r1']);
  });

  it('odds are due every 20 s in play and every two minutes before, most overdue first', async () => {
    const read = listsWith(500);
    await read(0);
    expect(await askedOf(read(21))).toEqual(['r1', 'r2']);
    expect(await askedOf(read(42))).toEqual(['r1', 'r2']);
    expect(await askedOf(read(130))).toEqual(['r1', 'r2', 'l1', 'l2', 'l3']);
  });

  it('the first failure ends a refresh and keeps the loaded prices', async () => {
    const many = Array.from({ length: 25 }, (_, number) => matchAt(`m${number}`, 'Not started', 10 + number));
    const read = listsWith(500, {
      odds: async (_, { id }) => (id === 'r1' ? failure('status', '500') : { ok: true, value: NO_ODDS }),
    });
    expect(await askedOf(read(0, many))).toHaveLength(10);
    expect(await askedOf(read(21, many))).toHaveLength(10);
    expect(await askedOf(listsWith(500, { odds: async () => failure('status', '500') })(0, many))).toHaveLength(10);
  });

  it('a match without odds keeps its last prices and holds up no other', async () => {
    let answer: Awaited<ReturnType<Feed['odds']>> = { ok: true, value: odds };
    const many = Array.from({ length: 15 }, (_, number) => matchAt(`m${number}`, 'Not started', 10 + number));
    const read = listsWith(500, { odds: async (_, { id }) => (id === 'r1' ? answer : { ok: true, value: NO_ODDS }) });
    expect(await askedOf(read(0, many))).toHaveLength(20);
    answer = failure('excluded', 'answered 404');
    const { book } = await read(21);
    expect(book.r1?.prices).toHaveLength(1);
    expect(await askedOf(listsWith(500, { odds: async () => answer })(0, many))).toHaveLength(20);
  });

  it('all lists of a day share one load', async () => {
    const read = listsWith(500, { odds: async () => ({ ok: true, value: odds }) });
    expect((await read(0)).asked).not.toEqual([]);
    const narrow = await read(5, [running[0] as Match]);
    expect(narrow.asked).toEqual([]);
    expect(narrow.book.r1?.prices).toHaveLength(1);
  });
});

describe('odds of lists from a feed with day lists', () => {
  const oddsOfDay: Client['oddsOfDay'] = async () => {
    return { ok: true, value: new Map(Object.entries({ r1: odds, l1: odds })) };
  };

  it('one call loads all matches, and no match is loaded alone', async () => {
    const { asked, book } = await listsWith(500, { oddsOfDay })(0);
    expect(asked).toEqual(['football 2026-11-21']);
    expect(Object.keys(book).toSorted()).toEqual(['l1', 'r1']);
    expect(book.r1?.prices).toMatchObject([{ provider: 'toto', outcome: 'home', decimal: 2 }]);
  });

  it('closing prices are stored once for matches of other days', async () => {
    const whole = { ...odds, markets: [{ ...market, offers: [[offer], [offer], [offer]] }] };
    const read = listsWith(500, {
      oddsOfDay: async () => ({ ok: true, value: new Map(Object.entries({ r1: odds, l1: whole })) }),
    });
    expect((await read(0)).noted).toEqual([['football/l1']]);
    expect((await read(1)).noted).toEqual([]);
    const far = [matchAt('f', 'Not started', (3 * DAY) / MINUTE)];
    expect(await read(2, far)).toMatchObject({ asked: ['football 2026-11-24'], noted: [] });
  });

  it('days without prices cost no calls', async () => {
    const read = listsWith(500, { oddsOfDay });
    for (const days of [-400, -2, 8, 9, 365]) {
      const far = [matchAt('f', 'Not started', (days * DAY) / MINUTE)];
      expect(await read(0, far)).toEqual({ asked: [], book: {}, isMissing: false, noted: [] });
    }
    for (const days of [-1, 7]) {
      const near = [matchAt('n', 'Not started', (days * DAY) / MINUTE)];
      expect((await read(0, near)).asked).toHaveLength(1);
    }
  });

  it('a failed day list does not cause calls for single matches', async () => {
    const read = listsWith(500, { oddsOfDay: async () => failure('status', 'answered 500') });
    expect((await read(0)).asked).toEqual(['football 2026-11-21']);
  });

  it('prices are missing when a day failed and the others have none', async () => {
    const tomorrow = [matchAt('r1', 'Not started', DAY / MINUTE)];
    const oddsOfToday: Client['oddsOfDay'] = async (call, sport, date) =>
      date === '2026-11-21' ? failure('status', 'answered 500') : oddsOfDay(call, sport, date);
    const read = listsWith(500, { oddsOfDay: oddsOfToday });
    expect((await read(0)).isMissing).toBe(true);
    expect((await read(1, [...later, ...tomorrow])).isMissing).toBe(false);
  });
});

it('the list of odds of a feed without one is tried once an hour for any day', async () => {
  const read = listsWith(500);
  const tomorrow = [matchAt('t', 'Not started', DAY / MINUTE)];
  const lists = async (seconds: number, list = all) =>
    (await read(seconds, list)).asked.filter((each) => each.startsWith('football'));
  expect(await lists(0)).toEqual(['football 2026-11-21']);
  expect(await lists(30)).toEqual([]);
  expect(await lists(31, tomorrow)).toEqual([]);
  expect(await lists(3_599)).toEqual([]);
  expect(await lists(3_630)).toEqual(['football 2026-11-21']);
});

it('prices age from the source’s last answer and expire', async () => {
  const confirmedAt = NOW - SECOND;
  const resting: Failure = { kind: 'resting', detail: '', retryAfterMs: 20 * SECOND };
  const repeated: Client['odds'] = async (call) => {
    const staleReason = Date.now() > NOW + 5 * SECOND ? resting : null;
    call.addAge({ at: confirmedAt, first: confirmedAt, freshUntil: Date.now() + 20 * SECOND, staleReason });
    return { ok: true, value: odds };
  };
  const read = listsWith(9, { odds: repeated });
  const at = async (seconds: number) => (await read(seconds, running)).book.r1?.at;
  for (let seconds = 0; seconds < 590; seconds += 10) {
    expect([confirmedAt, undefined], `after ${seconds} s`).toContain(await at(seconds));
  }
  for (const seconds of [700, 730, 900]) expect((await at(seconds)) ?? 0).toBeLessThanOrEqual(confirmedAt);
});
