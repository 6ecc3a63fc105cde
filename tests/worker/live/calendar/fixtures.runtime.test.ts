import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { Fixtures, MAX_NEW_A_DAY } from '../../../../worker/live/calendar/fixtures.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 60 * 60_000;
const SCOPE = { kind: 'team', id: 'a' } as const;

const fixture = (at: number, kickOff = NOON, id = '1') => ({
  id,
  competition: 'c',
  home: 'a',
  away: 'b',
  kickOff,
  status: 'planned',
  at,
  venue: null,
  body: JSON.stringify({ id, kickOff }),
});

const sequencesOf = (known: { sequence: number }[]) => known.map(({ sequence }) => sequence);

describe('Fixtures on the journal’s disk', () => {
  it('count a move once, whichever place saw it first, also after a restart', async () => {
    await runInDurableObject(env.JOURNAL.getByName('fixtures-1'), (_, { storage: { sql } }) => {
      const first = new Fixtures(sql);
      expect(sequencesOf(first.note('feed', [SCOPE], [fixture(NOON)], NOON))).toEqual([0]);
      expect(sequencesOf(first.note('feed', [SCOPE], [fixture(NOON + 2, NOON + HOUR)], NOON))).toEqual([1]);
      expect(sequencesOf(first.note('feed', [SCOPE], [fixture(NOON + 1)], NOON))).toEqual([1]);
      const restarted = new Fixtures(sql);
      expect(sequencesOf(restarted.note('feed', [SCOPE], [fixture(NOON + 3, NOON + HOUR)], NOON))).toEqual([1]);
      expect(restarted.note('feed', [{ kind: 'match', id: '1' }], [], NOON)).toMatchObject([
        { sequence: 1, revised: NOON + 2, body: JSON.stringify({ id: '1', kickOff: NOON + HOUR }) },
      ]);
    });
  });

  it('return new fixtures beyond the limit of a day without storing them', async () => {
    await runInDurableObject(env.JOURNAL.getByName('fixtures-2'), (_, { storage: { sql } }) => {
      const fixtures = new Fixtures(sql);
      const other = Array.from({ length: MAX_NEW_A_DAY }, (_, index) => ({
        ...fixture(NOON, NOON, `o${index}`),
        home: 'x',
        away: 'y',
      }));
      fixtures.note('feed', [SCOPE], other, NOON);
      expect(sequencesOf(fixtures.note('feed', [SCOPE], [fixture(NOON)], NOON))).toEqual([0]);
      expect(fixtures.note('feed', [SCOPE], [], NOON)).toEqual([]);
    });
  });
});
