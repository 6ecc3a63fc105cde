import { expect, it, vi } from 'vitest';
import {
  archiveEnded,
  endedRow,
  loadArchivedSeason,
  loadMomentum,
  MAX_BODY,
} from '../../../../worker/live/archive/archive.ts';
import type { SiteJournal } from '../../../../worker/settings/journalBinding.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { siteJournalWith } from '../../push/siteJournal.records.ts';
import { endedEvent } from './ended.records.ts';

const contextWith = (journal: Partial<SiteJournal>) =>
  liveContext({}, {}, { getByName: () => siteJournalWith(journal) });

it('a match without drawable history or an end is not archived', () => {
  expect(endedRow(endedEvent('m', { status: '1st half' }))).toBeNull();
  expect(endedRow(endedEvent('m', { lineups: null }))).toBeNull();
  const incidents = Array.from({ length: 500 }, (_, index) => ({
    match_time: '1',
    type: 'Goal',
    player: { id: 'p1', name: `${index}`.repeat(50) },
  }));
  const row = endedRow(endedEvent('m', { incidents: { home: incidents, away: incidents } }));
  expect(row === null || row.body.length <= MAX_BODY).toBe(true);
});

it('a page works without the journal and skips unreadable records', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const away = contextWith({});
  await archiveEnded(endedEvent('m'), away);
  expect([await loadArchivedSeason('a1', [], away), await loadMomentum({ id: 'm' }, away)]).toEqual([[], null]);
  const events = warned.mock.calls.map(([line]) => JSON.parse(String(line)).event);
  expect(events.filter((event) => event !== 'upstream failed')).toHaveLength(3);
  warned.mockRestore();
  const known = JSON.stringify(endedEvent('m'));
  const archive = contextWith({ endedOf: async () => ['{"of":"another version"}', known] });
  expect((await loadArchivedSeason('a1', [], archive)).map(({ match }) => match.id)).toEqual(['m']);
});
