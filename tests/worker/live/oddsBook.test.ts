import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { Cache } from '../../../worker/cache/cache.ts';
import { type FeedMarket, NO_ODDS } from '../../../worker/live/feedOdds.ts';
import { LatestOdds } from '../../../worker/live/latestOdds.ts';
import { type OddsBook, type OddsContext, readOddsBook } from '../../../worker/live/oddsBook.ts';
import { noteAge } from '../../../worker/upstream/answerAge.ts';
import type { Failure } from '../../../worker/upstream/fetchJson.ts';
import { matchFrom } from './wireRecord.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const SECOND = 1000;

const matchAt = (id: string, status: string, minutes: number): Match =>
  matchFrom({ id, status, start_date: new Date(NOW + minutes * 60 * SECOND).toISOString() });

const running = ['r1', 'r2'].map((id) => matchAt(id, '1st half', -20));
const later = ['l3', 'l2', 'l1'].map((id, index) => matchAt(id, 'Not started', 90 - index * 10));
const ended = matchAt('x', 'Finished', -180);
const all = [...later, ended, ...running];

/** A book that is read at an instant: gives the matches that the feed was asked for, in order. */
function bookWith(callsPerRefresh: number, fails: (id: string) => boolean = () => false) {
  let asked: string[] = [];
  const books = new Cache<OddsBook>({ near: null, lasting: null, now: () => Date.now(), patienceMs: 100 });
  const odds: OddsContext['client']['odds'] = async ({ id }) => {
    asked.push(id);
    if (fails(id)) return { ok: false, error: { reason: 'status', detail: '500', retryAfterMs: null } };
    return { ok: true, value: NO_ODDS };
  };
  const client = { upstream: { id: 'feed' }, odds };
  const latest = new LatestOdds();
  return async (seconds: number, matches = all, list = 'today') => {
    vi.setSystemTime(NOW + seconds * SECOND);
    asked = [];
    const work: Promise<unknown>[] = [];
    const background = (each: Promise<unknown>) => void work.push(each);
    await readOddsBook(list, matches, { client, books, latest, background, callsPerRefresh });
    await Promise.all(work);
    return asked;
  };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the prices that a refresh asks for', () => {
  it('are those of running and coming matches, by their kick-off, as many as a refresh may', async () => {
    expect(await bookWith(500)(0)).toEqual(['r1', 'r2', 'l1', 'l2', 'l3']);
    const read = bookWith(3);
    expect(await read(0)).toEqual(['r1', 'r2', 'l1']);
    expect(await read(10)).toEqual([]);
    // What was never asked for comes before what is overdue.
    expect(await read(21)).toEqual(['l2', 'l3', 'r1']);
  });

  it('are due every 20 seconds in play and every two minutes before, the longest overdue first', async () => {
    const read = bookWith(500);
    await read(0);
    expect(await read(21)).toEqual(['r1', 'r2']);
    expect(await read(42)).toEqual(['r1', 'r2']);
    expect(await read(130, [...later, ended])).toEqual(['l1', 'l2', 'l3']);
    const scarce = bookWith(5);
    await scarce(0);
    // Six times their 20 seconds against once their two minutes.
    expect(await scarce(121)).toEqual(['r1', 'r2', 'l1', 'l2', 'l3']);
  });

  it('end with the first failure, and what was had until then stays', async () => {
    const many = Array.from({ length: 25 }, (_, number) => matchAt(`m${number}`, 'Not started', 10 + number));
    const read = bookWith(500, (id) => id === 'm3');
    expect(await read(0, many)).toHaveLength(10);
    expect(await read(21, many)).toHaveLength(10);
    expect(await bookWith(500, () => true)(0, many)).toHaveLength(10);
  });

  it('are asked for once for all lists that have the match', async () => {
    const read = bookWith(500);
    await read(0);
    const other = matchAt('o', 'Not started', 30);
    expect(await read(5, [...all, other], 'of another zone')).toEqual(['o']);
    expect(await read(21)).toEqual(['r1', 'r2']);
    expect(await read(26, [...all, other], 'of another zone')).toEqual([]);
    expect(await read(52, [...all, other], 'of another zone')).toEqual(['r1', 'r2']);
    // Eleven seconds old they would be more than half a minute old when this list asks again.
    expect(await read(63)).toEqual(['r1', 'r2']);
  });
});

describe('prices whose source can’t be asked', () => {
  it('are as old as its last answer, however often that is repeated, and go when they are worth nothing', async () => {
    const books = new Cache<OddsBook>({ near: null, lasting: null, now: () => Date.now(), patienceMs: 100 });
    const confirmedAt = NOW - SECOND;
    const resting: Failure = { reason: 'resting', detail: '', retryAfterMs: 20 * SECOND };
    const offer = { provider: 'toto', decimal: 2, previous: null, active: true, capturedAt: null };
    const market: FeedMarket = {
      type: '1x2',
      scope: 'ord',
      line: null,
      outcomes: ['1', 'x', '2'],
      offers: [[offer], [], []],
    };
    const odds: OddsContext['client']['odds'] = async () => {
      const held = Date.now() > NOW + 5 * SECOND ? resting : null;
      noteAge({ at: confirmedAt, first: confirmedAt, until: Date.now() + 20 * SECOND, held });
      return { ok: true, value: { capturedAt: null, markets: [market] } };
    };
    const context = { client: { upstream: { id: 'feed' }, odds }, books, latest: new LatestOdds(), callsPerRefresh: 9 };
    const read = async (list: string, seconds: number) => {
      vi.setSystemTime(NOW + seconds * SECOND);
      const work: Promise<unknown>[] = [];
      const book = await readOddsBook(list, running, { ...context, background: (each) => void work.push(each) });
      await Promise.all(work);
      return book.r1?.at;
    };
    for (let seconds = 0; seconds < 590; seconds += 10) {
      for (const list of ['one', 'another']) {
        expect([confirmedAt, undefined], `${list} after ${seconds} s`).toContain(await read(list, seconds));
      }
    }
    for (const seconds of [700, 730, 900]) expect((await read('one', seconds)) ?? 0).toBeLessThanOrEqual(confirmedAt);
  });
});
