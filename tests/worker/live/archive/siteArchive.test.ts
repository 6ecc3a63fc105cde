import { expect, it, vi } from 'vitest';
import { isolateLog } from '../../../../worker/base/log.ts';
import { endedRow, LONGEST_BODY, SiteArchive } from '../../../../worker/live/siteArchive.ts';
import type { SiteJournal } from '../../../../worker/settings/journalBinding.ts';
import { siteJournalWith } from '../../push/siteJournal.records.ts';
import { endedEvent } from './ended.records.ts';

const archiveWith = (journal: Partial<SiteJournal>) => new SiteArchive({ getByName: () => siteJournalWith(journal) });

it('a match without drawable history or an end is not archived', () => {
  expect(endedRow(endedEvent('m', { status: '1st half' }))).toBeNull();
  expect(endedRow(endedEvent('m', { lineups: null }))).toBeNull();
  const incidents = Array.from({ length: 500 }, (_, index) => ({
    match_time: '1',
    type: 'Goal',
    player: { id: 'p1', name: `${index}`.repeat(50) },
  }));
  const row = endedRow(endedEvent('m', { incidents: { home: incidents, away: incidents } }));
  expect(row === null || row.body.length <= LONGEST_BODY).toBe(true);
});

it('a page works without the journal and skips unreadable records', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const away = archiveWith({});
  await away.note('feed', endedEvent('m'), isolateLog);
  expect([await away.ofTeam('feed', 'a1', isolateLog), await away.momentumOf('m', isolateLog)]).toEqual([null, null]);
  expect(warned).toHaveBeenCalledTimes(3);
  warned.mockRestore();
  const known = JSON.stringify(endedEvent('m'));
  const archive = archiveWith({ endedOf: async () => ['{"of":"another version"}', known] });
  expect((await archive.ofTeam('feed', 'a1', isolateLog))?.map(({ match }) => match.id)).toEqual(['m']);
});
