import { phaseOf } from '../../web/domain/match.ts';
import { DAY_MS, EndedMatches, KEPT_SEASON_MS } from '../live/archive/endedMatches.ts';
import { Fixtures } from '../live/calendar/fixtures.ts';
import { Momentum } from '../live/match/momentum.ts';
import { fixtureOf, seenFixture } from '../live/state/fixture.ts';
import type { Entry } from './changes.ts';
import { Entries } from './entries.ts';
import { KnownMatches } from './knownMatches.ts';

/** How long changes are kept, and how often older ones are looked for. */
const KEPT_CHANGES_MS = 2 * DAY_MS;
const FORGET_EVERY_MS = DAY_MS / 24;

/**
 * Opens the data on the journal's disk. Finished matches and fixtures are of any source, the rest of one: that of another
 * source (by its id) is deleted, and data that is too old at `now` (milliseconds UTC).
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
  let forgotAt = Number.NEGATIVE_INFINITY;
  /** Deletes what is too old. A busy journal runs for weeks without a restart. */
  const forgetOld = (now: number) => {
    if (now - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = now;
    for (const table of ['entries', 'momentum']) sql.exec(`DELETE FROM ${table} WHERE at < ?`, now - KEPT_CHANGES_MS);
    sql.exec('DELETE FROM ended WHERE kick_off < ?', now - KEPT_SEASON_MS);
    sql.exec('DELETE FROM planned WHERE kickOff < ?', now - KEPT_SEASON_MS);
  };
  forgetOld(now);
  return { ...data, forgetOld };
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
