import { CallRate } from '../../base/callRate.ts';
import type { FixtureScope, KnownFixture, SeenFixture } from '../../settings/journalBinding.ts';
import { DAY_MS } from '../archive/endedMatches.ts';
import { MAX_EVENTS } from '../state/fixture.ts';

/** Limits the rows that requests for many calendars can write. With three indexes, each counts as four. */
export const MAX_NEW_A_DAY = 5_000;

/** Moves of fixtures so near are told, so half of a day's rows are theirs. */
const NEAR_MS = 14 * DAY_MS;

type Row = KnownFixture & Pick<SeenFixture, 'home' | 'away' | 'kickOff' | 'status'> & Record<string, SqlStorageValue>;

/** Changes of these are counted. */
const PLAN = ['home', 'away', 'kickOff', 'status'] as const;

/**
 * The fixtures that calendars have shown, in the journal's SQLite storage. All colos share it, so a fixture has the
 * same number of changes everywhere, and stays known when its source no longer lists it.
 */
export class Fixtures {
  readonly #sql: SqlStorage;
  readonly #additions = new CallRate('new fixtures of calendars in a day', MAX_NEW_A_DAY, DAY_MS);

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS planned (source TEXT, id TEXT, competition TEXT, home TEXT, away TEXT,
      kickOff INTEGER, status TEXT, sequence INTEGER, revised INTEGER, at INTEGER, venue TEXT, body TEXT,
      PRIMARY KEY (source, id)) WITHOUT ROWID`);
    for (const column of ['competition', 'home', 'away'])
      sql.exec(`CREATE INDEX IF NOT EXISTS planned_of_${column} ON planned (source, ${column})`);
  }

  /** Numbers the changes of seen fixtures. Returns the known fixtures of scopes nearest to `now` (milliseconds UTC). */
  note(source: string, scopes: readonly FixtureScope[], seen: readonly SeenFixture[], now: number): KnownFixture[] {
    const unsaved = seen.filter((fixture) => !this.#noteOne(source, fixture, now));
    const ids = (kind: FixtureScope['kind']) =>
      JSON.stringify(scopes.flatMap((scope) => (scope.kind === kind ? [scope.id] : [])));
    const of = (column: string, parameter: number) =>
      `SELECT planned.id FROM json_each(?${parameter}) CROSS JOIN planned ON source = ?1 AND ${column} = value`;
    // An index for each part: conditions with OR would read every fixture.
    const query = `SELECT sequence, revised, at, venue, body FROM planned WHERE source = ?1 AND id IN (
      ${of('home', 2)} UNION ${of('away', 2)} UNION ${of('competition', 3)} UNION SELECT value FROM json_each(?4))
      ORDER BY abs(kickOff - ?5) LIMIT ?6`;
    const values = [source, ids('team'), ids('competition'), ids('match'), now, MAX_EVENTS];
    const known = this.#sql.exec<Row>(query, ...values).toArray();
    return [...known, ...unsaved.map(({ at, venue, body }) => ({ sequence: 0, revised: at, at, venue, body }))];
  }

  // Returns false for a new fixture beyond the limit of the day.
  #noteOne(source: string, fixture: SeenFixture, now: number): boolean {
    const { id, competition, home, away, kickOff, status, at, body } = fixture;
    const [known] = this.#sql.exec<Row>('SELECT * FROM planned WHERE source = ? AND id = ?', source, id).toArray();
    const reserved = Math.abs(kickOff - now) < NEAR_MS ? 0 : 0.5;
    if (known === undefined && !this.#additions.take(now, reserved)) return false;
    const venue = fixture.venue ?? known?.venue ?? null;
    // Only details name the ground, so it is updated even from an older list.
    if (known !== undefined && known.venue !== venue)
      this.#sql.exec('UPDATE planned SET venue = ? WHERE source = ? AND id = ?', venue, source, id);
    // Another place may have seen a newer answer of the source.
    if (known !== undefined && (at <= known.at || known.body === body)) return true;
    const isMoved = known === undefined || PLAN.some((column) => known[column] !== fixture[column]);
    const sequence = known === undefined ? 0 : known.sequence + (isMoved ? 1 : 0);
    const revised = isMoved ? at : known.revised;
    const values = [source, id, competition, home, away, kickOff, status, sequence, revised, at, venue, body];
    this.#sql.exec(`INSERT OR REPLACE INTO planned VALUES (${values.map(() => '?')})`, ...values);
    return true;
  }
}
