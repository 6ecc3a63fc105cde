import { pollerLog as log } from '../base/log.ts';
import { packed, unpacked } from './bodies.ts';

/** About a week of all competitions of a source. The oldest ids are dropped first. */
const MOST_NAMES = 50_000;

/** The ids that lists of a source have named, as isolates report them: in memory, and on disk for a restart. */
export class Names {
  readonly #sql: Pick<SqlStorage, 'exec'>;
  readonly #source: string;
  readonly #names = new Set<string>();
  #loading: Promise<void> | null = null;

  constructor(sql: Pick<SqlStorage, 'exec'>, source: string) {
    this.#sql = sql;
    this.#source = source;
    sql.exec('CREATE TABLE IF NOT EXISTS names (source TEXT PRIMARY KEY, body BLOB) WITHOUT ROWID');
  }

  async has(subject: string): Promise<boolean> {
    await this.#loaded();
    return this.#names.has(subject);
  }

  /** Whether any list has ever named an id. If not, the source's answers about single ids can't be trusted. */
  async any(): Promise<boolean> {
    await this.#loaded();
    return this.#names.size > 0;
  }

  /** Adds ids, and writes to disk only when one is new. */
  async add(subjects: readonly string[]): Promise<void> {
    await this.#loaded();
    const before = this.#names.size;
    const isNew = subjects.some((subject) => !this.#names.has(subject));
    for (const subject of subjects) {
      this.#names.delete(subject);
      this.#names.add(subject);
    }
    if (!isNew && this.#names.size === before) return;
    for (const oldest of this.#names) {
      if (this.#names.size <= MOST_NAMES) break;
      this.#names.delete(oldest);
    }
    const body = await packed(new TextEncoder().encode([...this.#names].join('\n')));
    if (body !== null) this.#sql.exec('INSERT OR REPLACE INTO names VALUES (?, ?)', this.#source, body);
  }

  #loaded(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      log('warn', 'names unreadable', { error: String(error) });
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    const [row] = this.#sql
      .exec<{ body: ArrayBuffer }>('SELECT body FROM names WHERE source = ?', this.#source)
      .toArray();
    if (row === undefined) return;
    const text = new TextDecoder().decode(await unpacked(row.body));
    for (const subject of text.split('\n')) this.#names.add(subject);
  }
}
