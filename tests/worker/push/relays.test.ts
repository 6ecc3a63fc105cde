import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../web/push/wireGoals.ts';
import { OpenLimits } from '../../../worker/push/openLimits.ts';
import { nearestRegion } from '../../../worker/push/openSocket.ts';
import { RecentEntries } from '../../../worker/push/recentEntries.ts';
import { MOST_A_SECOND, MOST_OF_ADDRESS, MOST_SOCKETS } from '../../../worker/push/socketLimits.ts';
import { messageOf } from '../../../worker/push/topics.ts';

const entry = (seq: number, at: number, match = '1', kind = 'goal') => {
  return { seq, at, match, kind, sport: 'football' as const };
};

describe('sockets of a relay', () => {
  it('one address has a limited number of sockets and leaves room for others', () => {
    const limits = new OpenLimits([]);
    const take = (visitor: string, now: number) => limits.take(visitor, now);
    for (let number = 0; number < MOST_OF_ADDRESS; number += 1) expect(take('a', number * 1000)).toBe(true);
    expect(take('a', 1e6)).toBe(false);
    expect(take('b', 1e6)).toBe(true);
    limits.giveBack('a');
    expect(take('a', 1e6)).toBe(true);
  });

  it('the total number of sockets is limited, also after the relay woke up', () => {
    const limits = new OpenLimits(Array.from({ length: MOST_SOCKETS }, (_, index) => `${index % 500}`));
    expect(limits.take('', 0)).toBe(false);
    expect([limits.takeRefused(), limits.takeRefused()]).toEqual([1, 0]);
    limits.giveBack('1');
    expect(limits.take('', 0)).toBe(true);
    expect(limits.sockets).toBe(MOST_SOCKETS);
  });

  it('the relay accepts at most 150 sockets a second', () => {
    const limits = new OpenLimits([]);
    const taken = Array.from({ length: 400 }, (_, index) => limits.take('', index < 300 ? 1_000 : 2_000));
    expect(taken.filter(Boolean)).toHaveLength(MOST_A_SECOND + 100);
  });
});

describe('recent entries of a relay', () => {
  it('old entries are dropped and reported as missing', () => {
    const recent = new RecentEntries({ floor: 0, since: 0, last: 0 });
    recent.add([entry(1, 1_000), entry(2, 2_000)], [], 2);
    recent.add([entry(2, 2_000), entry(3, 200_000)], [], 3);
    expect(recent).toMatchObject({ floor: 2, since: 2_000, last: 3 });
    expect(recent.after(2).map(({ seq }) => seq)).toEqual([3]);
  });
});

describe('message of a relay', () => {
  it('a message has each match once and only ids for prices', () => {
    const patch = (id: string) => ({
      ...{ id, state: { kind: 'not-started' as const }, redCards: { home: 0, away: 0 } },
      ...{ correctedAt: null, kickOff: 1, at: 1 },
    });
    const entries = [entry(1, 1), entry(2, 1), entry(3, 1, '2', 'price')];
    expect(JSON.parse(messageOf(entries, [patch('1'), patch('2')], { after: 0, to: 3 }))).toEqual({
      ...{ a: 0, n: 3, m: [patch('1')], p: ['2'] },
    });
  });

  it('a goal message is under 400 bytes even after eleven goals', () => {
    const goals = Array.from({ length: 11 }, (_, index) => {
      const last = { added: 4, scorer: 'Zdeněk Ondrášek-Horníček' };
      return { side: 'home' as const, minute: 80 + index, ...(index === 10 ? last : index > 8 && { added: 2 }) };
    });
    const kickOff = Date.parse('2026-11-21T15:00:00Z');
    const state = { kind: 'playing' as const, period: 'extra-time-second-half' as const, startedAt: kickOff, goals };
    const patch = {
      ...{ id: '1234567890', state: { ...state, score: { home: 11, away: 0 } }, redCards: { home: 0, away: 0 } },
      ...{ correctedAt: '90', kickOff, at: kickOff },
    };
    const text = messageOf([entry(49_999_999, 1, patch.id)], [patch], { after: 49_999_998, to: 49_999_999 });
    expect(new TextEncoder().encode(text).length).toBeLessThan(400);
    const { g: _, ...told } = JSON.parse(text).m[0];
    expect({ ...told, state: stateOf(JSON.parse(text).m[0]) }).toEqual(patch);
  });
});

describe('region of a visitor', () => {
  it.each([
    [{ continent: 'EU', country: 'NL', longitude: '4.9' }, 'weur'],
    [{ continent: 'EU', country: 'UA', longitude: '30.5' }, 'eeur'],
    [{ continent: 'NA', country: 'US', longitude: '-122' }, 'wnam'],
    [{ continent: 'NA', country: 'US', longitude: '-74' }, 'enam'],
    [{ continent: 'AS', country: 'AE', longitude: '55' }, 'me'],
    [{ continent: 'AN' }, 'weur'],
    [undefined, 'weur'],
  ])('the place %j is in the region %s', (cf, region) => expect(nearestRegion(cf)).toBe(region));
});
