import { beforeEach, describe, expect, it } from 'vitest';
import { failure, ok } from '../../../../worker/base/result.ts';
import { type AnswerAge, UpstreamCall } from '../../../../worker/base/upstreamCall.ts';
import { besideLive } from '../../../../worker/feeds/contract/besideLive.ts';
import { joined } from '../../../../worker/feeds/normalize/lists.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

const listOf = (...sports: string[]) => ({
  matches: sports.map((sport) => matchFrom({ id: sport.slice(0, 3), sport })),
  rejected: 0,
});

const running = {
  matches: [matchFrom({ id: 'h', sport: 'handball', status: '1st half', start_date: '2026-11-21T11:30:00Z' })],
  rejected: 0,
};

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

let now: number;
let asked: string[];
let answers: Partial<Record<string, ReturnType<typeof listOf> | 'down' | 'missing' | 'invalid'>>;
let ageOf: () => Pick<AnswerAge, 'at' | 'staleReason'> | null;
let listsBeside: ReturnType<typeof besideLive>;
let read: (live: ReturnType<typeof listOf>) => Promise<string[]>;

beforeEach(() => {
  now = NOON;
  asked = [];
  answers = {};
  ageOf = () => null;
  listsBeside = besideLive(
    async (call, sport, date) => {
      const age = ageOf();
      if (age !== null) call.addAge({ first: age.at, freshUntil: age.at, ...age });
      asked.push(`${sport} ${date}`);
      const answer = answers[`${sport} ${date}`] ?? (date === dateOf(now) ? answers[sport] : undefined);
      if (answer === 'missing' || answer === 'invalid') return failure(answer, 'answered 404 or 400');
      return answer === 'down' ? failure('timeout', 'late') : ok(answer ?? listOf());
    },
    () => now,
  );
  read = async (live) =>
    (await listsBeside(new UpstreamCall(), live)).flatMap(({ matches }) => matches.map(({ sport }) => sport));
});

describe('today’s lists beside the live list', () => {
  it('each sport missing from the live list is called for', async () => {
    answers = { basketball: listOf('basketball') };
    expect(await read(listOf('football', 'handball'))).toEqual(['basketball']);
    expect(asked).toEqual(['basketball 2026-11-21', 'ice-hockey 2026-11-21']);
  });

  it('an empty list is asked for once an hour', async () => {
    for (const minutes of [0, 1, 59]) {
      now = NOON + minutes * MINUTE;
      await read(listOf('football'));
    }
    expect(asked).toHaveLength(3);
    now = NOON + 60 * MINUTE;
    await read(listOf('football'));
    expect(asked).toHaveLength(6);
  });

  it('a known list stays while its call fails', async () => {
    answers = { handball: listOf('handball') };
    await read(listOf('football', 'basketball', 'ice-hockey'));
    answers = { handball: 'down' };
    for (const seconds of [10, 20]) {
      now = NOON + seconds * 1000;
      expect(await read(listOf('football', 'basketball', 'ice-hockey'))).toEqual(['handball']);
    }
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['while its call fails', 'down', { handball: NOON }],
    ['while the poller has only an old answer', 'old', { handball: NOON - MINUTE }],
    ['while the source suddenly has none', undefined, { handball: NOON }],
    ['never when it is confirmed', 'new', undefined],
  ])('a list says when it was confirmed %s', async (_, next, unconfirmed) => {
    answers = { handball: running };
    await read(listOf('football', 'basketball', 'ice-hockey'));
    answers = { handball: next === 'down' ? 'down' : next === undefined ? undefined : running };
    ageOf = () => (next === 'old' ? { at: NOON - MINUTE, staleReason: failure('timeout', 'late').error } : null);
    now = NOON + MINUTE;
    const lists = await listsBeside(new UpstreamCall(), listOf('football', 'basketball', 'ice-hockey'));
    expect(joined(lists).unconfirmed).toEqual(unconfirmed);
  });

  it.each([
    ['a list that never loaded says so, and is not an empty one', 'down', { handball: 0 }],
    ['the list of a sport that the backend lacks is empty', 'missing', undefined],
    ['the list of a sport that the backend does not know is empty', 'invalid', undefined],
  ] as const)('%s', async (_, answer, unconfirmed) => {
    answers = { handball: answer };
    for (const seconds of [0, 10]) {
      now = NOON + seconds * 1000;
      const lists = await listsBeside(new UpstreamCall(), listOf('football', 'basketball', 'ice-hockey'));
      expect(joined(lists).unconfirmed).toEqual(unconfirmed);
    }
  });

  it('a failing list of ended and later matches is as new as the live list', async () => {
    answers = { handball: listOf('handball') };
    await read(listOf('football', 'basketball', 'ice-hockey'));
    answers = { handball: 'down' };
    const lists = await listsBeside(new UpstreamCall(), listOf('football', 'basketball', 'ice-hockey'));
    expect(joined(lists).unconfirmed).toBeUndefined();
  });

  it('a known list is empty only after five empty answers over five minutes', async () => {
    answers = { handball: listOf('handball') };
    const live = listOf('football', 'basketball', 'ice-hockey');
    await read(live);
    answers = {};
    for (const minutes of [1, 2, 3, 4]) {
      now = NOON + minutes * MINUTE;
      expect(await read(live)).toEqual(['handball']);
    }
    now = NOON + 6 * MINUTE;
    expect(await read(live)).toEqual([]);
  });

  it('a new day (UTC) has lists of its own, whatever the evening before had', async () => {
    now = Date.parse('2026-11-21T23:45:00Z');
    answers = { handball: listOf('handball') };
    const live = listOf('football', 'ice-hockey');
    expect(await read(live)).toEqual(['handball']);
    now = Date.parse('2026-11-22T00:00:10Z');
    answers = { basketball: listOf('basketball') };
    expect(await read(live)).toEqual(['basketball']);
  });

  it('a match of the evening before stays after midnight (UTC) while it is in play', async () => {
    const late = (...status: string[]) => ({
      matches: status.map((each, id) => matchFrom({ id: `b${id}`, sport: 'basketball', status: each })),
      rejected: 0,
    });
    const live = listOf('football', 'handball', 'ice-hockey');
    const count = () => asked.splice(0).filter((each) => each === 'basketball 2026-11-21').length;
    now = Date.parse('2026-11-22T00:10:00Z');
    answers = { 'basketball 2026-11-21': late('Finished', '4th quarter') };
    expect([await read(live), count()]).toEqual([['basketball'], 1]);
    answers = { 'basketball 2026-11-21': late('Finished', 'Finished') };
    now += MINUTE;
    expect([await read(live), count()]).toEqual([[], 1]);
    now += MINUTE;
    expect([await read(live), count()]).toEqual([[], 0]);
    now = Date.parse('2026-11-22T04:00:00Z');
    expect([await read(live), count()]).toEqual([[], 0]);
  });
});
