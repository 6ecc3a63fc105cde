import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { EndedMatches, MAX_WRITES_A_DAY } from '../../../../worker/live/archive/endedMatches.ts';
import { Momentum } from '../../../../worker/live/match/momentum.ts';
import type { EndedRow } from '../../../../worker/settings/journalBinding.ts';
import { endedEvent } from './ended.records.ts';

const NOW = Date.parse('2026-11-22T22:00:00Z');
const DAY = 24 * 60 * 60_000;

let archives = 0;

/** Runs `work` on a new archive. Returns the final number of rows. */
async function withArchive(work: (archive: EndedMatches) => void): Promise<number> {
  archives += 1;
  return runInDurableObject(env.JOURNAL.getByName(`archive-${archives}`), (_, state) => {
    work(new EndedMatches(state.storage.sql));
    return state.storage.sql.exec<{ count: number }>('SELECT count(*) AS count FROM ended').one().count;
  });
}

const row = (id: string, changes: Partial<EndedRow> = {}): EndedRow => ({
  id,
  home: 'a',
  away: 'b',
  kickOff: NOW - DAY,
  body: `{"id":"${id}"}`,
  ...changes,
});

describe('EndedMatches', () => {
  it('writes a match once, and again when its source corrects it', async () => {
    const rows = await withArchive((archive) => {
      expect(archive.keep('feed', row('1'), NOW)).toBe(true);
      expect(archive.keep('feed', row('1'), NOW)).toBe(false);
      expect(archive.keep('feed', row('1', { body: 'corrected' }), NOW)).toBe(true);
      expect(archive.ofTeam('feed', 'a')).toEqual(['corrected']);
    });
    expect(rows).toBe(1);
  });

  it.each([
    ['kick-off', { kickOff: NOW - DAY + 60_000 }],
    ['sides', { home: 'b', away: 'a' }],
  ])('keeps one row of a match whose %s was corrected', async (_, correction) => {
    const rows = await withArchive((archive) => {
      archive.keep('feed', row('1'), NOW);
      archive.keep('feed', row('1', { ...correction, body: 'corrected' }), NOW);
      expect(archive.ofTeam('feed', 'a')).toEqual(['corrected']);
    });
    expect(rows).toBe(1);
  });

  it('finds a team’s matches of one source, the latest first', async () => {
    await withArchive((archive) => {
      archive.keep('feed', row('old', { kickOff: NOW - 9 * DAY }), NOW);
      archive.keep('feed', row('away', { home: 'c', away: 'a', kickOff: NOW - 2 * DAY }), NOW);
      archive.keep('feed', row('new'), NOW);
      archive.keep('other', row('else'), NOW);
      expect(archive.ofTeam('feed', 'a')).toEqual(['{"id":"new"}', '{"id":"away"}', '{"id":"old"}']);
      expect(archive.ofTeam('feed', "a' OR 1=1 --")).toEqual([]);
    });
  });

  it('refuses impossible rows, and stops at its writes a day', async () => {
    const rows = await withArchive((archive) => {
      expect(archive.keep('feed', row('ancient', { kickOff: NOW - 500 * DAY }), NOW)).toBe(false);
      expect(archive.keep('feed', row('none', { kickOff: Number.NaN }), NOW)).toBe(false);
      for (let index = 0; index < MAX_WRITES_A_DAY + 300; index += 1) archive.keep('feed', row(`m${index}`), NOW);
    });
    expect(rows).toBe(MAX_WRITES_A_DAY);
  });
});

const START = Date.parse('2026-11-21T20:00:00Z');

it('Momentum keeps one record for each minute, also after a restart', async () => {
  await runInDurableObject(env.JOURNAL.getByName('momentum-1'), (_, state) => {
    const { sql } = state.storage;
    const momentum = new Momentum(sql);
    const running = { status: '1st half', properties: { GameStarted: new Date(START).toISOString() } };
    for (let second = 0; second < 300; second += 8) {
      const statistics = [{ type: 'shots', home: second, away: 0 }];
      momentum.note(endedEvent('m', { ...running, statistics }), START + second * 1000);
    }
    const kept = new Momentum(sql).of('m');
    expect(kept.map(({ minute }) => minute)).toEqual([1, 2, 3, 4, 5]);
    expect(momentum.of('m').at(-1)?.home[0]).toBe(296);
    expect(momentum.of('unknown')).toEqual([]);
  });
});
