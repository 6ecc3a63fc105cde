import { digestHex } from '../base/digestHex.ts';
import type { Refusal } from '../feeds/quota.ts';
import type { PolledFeed } from './polledFeeds.ts';

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

/** The last answer of a source to a path. Its bytes are on disk. */
export interface Answer {
  version: string;
  status: number;
  /** When the source last gave it and when it first did, milliseconds UTC. */
  confirmed: number;
  changed: number;
  /** An isolate could not parse it. */
  isUnread: boolean;
}

/** The refusal of a path: the source's status (null without an answer), its text, and their meaning. */
export interface PathRefusal extends Pick<Refusal, 'kind' | 'detail'> {
  status: number | null;
  text: string;
}

/** The state of a path. */
export interface PolledPath {
  readonly path: string;
  /** Whether it is about one match or competition. */
  readonly isOfOne: boolean;
  answer: Answer | null;
  /** When it was last requested. */
  asked: number;
  /** Failed calls since the last answer, and the last refusal. */
  failures: number;
  refusal: PathRefusal | null;
  /** Do not call before this instant, milliseconds UTC. */
  retryAt: number;
  flight: Promise<void> | null;
  /** When its row was last written. */
  savedAt: number;
}

interface Row extends Record<string, SqlStorageValue> {
  path: string;
  version: string;
  status: number;
  confirmed: number;
  changed: number;
}

interface KeptRefusal {
  until: number;
  refusal: PathRefusal;
}

/** The limits of lists, and of paths about one match or competition, which never evict lists. */
const MOST_LISTS = 150;
const MOST_OF_ONE = 250;

/** An unchanged row is written at most this often, so after a restart it may look a little older than it is. */
const SAVE_MS = 20_000;

/** A refusal that lasts longer than this is stored for a restart. */
const LASTING_MS = 2 * 60_000;

/** Answers without a request for this long are deleted when the object starts. */
const FORGET_MS = 7 * 86_400_000;

/** The limit of a stored body, below SQLite's 2 MB a row. */
const MOST_STORED_BYTES = 1_900_000;

async function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The paths of a source with their last answers, on disk for a restart. */
export class PolledPaths {
  readonly #disk: DurableObjectStorage;
  readonly #source: PolledFeed;
  /** The least recently requested path first. */
  readonly #paths = new Map<string, PolledPath>();

  constructor(disk: DurableObjectStorage, source: PolledFeed, now: number) {
    this.#disk = disk;
    this.#source = source;
    disk.sql.exec(`CREATE TABLE IF NOT EXISTS answers (source TEXT, path TEXT, version TEXT, status INTEGER,
      confirmed INTEGER, changed INTEGER, body BLOB, PRIMARY KEY (source, path))`);
    disk.sql.exec('DELETE FROM answers WHERE confirmed < ?', now - FORGET_MS);
    const prefix = this.#refusalKey('');
    for (const [key, { until }] of disk.kv.list<KeptRefusal>({ prefix })) if (until < now) disk.kv.delete(key);
    const query = `SELECT path, version, status, confirmed, changed FROM answers WHERE source = ? ORDER BY confirmed`;
    for (const { path, ...answer } of disk.sql.exec<Row>(query, source.id)) {
      const { confirmed } = answer;
      Object.assign(this.#add(path), { answer: { ...answer, isUnread: false }, asked: confirmed, savedAt: confirmed });
    }
  }

  /** The state of a path; undefined when it was not requested lately. */
  find(path: string): PolledPath | undefined {
    return this.#paths.get(path);
  }

  /** The state of a path. Creates it when it is missing, and evicts the least recently requested one. */
  at(path: string): PolledPath {
    return this.#paths.get(path) ?? this.#add(path);
  }

  all(): PolledPath[] {
    return [...this.#paths.values()];
  }

  /** Records a request. */
  touch(polled: PolledPath, now: number): void {
    polled.asked = now;
    this.#paths.delete(polled.path);
    this.#paths.set(polled.path, polled);
  }

  /** Records an answer; true when it is new, and null when it is too large to store. */
  async confirm(
    polled: PolledPath,
    { status, content }: { status: number; content: Uint8Array },
    now: number,
  ): Promise<boolean | null> {
    const { path, answer: before } = polled;
    const version = `${status}-${await digestHex('SHA-1', content, 10)}`;
    const isNew = before?.version !== version;
    const body = isNew ? await through(content, new CompressionStream('gzip')) : new Uint8Array();
    if (body.byteLength > MOST_STORED_BYTES) return null;
    const changed = isNew ? now : (before?.changed ?? now);
    const isUnread = !isNew && before?.isUnread === true;
    Object.assign(polled, { failures: 0, refusal: null, retryAt: 0 });
    polled.answer = { version, status, confirmed: now, changed, isUnread };
    if (!isNew && now - polled.savedAt < SAVE_MS) return false;
    polled.savedAt = now;
    const { id } = this.#source;
    if (isNew) {
      const insert = `INSERT OR REPLACE INTO answers (source, path, version, status, confirmed, changed, body)
        VALUES (?, ?, ?, ?, ?, ?, ?)`;
      this.#disk.sql.exec(insert, id, path, version, status, now, changed, body);
    } else this.#disk.sql.exec('UPDATE answers SET confirmed = ? WHERE source = ? AND path = ?', now, id, path);
    return isNew;
  }

  /** Records a refusal, and until when (milliseconds UTC) the path is not called. */
  refuse(polled: PolledPath, refusal: PathRefusal, until: number, now: number): void {
    polled.refusal = refusal;
    polled.retryAt = until;
    const kept: KeptRefusal = { until, refusal };
    if (until - now >= LASTING_MS) this.#disk.kv.put(this.#refusalKey(polled.path), kept);
  }

  /** The bytes of a path's answer; null when it has none. */
  async bodyOf({ path }: PolledPath): Promise<Uint8Array | null> {
    const query = 'SELECT body FROM answers WHERE source = ? AND path = ?';
    const [row] = this.#disk.sql.exec<{ body: ArrayBuffer }>(query, this.#source.id, path).toArray();
    return row === undefined ? null : through(new Uint8Array(row.body), new DecompressionStream('gzip'));
  }

  #refusalKey(path: string): string {
    return `refusal ${this.#source.id} ${path}`;
  }

  #add(path: string): PolledPath {
    const isOfOne = this.#source.cadenceOf(path, Date.now()).isOfOne === true;
    const kept = this.#disk.kv.get<KeptRefusal>(this.#refusalKey(path));
    const state = { answer: null, asked: 0, failures: 0, flight: null, savedAt: 0 };
    const polled: PolledPath = {
      ...{ path, isOfOne, ...state },
      ...{ refusal: kept?.refusal ?? null, retryAt: kept?.until ?? 0 },
    };
    this.#paths.set(path, polled);
    this.#evictFor(polled);
    return polled;
  }

  // Paths of the same kind without an answer are evicted first.
  #evictFor(added: PolledPath): void {
    const alike = this.all().filter(({ isOfOne }) => isOfOne === added.isOfOne);
    if (alike.length <= (added.isOfOne ? MOST_OF_ONE : MOST_LISTS)) return;
    const oldest = alike.find((each) => each !== added && each.answer === null && each.flight === null) ?? alike[0];
    if (oldest === undefined) return;
    this.#paths.delete(oldest.path);
    this.#disk.sql.exec('DELETE FROM answers WHERE source = ? AND path = ?', this.#source.id, oldest.path);
  }
}
