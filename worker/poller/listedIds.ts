import { addDays, type DaySpan, utcDate } from '../../web/domain/zonedTime.ts';
import { countLimit } from '../base/limitCount.ts';

/** How long an id is known after a list last named it, and how often that instant is written. */
const KNOWN_MS = 60 * 86_400_000;
const RENEWED_MS = 86_400_000;

/** The ids of the days around today and of competitions. With their teams, a large source has half of it. */
export const MAX_IDS = 40_000;

/** The days (UTC) that a path of any source names; null if it names none. */
export function daysIn(path: string): DaySpan | null {
  const [from, to = from] = path.match(/\d{4}-\d\d-\d\d/g) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Whether a path names days around today, which the site itself calls. */
export function isAroundToday(path: string, now: number): boolean {
  const days = daysIn(path);
  const today = utcDate(now);
  return days !== null && days.to >= addDays(today, -3) && days.from <= addDays(today, 15);
}

/** Ids that lists of a source have named: in memory, and on disk for a restart. A visitor may have made up others. */
export class ListedIds {
  readonly #sql: SqlStorage;
  readonly #name: string;
  readonly #max: number;
  /** When each id was last named (milliseconds UTC), the oldest first. */
  readonly #ids = new Map<string, number>();

  /** `name`: on the disk. `max`: how many ids it keeps, those that were named last. */
  constructor(sql: SqlStorage, name: string, max: number, now: number) {
    this.#sql = sql;
    this.#name = name;
    this.#max = max;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS listed (source TEXT, id TEXT, at INTEGER, PRIMARY KEY (source, id)) WITHOUT ROWID',
    );
    sql.exec('DELETE FROM listed WHERE at < ?', now - KNOWN_MS);
    // An earlier deploy kept any number of ids.
    const kept = 'SELECT id FROM listed WHERE source = ?1 ORDER BY at DESC LIMIT ?2';
    sql.exec(`DELETE FROM listed WHERE source = ?1 AND id NOT IN (${kept})`, name, max);
    const query = 'SELECT id, at FROM listed WHERE source = ? ORDER BY at';
    for (const { id, at } of sql.exec<{ id: string; at: number }>(query, name)) this.#ids.set(id, at);
  }

  /** Whether no answer has named an id yet. */
  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Adds the ids in an answer. The first group of the pattern is the id. */
  note(text: string, pattern: RegExp, now: number): void {
    for (const [, id = ''] of text.matchAll(pattern)) {
      if (now - (this.#ids.get(id) ?? 0) < RENEWED_MS) continue;
      this.#ids.delete(id);
      // A copy, because a part of a text keeps the whole answer in memory.
      this.#ids.set(Buffer.from(id).toString(), now);
      this.#sql.exec('INSERT OR REPLACE INTO listed VALUES (?, ?, ?)', this.#name, id, now);
    }
    for (const oldest of this.#ids.keys()) {
      if (this.#ids.size <= this.#max) break;
      this.#ids.delete(oldest);
      countLimit('ids that lists have named', this.#max, { cut: 1 });
      this.#sql.exec('DELETE FROM listed WHERE source = ? AND id = ?', this.#name, oldest);
    }
  }
}
