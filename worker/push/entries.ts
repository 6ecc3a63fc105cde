import * as v from 'valibot';
import { type JournalEntry, journalEntrySchema, type MatchChange } from '../../web/domain/matchChange.ts';
import type { TopicMessage } from '../settings/journalBinding.ts';
import type { Entry } from './changes.ts';
import { risingNumbers } from './risingNumbers.ts';

const MOST_READ = 1_000;

/**
 * The kinds that an entry corrects. It corrects the last entry of these kinds for the match that is not corrected yet.
 */
const CORRECTED: Readonly<Record<MatchChange['kind'], readonly MatchChange['kind'][]>> = {
  goal: [],
  'goal-taken-back': ['goal'],
  'score-corrected': ['goal', 'score-corrected'],
  card: [],
  'card-taken-back': ['card'],
  status: [],
  'shoot-out': [],
  'kick-off': [],
  'line-ups': [],
};

const isKept = (change: Entry['change']): change is MatchChange => Object.hasOwn(CORRECTED, change.kind);

/** The changes of matches on disk. */
export class Entries {
  readonly #sql: SqlStorage;
  readonly #next: (now: number) => number;
  /** The number of the last change that the public API got. */
  #published: number;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY, at INTEGER, sport TEXT, match TEXT, kind TEXT,
      side TEXT, corrects INTEGER, body TEXT)`);
    sql.exec('CREATE INDEX IF NOT EXISTS entries_of_match ON entries (match, seq)');
    this.#published = sql.exec<{ last: number | null }>('SELECT max(seq) AS last FROM entries').one().last ?? 0;
    this.#next = risingNumbers(this.#published);
  }

  /** Numbers and stores the changes that are kept, at an instant in milliseconds UTC. */
  append(entries: readonly Entry[], now: number): void {
    for (const { at, sport, match, change } of entries) {
      if (!isKept(change)) continue;
      const side = 'side' in change ? change.side : null;
      const values = [this.#next(now), at, sport, match, change.kind, side, this.#corrected(match, change)];
      this.#sql.exec('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...values, JSON.stringify(change));
    }
  }

  /** The entries after a number, oldest first: at most a thousand. Skips those of another code version. */
  since(seq: number): JournalEntry[] {
    const query = 'SELECT seq, at, sport, match, corrects, body FROM entries WHERE seq > ? ORDER BY seq LIMIT ?';
    return this.#sql
      .exec<{ body: string }>(query, seq, MOST_READ)
      .toArray()
      .flatMap(({ body, ...row }) => {
        const read = v.safeParse(journalEntrySchema, { ...row, change: JSON.parse(body) });
        return read.success ? [read.output] : [];
      });
  }

  /**
   * The message to the sockets of the public API (`/api/v1/changes`): the changes since the message before, each as
   * `publicChange` gives it.
   */
  publicMessages(publicChange: (entry: JournalEntry) => object): TopicMessage[] {
    const changes = this.since(this.#published);
    const last = changes.at(-1)?.seq;
    if (last === undefined) return [];
    const text = JSON.stringify({ since: this.#published, last, changes: changes.map(publicChange) });
    this.#published = last;
    return [{ topic: 'changes', version: last, text }];
  }

  #corrected(match: string, change: MatchChange): number | null {
    const kinds = CORRECTED[change.kind];
    if (kinds.length === 0) return null;
    const side = 'side' in change ? change.side : null;
    const [row] = this.#sql
      .exec<{ seq: number }>(
        `SELECT seq FROM entries AS found WHERE match = ? AND kind IN (${kinds.map(() => '?').join(', ')})
        AND (? IS NULL OR side = ?) AND NOT EXISTS (SELECT 1 FROM entries WHERE match = found.match AND corrects = found.seq)
        ORDER BY seq DESC LIMIT 1`,
        ...[match, ...kinds, side, side],
      )
      .toArray();
    return row?.seq ?? null;
  }
}
