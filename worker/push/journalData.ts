import { Fixtures } from '../live/calendar/fixtures.ts';
import { DAY_MS, EndedMatches, KEPT_SEASON_MS } from '../live/endedMatches.ts';
import { Momentum } from '../live/momentum.ts';
import { Entries } from './entries.ts';
import { KnownMatches } from './knownMatches.ts';

/** How long changes are kept. */
const KEPT_CHANGES_MS = 2 * DAY_MS;

/** Moves the goals and moments of the site's earlier version, which had tables of them, to their matches. */
function moveMoments(sql: SqlStorage): void {
  for (const table of ['goals', 'moments']) {
    if (sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', table).toArray().length === 0) continue;
    sql.exec(`UPDATE known SET body = json_set(body, '$.${table}', json((SELECT json_group_array(json_set(
      body, '$.id', id, '$.at', at, '$.takenBackAt', back)) FROM ${table} WHERE match = known.id)))`);
    sql.exec(`DROP TABLE ${table}`);
  }
}

/**
 * Opens the data on the journal's disk. Finished matches and fixtures are of any source, the rest of one: that of another
 * source (by its id) is deleted, and data that is too old at `now` (milliseconds UTC). The journal starts again with each
 * deploy and after each quiet night.
 */
export function openJournalData(sql: SqlStorage, source: string, now: number) {
  sql.exec('CREATE TABLE IF NOT EXISTS source (id TEXT)');
  const [row] = sql.exec<{ id: string }>('SELECT id FROM source').toArray();
  if (row?.id !== source) {
    for (const table of ['known', 'entries', 'goals', 'moments', 'momentum']) sql.exec(`DROP TABLE IF EXISTS ${table}`);
    sql.exec('DELETE FROM source');
    sql.exec('INSERT INTO source (id) VALUES (?)', source);
  }
  moveMoments(sql);
  const data = {
    entries: new Entries(sql),
    known: new KnownMatches(sql),
    momentum: new Momentum(sql),
    ended: new EndedMatches(sql),
    fixtures: new Fixtures(sql),
  };
  for (const table of ['entries', 'momentum']) sql.exec(`DELETE FROM ${table} WHERE at < ?`, now - KEPT_CHANGES_MS);
  sql.exec('DELETE FROM ended WHERE kick_off < ?', now - KEPT_SEASON_MS);
  sql.exec('DELETE FROM planned WHERE kickOff < ?', now - KEPT_SEASON_MS);
  return data;
}
