import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import type { Snapshot } from '../../../../web/domain/snapshot.ts';
import { type Answer, failure } from '../../../../worker/base/result.ts';
import type { FeedList } from '../../../../worker/feeds/feed.ts';
import { loadWholeDay, utcDatesOf } from '../../../../worker/live/day/daySnapshot.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const SECOND = 1000;
const DOWN = failure('status', 'answered 503');

/** A feed that the test fills by UTC date; null is a source that is down. */
class Desk {
  readonly days = new Map<string, Match[] | null>();
  unconfirmed: Record<string, number> = {};
  readonly #context = liveContext({
    today: () => this.#list(new Date().toISOString().slice(0, 10)),
    day: (_call, _sport, date) => this.#list(date),
  });

  async #list(date: string): Promise<Answer<FeedList>> {
    const matches = this.days.get(date);
    return matches === null
      ? DOWN
      : { ok: true, value: { matches: [...(matches ?? [])], rejected: 0, unconfirmed: this.unconfirmed } };
  }

  async answer(date: string, zone: string, behindMs = 0): Promise<Answer<Snapshot>> {
    const clock = { now: Date.now() - behindMs, frozen: false, behindMs };
    const answer = await loadWholeDay({ sport: 'football', date, zone }, { ...this.#context, clock });
    await Promise.allSettled(this.#context.work.splice(0));
    return answer;
  }

  async snapshot(date: string, zone: string, behindMs = 0): Promise<Snapshot> {
    const answer = await this.answer(date, zone, behindMs);
    if (!answer.ok) throw new Error(answer.error.detail);
    return answer.value;
  }

  async ids(date: string, zone: string, behindMs = 0): Promise<string[]> {
    return (await this.snapshot(date, zone, behindMs)).matches.map(({ id }) => id).toSorted();
  }
}

const at = (id: string, kickOff: string, changes: Record<string, unknown> = {}) =>
  matchFrom({ id, start_date: kickOff, ...changes });

const score = (home: number, away: number) => ({ status: '2nd half', results: { runningscore: { home, away } } });

const clockTo = (instant: string) => vi.setSystemTime(Date.parse(instant));
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

it.each([
  ['UTC', '2026-11-21', ['2026-11-21']],
  ['Europe/Amsterdam', '2026-11-21', ['2026-11-20', '2026-11-21']],
  ['Pacific/Pago_Pago', '2026-11-21', ['2026-11-21', '2026-11-22']],
])('the day of a visitor in %s touches the dates %s', (zone, date, dates) =>
  expect(utcDatesOf(date, zone)).toEqual(dates),
);

describe('visitor’s day', () => {
  const spread = () => {
    const desk = new Desk();
    desk.days.set('2026-11-20', [
      at('f09', '2026-11-20T09:59:00Z'),
      at('f10', '2026-11-20T10:00:00Z'),
      at('f23', '2026-11-20T23:30:00Z'),
    ]);
    desk.days.set('2026-11-21', [
      at('s00', '2026-11-21T00:00:00Z'),
      at('s10', '2026-11-21T10:00:00Z'),
      at('s11', '2026-11-21T11:00:00Z'),
    ]);
    desk.days.set('2026-11-22', [at('u10', '2026-11-22T10:59:00Z'), at('u11', '2026-11-22T11:00:00Z')]);
    return desk;
  };

  it.each([
    ['UTC', ['s00', 's10', 's11']],
    ['Europe/Amsterdam', ['f23', 's00', 's10', 's11']],
    ['Pacific/Kiritimati', ['f10', 'f23', 's00']],
    ['Pacific/Pago_Pago', ['s11', 'u10']],
  ])('the day has the matches that kick off in it (%s)', async (zone, ids) => {
    clockTo('2026-11-21T09:00:00Z');
    expect(await spread().ids('2026-11-21', zone)).toEqual(ids);
  });

  it('a match that runs past midnight stays until it ends', async () => {
    const desk = new Desk();
    clockTo('2026-11-21T00:20:00Z');
    desk.days.set('2026-11-21', [
      at('late', '2026-11-20T22:45:00Z', score(1, 0)),
      at('over', '2026-11-20T22:00:00Z', { status: 'Finished' }),
    ]);
    expect(await desk.ids('2026-11-21', 'UTC')).toEqual(['late']);
    later(30 * SECOND);
    desk.days.set('2026-11-21', [at('late', '2026-11-20T22:45:00Z', { status: 'Finished' })]);
    await desk.ids('2026-11-21', 'UTC');
    expect(await desk.ids('2026-11-21', 'UTC')).toEqual([]);
  });

  it('a running match appears only on its kick-off day and today', async () => {
    const desk = new Desk();
    clockTo('2026-11-21T00:20:00Z');
    desk.days.set('2026-11-21', [at('late', '2026-11-20T22:45:00Z', score(1, 0))]);
    desk.days.set('2026-11-22', [at('tomorrow', '2026-11-22T12:00:00Z')]);
    expect(await desk.ids('2026-11-22', 'UTC')).toEqual(['tomorrow']);
  });

  it('a running match appears on the new day at midnight, though no list has changed', async () => {
    const desk = new Desk();
    const ids = () => desk.ids('2026-11-22', 'Europe/Amsterdam');
    clockTo('2026-11-21T22:59:50Z');
    desk.days.set('2026-11-21', [at('late', '2026-11-21T21:45:00Z', score(1, 0))]);
    expect(await ids()).toEqual([]);
    clockTo('2026-11-21T23:00:10Z');
    expect(await ids()).toEqual(['late']);
  });

  it.each([
    ['UTC', ['next']],
    ['Europe/Amsterdam', ['late', 'next']],
  ])('a day in %s has its matches at once after midnight UTC', async (zone, ids) => {
    const desk = new Desk();
    clockTo('2026-11-21T23:59:58Z');
    desk.days.set('2026-11-21', [at('late', '2026-11-21T23:30:00Z', { status: 'Finished' })]);
    desk.days.set('2026-11-22', [at('next', '2026-11-22T12:00:00Z')]);
    await desk.ids('2026-11-21', 'UTC');
    clockTo('2026-11-22T00:00:02Z');
    expect(await desk.ids('2026-11-22', zone)).toEqual(ids);
  });

  it('a visitor with a delay keeps the day for that long after midnight UTC', async () => {
    const desk = new Desk();
    clockTo('2026-11-22T00:01:00Z');
    desk.days.set('2026-11-21', [at('late', '2026-11-21T20:00:00Z', { status: 'Finished' })]);
    desk.days.set('2026-11-22', [at('next', '2026-11-22T12:00:00Z')]);
    expect(await desk.ids('2026-11-21', 'UTC', 90 * SECOND)).toEqual(['late']);
  });

  it('a match that both UTC dates list appears once, as today’s list has it', async () => {
    const desk = new Desk();
    clockTo('2026-11-21T00:20:00Z');
    desk.days.set('2026-11-20', [at('late', '2026-11-20T23:30:00Z', score(0, 0))]);
    desk.days.set('2026-11-21', [at('late', '2026-11-20T23:30:00Z', score(1, 0))]);
    const { matches, counters } = await desk.snapshot('2026-11-21', 'Europe/Amsterdam');
    expect(matches).toMatchObject([{ id: 'late', state: { score: { home: 1, away: 0 } } }]);
    expect(counters).toEqual({ all: 1, live: 1, running: 0, upcoming: 0, finished: 0 });
  });
});

describe('day snapshot', () => {
  const running = (home: number) => {
    const desk = new Desk();
    clockTo('2026-11-21T16:00:00Z');
    desk.days.set('2026-11-21', [at('e1', '2026-11-21T15:00:00Z', score(home, 0))]);
    return desk;
  };
  const read = (desk: Desk) => desk.snapshot('2026-11-21', 'UTC');

  it('a snapshot keeps its bytes until a goal changes its version', async () => {
    const desk = running(1);
    const first = await read(desk);
    later(6 * SECOND);
    await read(desk);
    expect(JSON.stringify(await read(desk))).toBe(JSON.stringify(first));
    later(6 * SECOND);
    desk.days.set('2026-11-21', [at('e1', '2026-11-21T15:00:00Z', score(2, 0))]);
    await read(desk);
    const changed = await read(desk);
    expect(changed.version).not.toBe(first.version);
    expect(changed.asOf).toBe(Date.now());
  });

  it('a snapshot has the same version in every isolate', async () => {
    expect((await read(running(1))).version).toBe((await read(running(1))).version);
  });

  it('a snapshot does not exist when today was never loaded', async () => {
    const desk = running(1);
    desk.days.set('2026-11-21', null);
    desk.days.set('2026-11-20', [at('e0', '2026-11-20T23:30:00Z')]);
    expect(await desk.answer('2026-11-21', 'Europe/Amsterdam')).toMatchObject({ ok: false });
  });

  it.each([
    ['football', false],
    ['handball', true],
  ])('a snapshot of football exists when today’s list of %s alone never loaded: %s', async (sport, exists) => {
    const desk = running(1);
    desk.unconfirmed = { [sport]: 0 };
    expect((await desk.answer('2026-11-21', 'UTC')).ok).toBe(exists);
  });

  it.each([
    ['stay while a new day (UTC) or a restart lost', 60 * SECOND, true],
    ['are too old after a day without', 24 * 3600 * SECOND, false],
  ])('the known matches of a sport %s its list', async (_, pause, exists) => {
    const desk = running(1);
    const before = await desk.snapshot('2026-11-21', 'UTC');
    later(pause);
    const date = new Date().toISOString().slice(0, 10);
    desk.unconfirmed = { football: 0 };
    desk.days.set(date, [at('h1', `${date}T18:00:00Z`, { sport: 'handball' })]);
    // The first answer may be the known one, while the next is loaded.
    await desk.answer(date, 'UTC');
    const answer = await desk.answer(date, 'UTC');
    expect(answer.ok).toBe(exists);
    if (answer.ok) expect(answer.value).toMatchObject({ matches: before.matches, asOf: before.asOf });
  });
});
