import { phaseOf } from '../../web/domain/match.ts';
import { Fixtures } from '../live/calendar/fixtures.ts';
import { DAY_MS, EndedMatches, KEPT_SEASON_MS } from '../live/endedMatches.ts';
import { fixtureOf, seenFixture } from '../live/fixture.ts';
import { Momentum } from '../live/momentum.ts';
import type { Entry } from './changes.ts';
import { Entries } from './entries.ts';
import { KnownMatches } from './knownMatches.ts';

/** How long changes are kept. */
const KEPT_CHANGES_MS = 2 * DAY_MS;

/**
 * Opens the data on the journal's disk. Finished matches and fixtures are of any source, the rest of one: that of another
 * source (by its id) is deleted, and data that is too old at `now` (milliseconds UTC). The journal starts again with each
 * deploy and after each quiet night.
 */
export function openJournalData(sql: SqlStorage, source: string, now: number) {
  sql.exec('CREATE TABLE IF NOT EXISTS source (id TEXT)');
  const [row] = sql.exec<{ id: string }>('SELECT id FROM source').toArray();
  if (row?.id !== source) {
    for (const table of ['known', 'entries', 'momentum']) sql.exec(`DROP TABLE IF EXISTS ${table}`);
    sql.exec('DELETE FROM source');
    sql.exec('INSERT INTO source (id) VALUES (?)', source);
  }
  const data = {
    entries: new Entries(sql),
    known: new KnownMatches(sql, now),
    momentum: new Momentum(sql),
    ended: new EndedMatches(sql),
    fixtures: new Fixtures(sql),
  };
  for (const table of ['entries', 'momentum']) sql.exec(`DELETE FROM ${table} WHERE at < ?`, now - KEPT_CHANGES_MS);
  sql.exec('DELETE FROM ended WHERE kick_off < ?', now - KEPT_SEASON_MS);
  sql.exec('DELETE FROM planned WHERE kickOff < ?', now - KEPT_SEASON_MS);
  return data;
}

/** Numbers changes of fixtures for calendars. `now` in milliseconds UTC. */
export function numberFixtures(fixtures: Fixtures, source: string, entries: readonly Entry[], now: number): void {
  for (const entry of entries) {
    if (!('row' in entry) || (entry.change.kind !== 'kick-off' && entry.change.kind !== 'status')) continue;
    const phase = phaseOf(entry.row);
    if (phase !== 'upcoming' && phase !== 'off') continue;
    fixtures.note(source, [{ kind: 'match', id: entry.match }], [seenFixture(fixtureOf(entry.row), entry.at)], now);
  }
}
