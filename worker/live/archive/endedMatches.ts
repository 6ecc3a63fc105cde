import { CallRate } from '../../base/callRate.ts';
import type { EndedRow } from '../../settings/journalBinding.ts';

export const DAY_MS = 24 * 60 * 60_000;
/** Covers a season and the break after it. */
export const KEPT_SEASON_MS = 400 * DAY_MS;

/**
 * Limits writes per day when visitors request many old matches. With two indexes, each write counts as three rows. So
 * many matches of 7 kB for 400 days take half of a Durable Object's 10 GB.
 */
export const MAX_WRITES_A_DAY = 2_000;
/** A match that ended lately is one of a list, so half of a day's writes are its own. */
const LATELY_MS = 3 * DAY_MS;
/** Matches read per team: one season including cups. */
const MAX_OF_TEAM = 60;

/** An archive of finished matches, by source and team, in the journal's SQLite storage. */
export class EndedMatches {
  readonly #sql: SqlStorage;
  readonly #writes = new CallRate('archived matches in a day', MAX_WRITES_A_DAY, DAY_MS);

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS ended (seq INTEGER PRIMARY KEY, source TEXT, id TEXT, home TEXT, away TEXT,
      kick_off INTEGER, body TEXT)`);
    sql.exec('CREATE INDEX IF NOT EXISTS ended_at_home ON ended (source, home, kick_off)');
    sql.exec('CREATE INDEX IF NOT EXISTS ended_away ON ended (source, away, kick_off)');
  }

  /** Writes a new or corrected match. `now` in milliseconds UTC. Returns false when nothing was written. */
  keep(source: string, row: EndedRow, now: number): boolean {
    const { id, home, away, kickOff, body } = row;
    if (!(kickOff > now - KEPT_SEASON_MS)) return false;
    const [known] = this.#sql
      .exec<{ seq: number; body: string }>(
        // Its kick-off may have been corrected, or its sides swapped.
        'SELECT seq, body FROM ended WHERE source = ? AND home IN (?, ?) AND id = ?',
        ...[source, home, away, id],
      )
      .toArray();
    const reserved = kickOff > now - LATELY_MS ? 0 : 0.5;
    if (known?.body === body || !this.#writes.take(now, reserved)) return false;
    const upsert =
      'INSERT OR REPLACE INTO ended (seq, source, id, home, away, kick_off, body) VALUES (?, ?, ?, ?, ?, ?, ?)';
    this.#sql.exec(upsert, known?.seq ?? null, source, id, home, away, kickOff, body);
    return true;
  }

  /** The bodies (JSON) of a team's matches, latest first. */
  ofTeam(source: string, team: string): string[] {
    const query = 'SELECT body FROM ended WHERE source = ? AND (home = ? OR away = ?) ORDER BY kick_off DESC LIMIT ?';
    const rows = this.#sql.exec<{ body: string }>(query, source, team, team, MAX_OF_TEAM);
    return Array.from(rows, ({ body }) => body);
  }
}
