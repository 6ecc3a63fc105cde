import { pollerLog as log } from '../base/log.ts';
import { packed, unpacked } from './bodies.ts';

/** A week of every competition that a source may have; the one that was named longest ago goes first. */
const MOST_NAMES = 50_000;

/** What lists of a source have named, as isolates tell it: in memory, and on disk for the object's next life. */
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

  /** Whether a list of the source ever named anything: a source that never did has shown nothing that one could trust. */
  async any(): Promise<boolean> {
    await this.#loaded();
    return this.#names.size > 0;
  }

  /** Notes what isolates were told by lists; written only where it is new. */
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
