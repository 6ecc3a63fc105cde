import * as v from 'valibot';
import {
  type JournalEntry,
  journalEntrySchema,
  type MatchChange,
  matchChangeSchema,
} from '../../web/domain/matchChange.ts';
import { withTodaysKind } from '../base/earlierKinds.ts';
import type { TopicMessage } from '../settings/journalBinding.ts';
import { MAX_READ } from '../settings/publicChanges.ts';
import type { Entry } from './changes.ts';
import { risingNumbers } from './risingNumbers.ts';

/**
 * The kinds that an entry corrects. It corrects the last entry of these kinds for the match that is not corrected yet.
 */
const CORRECTED: Readonly<Record<MatchChange['kind'], readonly MatchChange['kind'][]>> = {
  goal: [],
  'goal-disallowed': ['goal'],
  'score-corrected': ['goal', 'score-corrected'],
  card: [],
  'card-overturned': ['card'],
  status: [],
  'shoot-out': [],
  'kick-off': [],
  'line-ups': [],
};

const storedEntry = v.object({
  ...journalEntrySchema.entries,
  change: v.pipe(withTodaysKind('kind'), matchChangeSchema),
});

const isKept = (change: Entry['change']): change is MatchChange => Object.hasOwn(CORRECTED, change.kind);

/** The changes of matches on disk. */
export class Entries {
  readonly #sql: SqlStorage;
  readonly #next: (now: number) => number;
  /** The number of the last change that the public API was told of. */
  #published: number;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY, at INTEGER, sport TEXT, match TEXT, kind TEXT,
      side TEXT, corrects INTEGER, body TEXT)`);
    sql.exec('CREATE INDEX IF NOT EXISTS entries_of_match ON entries (match, seq)');
    this.#published = this.last;
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
    const rows = this.#sql.exec<{ seq: number; body: string }>(query, seq, MAX_READ).toArray();
    const entries = rows.flatMap(({ body, ...row }) => {
      const read = v.safeParse(storedEntry, { ...row, change: JSON.parse(body) });
      return read.success ? [read.output] : [];
    });
    // Readers take a shorter answer for the end.
    const last = rows.at(-1);
    if (last === undefined || rows.length < MAX_READ || entries.length === MAX_READ) return entries;
    return [...entries, ...this.since(last.seq)].slice(0, MAX_READ);
  }

  /** The number of the last change. */
  get last(): number {
    return this.#sql.exec<{ last: number | null }>('SELECT max(seq) AS last FROM entries').one().last ?? 0;
  }

  /** Wakes the sockets of the public API (`/api/v1/changes`), which ask for the changes; nothing if there is none. */
  publicMessages(): TopicMessage[] {
    const version = this.last;
    if (version === this.#published) return [];
    this.#published = version;
    return [{ topic: 'changes', version, text: '' }];
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
