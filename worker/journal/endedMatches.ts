import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { phaseOf } from '../../web/domain/match.ts';

export interface EndedRow {
  /** The match's id at its source. */
  id: string;
  /** Team ids. */
  home: string;
  away: string;
  /** Milliseconds UTC. */
  kickOff: number;
  /** `EventDetail` as JSON. */
  body: string;
}

const DAY = 24 * 60 * 60_000;
/** Covers a season and the break after it. */
const KEEP_MS = 400 * DAY;
/** About 100 matches a day for a season. With 7 kB each they take 200 MB of a Durable Object's 10 GB. */
export const MOST_ENDED = 30_000;
/** Characters of a body. No real match has more. */
export const LONGEST_BODY = 20_000;
/** Limits writes per day when visitors request many old matches. With two indexes, each write counts as three rows. */
export const MOST_WRITES_A_DAY = 2_000;
/** Matches read per team: one season including cups. */
export const MOST_OF_TEAM = 60;
const LONGEST_ID = 100;

/** Converts a match to a row; null when it has not finished, has only a score, or is too long. */
export function endedRow(event: EventDetail): EndedRow | null {
  const { match, lineUps, incidents, statistics } = event;
  const { id, home, away, kickOff } = match;
  const hasDetails = lineUps.home !== null || lineUps.away !== null || incidents.length + statistics.length > 0;
  if (phaseOf(match) !== 'finished' || home === null || away === null || !hasDetails) return null;
  const body = JSON.stringify(event);
  return body.length > LONGEST_BODY ? null : { id, home: home.id, away: away.id, kickOff, body };
}

const textsOf = (rows: Iterable<{ body: string }>) => Array.from(rows, ({ body }) => body);

/** A bounded archive of finished matches, by source and team, in the journal's SQLite storage. */
export class EndedMatches {
  readonly #sql: SqlStorage;
  #day = 0;
  #written = 0;

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
    const isShort = [source, id, home, away].every((text) => text.length <= LONGEST_ID) && body.length <= LONGEST_BODY;
    if (!isShort || !(kickOff > now - KEEP_MS)) return false;
    const [known] = this.#sql
      .exec<{ seq: number; body: string }>(
        'SELECT seq, body FROM ended WHERE source = ? AND home = ? AND kick_off = ? AND id = ?',
        ...[source, home, kickOff, id],
      )
      .toArray();
    if (known?.body === body || !this.#mayWrite(now)) return false;
    if (known !== undefined) this.#sql.exec('UPDATE ended SET body = ? WHERE seq = ?', body, known.seq);
    else {
      const insert = 'INSERT INTO ended (source, id, home, away, kick_off, body) VALUES (?, ?, ?, ?, ?, ?)';
      this.#sql.exec(insert, source, id, home, away, kickOff, body);
    }
    return true;
  }

  /** The bodies (JSON) of a team's matches, latest first. */
  ofTeam(source: string, team: string): string[] {
    const select = 'SELECT seq, kick_off, body FROM ended WHERE source = ? AND';
    const order = 'ORDER BY kick_off DESC LIMIT';
    const found = (['home', 'away'] as const).flatMap((side) =>
      this.#sql
        .exec<{ kick_off: number; body: string }>(`${select} ${side} = ? ${order} ${MOST_OF_TEAM}`, source, team)
        .toArray(),
    );
    return textsOf(found.sort((one, other) => other.kick_off - one.kick_off).slice(0, MOST_OF_TEAM));
  }

  // The first write of a day deletes old and excess rows.
  #mayWrite(now: number): boolean {
    const day = Math.floor(now / DAY);
    if (day !== this.#day) {
      this.#day = day;
      this.#written = 0;
      this.#sql.exec(
        'DELETE FROM ended WHERE kick_off < ? OR seq <= (SELECT max(seq) FROM ended) - ?',
        now - KEEP_MS,
        MOST_ENDED - MOST_WRITES_A_DAY,
      );
    }
    this.#written += 1;
    return this.#written <= MOST_WRITES_A_DAY;
  }
}
