import { MOST_EVENTS } from '../live/calendar/fixture.ts';
import type { FixtureScope, KnownFixture, SeenFixture } from '../settings/journalBinding.ts';

const DAY = 24 * 60 * 60_000;
/** Covers a season and the break after it. */
const KEEP_MS = 400 * DAY;
/** Limits the rows that requests for many calendars can write. With three indexes, each counts as four. */
export const MOST_NEW_A_DAY = 5_000;

const OWN: Readonly<Record<FixtureScope['kind'], string>> = {
  team: '(home = ?2 OR away = ?2)',
  competition: 'competition = ?2',
  match: 'id = ?2',
};

interface Row extends Record<string, SqlStorageValue>, KnownFixture {
  home: string | null;
  away: string | null;
  kick_off: number;
  status: string;
}

/**
 * The fixtures that calendars have shown, in the journal's SQLite storage. All places share it, so a fixture has the
 * same number of changes everywhere, and stays known when its source no longer lists it.
 */
export class Fixtures {
  readonly #sql: SqlStorage;
  #day = 0;
  #added = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS fixtures (source TEXT, id TEXT, competition TEXT, home TEXT, away TEXT,
      kick_off INTEGER, status TEXT, sequence INTEGER, revised INTEGER, at INTEGER, body TEXT,
      PRIMARY KEY (source, id)) WITHOUT ROWID`);
    for (const column of ['competition', 'home', 'away'])
      sql.exec(`CREATE INDEX IF NOT EXISTS fixtures_of_${column} ON fixtures (source, ${column})`);
  }

  /** Numbers the changes of seen fixtures. Returns the known fixtures nearest to `now` (milliseconds UTC). */
  note(source: string, { kind, id }: FixtureScope, seen: readonly SeenFixture[], now: number): KnownFixture[] {
    const unsaved = seen.filter((fixture) => !this.#noteOne(source, fixture, now));
    const query = `SELECT sequence, revised, at, body FROM fixtures WHERE source = ?1 AND ${OWN[kind]}
      ORDER BY abs(kick_off - ?3) LIMIT ?4`;
    const known = this.#sql.exec<Row>(query, source, id, now, MOST_EVENTS).toArray();
    return [...known, ...unsaved.map(({ at, body }) => ({ sequence: 0, revised: at, at, body }))];
  }

  // Returns false for a new fixture beyond the limit of the day.
  #noteOne(source: string, fixture: SeenFixture, now: number): boolean {
    const { id, competition, home, away, kickOff, status, at, body } = fixture;
    const select = `SELECT home, away, kick_off, status, sequence, revised, at, body FROM fixtures
      WHERE source = ? AND id = ?`;
    const [known] = this.#sql.exec<Row>(select, source, id).toArray();
    if (known === undefined) {
      if (!this.#mayAdd(now)) return false;
      const values = [source, id, competition, home, away, kickOff, status, 0, at, at, body];
      this.#sql.exec('INSERT INTO fixtures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', ...values);
      return true;
    }
    // Another place may have seen a newer answer of the source.
    if (known.body === body || at <= known.at) return true;
    const isRevised =
      known.kick_off !== kickOff || known.status !== status || known.home !== home || known.away !== away;
    const [sequence, revised] = isRevised ? [known.sequence + 1, at] : [known.sequence, known.revised];
    const update = `UPDATE fixtures SET competition = ?, home = ?, away = ?, kick_off = ?, status = ?, sequence = ?,
      revised = ?, at = ?, body = ? WHERE source = ? AND id = ?`;
    this.#sql.exec(update, competition, home, away, kickOff, status, sequence, revised, at, body, source, id);
    return true;
  }

  // The first new fixture of a day deletes old ones.
  #mayAdd(now: number): boolean {
    const day = Math.floor(now / DAY);
    if (day !== this.#day) {
      this.#day = day;
      this.#added = 0;
      this.#sql.exec('DELETE FROM fixtures WHERE kick_off < ?', now - KEEP_MS);
    }
    this.#added += 1;
    return this.#added <= MOST_NEW_A_DAY;
  }
}
