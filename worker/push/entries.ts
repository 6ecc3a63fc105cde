import * as v from 'valibot';
import { SPORTS } from '../../web/domain/sport.ts';
import { journalLog as log } from '../base/log.ts';
import { changeSchema, type Entry, type EntryKind, type Happened } from '../journal/entry.ts';

/** How long entries are kept, and how many. The busiest day of a feed of 20,000 matches has fewer. */
const KEEP_MS = 48 * 60 * 60_000;
export const MOST_ENTRIES = 50_000;
/** The longest entry in characters. A status in the feed's own words is cut much earlier. */
const LONGEST = 600;
const PRUNE_MS = 10 * 60_000;
const MOST_READ = 1_000;

/** No journal exceeds this average rate. */
const MOST_A_SECOND = 4;
const EPOCH = Date.UTC(2026, 0, 1);

/**
 * The number before the first entry of a journal that began at an instant, milliseconds UTC. It is higher than any
 * number of an earlier journal, so pages never confuse the two.
 */
export function numberBefore(begun: number): number {
  return Math.max(0, Math.floor((begun - EPOCH) / 1000) * MOST_A_SECOND);
}

const sportOf = v.picklist(SPORTS);

interface Row extends Record<string, SqlStorageValue> {
  seq: number;
  at: number;
  sport: string;
  match: string;
  corrects: number | null;
  body: string;
}

/**
 * The kinds that an entry corrects. It corrects the last entry of these kinds for the match that is not corrected yet.
 */
const CORRECTED: Readonly<Record<EntryKind, readonly EntryKind[]>> = {
  goal: [],
  'goal-taken-back': ['goal'],
  'score-corrected': ['goal', 'score-corrected'],
  card: [],
  'card-taken-back': ['card'],
  status: [],
  'shoot-out': [],
  clock: [],
  'kick-off': [],
  'line-ups': [],
  goals: [],
  detail: [],
  price: [],
  list: [],
};

/** The numbered entries on disk: 48 hours, and a limited number. */
export class Entries {
  readonly #sql: SqlStorage;
  #prunedAt = Number.NEGATIVE_INFINITY;

  /** `begun`: when the journal of this source began, milliseconds UTC. */
  constructor(sql: SqlStorage, begun: number) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, sport TEXT,
      match TEXT, kind TEXT, side TEXT, corrects INTEGER, body TEXT)`);
    sql.exec('CREATE INDEX IF NOT EXISTS entries_of_match ON entries (match, seq)');
    if (this.last() > 0) return;
    sql.exec("INSERT INTO entries (seq, at, body) VALUES (?, 0, '')", numberBefore(begun));
    sql.exec('DELETE FROM entries');
  }

  /** Numbers changes in order and stores them. `now` in milliseconds UTC. */
  append(happened: readonly Happened[], now: number): Entry[] {
    const entries = happened.flatMap((each) => this.#add(each) ?? []);
    if (now - this.#prunedAt > PRUNE_MS) {
      this.#prunedAt = now;
      this.#sql.exec('DELETE FROM entries WHERE at < ? OR seq <= ?', now - KEEP_MS, this.last() - MOST_ENTRIES);
    }
    return entries;
  }

  /** The highest number ever given; for a new journal the one before its first. */
  last(): number {
    const [row] = this.#sql.exec<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'entries'").toArray();
    return row?.seq ?? 0;
  }

  /** The entries after a number, oldest first: at most a thousand, or `most`. */
  since(seq: number, most = MOST_READ): Entry[] {
    const query = 'SELECT seq, at, sport, match, corrects, body FROM entries WHERE seq > ? ORDER BY seq LIMIT ?';
    return this.#read(query, seq, Math.min(most, MOST_READ));
  }

  /** The last entries, oldest first. */
  latest(most: number): Entry[] {
    return this.since(this.last() - Math.min(most, MOST_READ), most);
  }

  /** The entries of a match, oldest first. */
  ofMatch(match: string): Entry[] {
    const query = 'SELECT seq, at, sport, match, corrects, body FROM entries WHERE match = ? ORDER BY seq LIMIT ?';
    return this.#read(query, match, MOST_READ);
  }

  /** The number of entries, for `/api/health`. */
  count(): number {
    return this.#sql.exec<{ count: number }>('SELECT count(*) AS count FROM entries').one().count;
  }

  #add({ at, sport, match, change }: Happened): Entry | null {
    const body = JSON.stringify(change);
    if (body.length > LONGEST) {
      log('warn', 'journal entry too long', { match, kind: change.kind, characters: body.length });
      return null;
    }
    const corrects = this.#corrected(match, change);
    const of = 'side' in change ? change.side : null;
    const insert = 'INSERT INTO entries (at, sport, match, kind, side, corrects, body) VALUES (?, ?, ?, ?, ?, ?, ?)';
    this.#sql.exec(insert, at, sport, match, change.kind, of, corrects, body);
    return { seq: this.last(), at, sport, match, corrects, ...change };
  }

  #corrected(match: string, change: Happened['change']): number | null {
    const kinds = CORRECTED[change.kind];
    if (kinds.length === 0) return null;
    const side = 'side' in change ? change.side : null;
    const [row] = this.#sql
      .exec<{ seq: number }>(
        `SELECT seq FROM entries AS found WHERE match = ? AND kind IN (${kinds.map(() => '?').join(', ')})
        AND (? IS NULL OR side = ?) AND NOT EXISTS (SELECT 1 FROM entries WHERE match = found.match AND corrects = found.seq)
        ORDER BY seq DESC LIMIT 1`,
        match,
        ...kinds,
        side,
        side,
      )
      .toArray();
    return row?.seq ?? null;
  }

  // Skips entries of another code version that can't be parsed.
  #read(query: string, ...values: SqlStorageValue[]): Entry[] {
    return this.#sql
      .exec<Row>(query, ...values)
      .toArray()
      .flatMap(({ seq, at, sport, match, corrects, body }) => {
        const change = v.safeParse(changeSchema, JSON.parse(body));
        const named = v.safeParse(sportOf, sport);
        return change.success && named.success
          ? [{ seq, at, sport: named.output, match, corrects, ...change.output }]
          : [];
      });
  }
}
