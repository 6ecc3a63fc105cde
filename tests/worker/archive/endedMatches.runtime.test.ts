import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  EndedMatches,
  type EndedRow,
  LONGEST_BODY,
  MOST_OF_TEAM,
  MOST_WRITES_A_DAY,
} from '../../../worker/archive/endedMatches.ts';

const NOW = Date.parse('2026-11-22T22:00:00Z');
const DAY = 24 * 60 * 60_000;

let archives = 0;

/** Does something with an archive of its own, and gives how many rows there are then. */
async function withArchive(work: (archive: EndedMatches) => void): Promise<number> {
  archives += 1;
  return runInDurableObject(env.JOURNAL.getByName(`archive-${archives}`), (_, state) => {
    work(new EndedMatches(state.storage.sql));
    return state.storage.sql.exec<{ count: number }>('SELECT count(*) AS count FROM ended').one().count;
  });
}

const row = (id: string, changes: Partial<EndedRow> = {}): EndedRow => ({
  ...{ id, home: 'a', away: 'b', kickOff: NOW - DAY, body: `{"id":"${id}"}` },
  ...changes,
});

describe('the archive of ended matches', () => {
  it('writes a match once, and again where its source has corrected it', async () => {
    const rows = await withArchive((archive) => {
      expect(archive.keep('feed', row('1'), NOW)).toBe(true);
      expect(archive.keep('feed', row('1'), NOW)).toBe(false);
      expect(archive.keep('feed', row('1', { body: 'corrected' }), NOW)).toBe(true);
      expect(archive.ofTeam('feed', 'a')).toEqual(['corrected']);
    });
    expect(rows).toBe(1);
  });

  it('finds a team’s matches at home and away, the latest first, of its own source alone', async () => {
    await withArchive((archive) => {
      archive.keep('feed', row('old', { kickOff: NOW - 9 * DAY }), NOW);
      archive.keep('feed', row('away', { home: 'c', away: 'a', kickOff: NOW - 2 * DAY }), NOW);
      archive.keep('feed', row('new'), NOW);
      archive.keep('other', row('else'), NOW);
      expect(archive.ofTeam('feed', 'a')).toEqual(['{"id":"new"}', '{"id":"away"}', '{"id":"old"}']);
      expect(archive.ofTeam('feed', "a' OR 1=1 --")).toEqual([]);
    });
  });

  it('gives a season of a team and no more', async () => {
    await withArchive((archive) => {
      for (let index = 0; index < MOST_OF_TEAM + 40; index += 1) {
        const away = index % 2 === 0 ? { home: 'x', away: 'a' } : {};
        archive.keep('feed', row(`m${index}`, { kickOff: NOW - index * DAY, ...away }), NOW);
      }
      expect(archive.ofTeam('feed', 'a')).toHaveLength(MOST_OF_TEAM);
      expect(archive.ofTeam('feed', 'a')[0]).toBe('{"id":"m0"}');
    });
  });

  it('takes no body, no id and no age beyond what a match has, and no more writes a day than it names', async () => {
    const rows = await withArchive((archive) => {
      expect(archive.keep('feed', row('long', { body: 'x'.repeat(LONGEST_BODY + 1) }), NOW)).toBe(false);
      expect(archive.keep('feed', row('x'.repeat(500)), NOW)).toBe(false);
      expect(archive.keep('feed', row('ancient', { kickOff: NOW - 500 * DAY }), NOW)).toBe(false);
      expect(archive.keep('feed', row('none', { kickOff: Number.NaN }), NOW)).toBe(false);
      for (let index = 0; index < MOST_WRITES_A_DAY + 300; index += 1) archive.keep('feed', row(`m${index}`), NOW);
    });
    expect(rows).toBe(MOST_WRITES_A_DAY);
  });

  it('forgets what is older than a season and its break', async () => {
    const rows = await withArchive((archive) => {
      archive.keep('feed', row('old'), NOW);
      archive.keep('feed', row('new', { kickOff: NOW + 401 * DAY }), NOW + 402 * DAY);
    });
    expect(rows).toBe(1);
  });
});
