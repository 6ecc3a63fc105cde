/** How long an id is known after a list first named it. */
const KNOWN_MS = 60 * 86_400_000;

/** The ids that answers of a source have named: in memory, and on disk for a restart. A visitor may have made up others. */
export class ListedIds {
  readonly #sql: SqlStorage;
  readonly #source: string;
  readonly #ids = new Set<string>();

  constructor(sql: SqlStorage, source: string, now: number) {
    this.#sql = sql;
    this.#source = source;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS listed (source TEXT, id TEXT, at INTEGER, PRIMARY KEY (source, id)) WITHOUT ROWID',
    );
    sql.exec('DELETE FROM listed WHERE at < ?', now - KNOWN_MS);
    for (const { id } of sql.exec<{ id: string }>('SELECT id FROM listed WHERE source = ?', source)) this.#ids.add(id);
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
      if (this.#ids.has(id)) continue;
      this.#ids.add(id);
      this.#sql.exec('INSERT OR REPLACE INTO listed VALUES (?, ?, ?)', this.#source, id, now);
    }
  }
}
