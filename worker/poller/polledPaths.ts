import { digestHex } from '../base/digestHex.ts';
import { isolateMemory, type Kept } from '../cache/memoryBudget.ts';
import { type Refusal, refusalKind } from '../feeds/quota.ts';
import { packed, unpacked } from './bodies.ts';

/** The last answer of a source to a path. */
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
  readonly source: string;
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

/** An answer's bytes in memory. */
interface Body extends Kept {
  content: Uint8Array;
}

interface Row extends Record<string, SqlStorageValue> {
  source: string;
  path: string;
  version: string;
  status: number;
  confirmed: number;
  changed: number;
  asked: number;
}

interface Rest extends Record<string, SqlStorageValue> {
  until: number;
  status: number | null;
  text: string;
  kind: string;
  detail: string;
}

/**
 * The limits of list paths and of paths about one match or competition. Separate limits keep the latter from evicting
 * lists.
 */
const MOST_LISTS = 150;
const MOST_OF_ONE = 250;

/** An unchanged row is written at most this often, so after a restart it may look a little older than it is. */
const SAVE_MS = 20_000;

/** A refusal that lasts longer than this is stored for a restart. */
const LASTING_REST_MS = 2 * 60_000;

/** Answers that nobody requested for this long are deleted when the object starts. */
const FORGET_MS = 7 * 86_400_000;

/** The paths of all sources with their last answers: in memory, and on disk for a restart. */
export class PolledPaths {
  readonly #sql: SqlStorage;
  readonly #places = new Map<string, PolledPath>();
  /** Answers in memory. The object shares its isolate's memory budget with the site. */
  readonly #bodies = new Map<string, Body>();

  readonly #isOfOne: (source: string, path: string) => boolean;

  constructor(sql: SqlStorage, { now, isOfOne }: { now: number; isOfOne(source: string, path: string): boolean }) {
    this.#sql = sql;
    this.#isOfOne = isOfOne;
    sql.exec(`CREATE TABLE IF NOT EXISTS answers (source TEXT, path TEXT, version TEXT, status INTEGER,
      confirmed INTEGER, changed INTEGER, asked INTEGER, body BLOB, PRIMARY KEY (source, path))`);
    sql.exec('DELETE FROM answers WHERE body IS NULL OR asked < ?', now - FORGET_MS);
    sql.exec(`CREATE TABLE IF NOT EXISTS refusals (source TEXT, path TEXT, until INTEGER, status INTEGER, text TEXT,
      kind TEXT, detail TEXT, PRIMARY KEY (source, path)) WITHOUT ROWID`);
    sql.exec('DELETE FROM refusals WHERE until < ?', now);
    const rows = sql.exec<Row>(
      'SELECT source, path, version, status, confirmed, changed, asked FROM answers ORDER BY asked',
    );
    for (const { source, path, asked, version, status, confirmed, changed } of rows) {
      const place = this.#add(source, path);
      Object.assign(place, { answer: { version, status, confirmed, changed, isUnread: false }, asked, savedAt: asked });
    }
  }

  /**
   * The state of a path. Creates it when it is missing, and evicts the least recently requested one beyond the limit.
   */
  at(source: string, path: string): PolledPath {
    return this.#places.get(keyOf(source, path)) ?? this.#add(source, path);
  }

  /** The paths of a source. */
  of(source: string): PolledPath[] {
    return [...this.#places.values()].filter((place) => place.source === source);
  }

  /** Records a request. */
  touch(place: PolledPath, now: number): void {
    const key = keyOf(place.source, place.path);
    place.asked = now;
    this.#places.delete(key);
    this.#places.set(key, place);
    if (place.answer === null || now - place.savedAt < SAVE_MS) return;
    place.savedAt = now;
    this.#sql.exec('UPDATE answers SET asked = ? WHERE source = ? AND path = ?', now, place.source, place.path);
  }

  /** Records an answer of the source; true when it is new. */
  async confirm(
    place: PolledPath,
    { status, content }: { status: number; content: Uint8Array },
    now: number,
  ): Promise<boolean> {
    const { source, path } = place;
    const version = `${status}-${await digestHex('SHA-1', content, 10)}`;
    const isNew = place.answer?.version !== version;
    const key = keyOf(source, path);
    const stored = isNew ? await packed(content) : null;
    const changed = isNew ? now : (place.answer?.changed ?? now);
    const isUnread = !isNew && place.answer?.isUnread === true;
    const answer = { version, status, confirmed: now, changed, isUnread };
    Object.assign(place, { answer, failures: 0, refusal: null, retryAt: 0 });
    if (isNew || !this.#bodies.has(key)) this.#keepBody(key, content);
    if (!isNew && now - place.savedAt < SAVE_MS) return isNew;
    place.savedAt = now;
    if (isNew) {
      const values = [source, path, version, status, now, changed, place.asked, stored];
      this.#sql.exec('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...values);
    } else {
      const update = 'UPDATE answers SET confirmed = ?, asked = ? WHERE source = ? AND path = ?';
      this.#sql.exec(update, now, place.asked, source, path);
    }
    return isNew;
  }

  /** Records a refusal, and until when (milliseconds UTC) the path is not called. */
  refuse(place: PolledPath, refusal: PathRefusal, until: number, now: number): void {
    place.refusal = refusal;
    place.retryAt = until;
    if (until - now < LASTING_REST_MS) return;
    this.#sql.exec('DELETE FROM refusals WHERE until < ?', now);
    const { source, path } = place;
    const values = [source, path, until, refusal.status, refusal.text, refusal.kind, refusal.detail];
    this.#sql.exec('INSERT OR REPLACE INTO refusals VALUES (?, ?, ?, ?, ?, ?, ?)', ...values);
  }

  /** The bytes of a path's answer; null when they are lost. */
  async bodyOf({ source, path }: PolledPath): Promise<Uint8Array | null> {
    const key = keyOf(source, path);
    const known = this.#bodies.get(key);
    if (known !== undefined) {
      isolateMemory.use(known);
      return known.content;
    }
    const [row] = this.#sql
      .exec<{ body: ArrayBuffer | null }>('SELECT body FROM answers WHERE source = ? AND path = ?', source, path)
      .toArray();
    if (row === undefined || row.body === null) return null;
    const content = await unpacked(row.body);
    // A newer body may have arrived meanwhile; keep that one.
    if (!this.#bodies.has(key)) this.#keepBody(key, content);
    return content;
  }

  #keepBody(key: string, content: Uint8Array): void {
    this.#dropBody(key);
    const body: Body = { content, bytes: 0, evict: () => this.#bodies.delete(key) };
    this.#bodies.set(key, body);
    isolateMemory.keep(body, content.byteLength);
  }

  #dropBody(key: string): void {
    const body = this.#bodies.get(key);
    if (body !== undefined) isolateMemory.release(body);
    this.#bodies.delete(key);
  }

  #add(source: string, path: string): PolledPath {
    const place: PolledPath = {
      source,
      path,
      isOfOne: this.#isOfOne(source, path),
      answer: null,
      asked: 0,
      failures: 0,
      refusal: null,
      retryAt: 0,
      flight: null,
      savedAt: 0,
    };
    this.#recallRest(place);
    this.#places.set(keyOf(source, path), place);
    this.#forgetOldest(place);
    return place;
  }

  // Restores a long refusal from before a restart.
  #recallRest(place: PolledPath): void {
    const query = 'SELECT until, status, text, kind, detail FROM refusals WHERE source = ? AND path = ?';
    const [rest] = this.#sql.exec<Rest>(query, place.source, place.path).toArray();
    if (rest === undefined) return;
    const { until, kind, ...said } = rest;
    place.retryAt = until;
    place.refusal = { ...said, kind: refusalKind(kind) };
  }

  // Paths of the same kind without an answer are evicted first.
  #forgetOldest(added: PolledPath): void {
    const places = [...this.#places.values()].filter(({ isOfOne }) => isOfOne === added.isOfOne);
    if (places.length <= (added.isOfOne ? MOST_OF_ONE : MOST_LISTS)) return;
    const oldest = places.find((each) => each !== added && each.answer === null && each.flight === null) ?? places[0];
    if (oldest === undefined) return;
    const { source, path } = oldest;
    this.#places.delete(keyOf(source, path));
    this.#dropBody(keyOf(source, path));
    this.#sql.exec('DELETE FROM answers WHERE source = ? AND path = ?', source, path);
  }
}

function keyOf(source: string, path: string): string {
  return `${source} ${path}`;
}
