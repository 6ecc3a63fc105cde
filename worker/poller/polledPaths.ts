import { hash } from 'node:crypto';
import * as v from 'valibot';
import { Attempts } from '../base/attempts.ts';
import { countLimit } from '../base/limitCount.ts';
import { storedValue } from '../base/storedValue.ts';
import type { CallResult } from './callFeed.ts';
import { storedRest } from './rests.ts';

/** The last answer of a source to a path. Its bytes are on disk. */
export interface Answer {
  version: string;
  status: number;
  /** When the source last gave it and when it first did, milliseconds UTC. */
  confirmed: number;
  changed: number;
  /** When the source was asked for it: what it says was true then, however long it took. */
  sentAt: number;
  /** An isolate could not parse it. */
  isUnreadable: boolean;
}

/** The refusal of a path: the source's status (null without an answer), its text, and their meaning. */
const storedRefusal = v.object({
  until: v.number(),
  refusal: v.object({
    ...v.omit(storedRest, ['until']).entries,
    status: v.nullable(v.number()),
    text: v.string(),
  }),
});

type StoredRefusal = v.InferOutput<typeof storedRefusal>;
type PathRefusal = StoredRefusal['refusal'];

/** The state of a path. */
export class PolledPath extends Attempts {
  readonly path: string;
  answer: Answer | null = null;
  /** When it was last requested. */
  asked = 0;
  /** The last refusal since its last answer. */
  refusal: PathRefusal | null;
  /** When its row was last written. */
  savedAt = 0;
  /** Until when no match or competition is known to be there, milliseconds UTC. */
  missingUntil = 0;

  constructor(path: string, stored: StoredRefusal | null) {
    super();
    this.path = path;
    this.refusal = stored?.refusal ?? null;
    this.retryAt = stored?.until ?? 0;
  }
}

type Row = Pick<PolledPath, 'path'> & Omit<Answer, 'isUnreadable'>;

/** Paths of lists are requested again and again, so those of single matches don't evict them. */
const MAX_PATHS = 1_000;

/** An unchanged row is written at most this often, so after a restart it may look a little older than it is. */
const SAVE_MS = 20_000;

/** A refusal that lasts longer than this is stored for a restart. */
const LASTING_MS = 2 * 60_000;

/** Answers without a request for this long are deleted when the object starts. */
const FORGET_MS = 7 * 86_400_000;

async function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The paths of a source with their last answers, on disk for a restart. */
export class PolledPaths {
  readonly #disk: DurableObjectStorage;
  readonly #source: string;
  /** The least recently requested path first. */
  readonly #paths = new Map<string, PolledPath>();

  /** `source`: its id. */
  constructor(disk: DurableObjectStorage, source: string, now: number) {
    this.#disk = disk;
    this.#source = source;
    disk.sql.exec(`CREATE TABLE IF NOT EXISTS answers (source TEXT, path TEXT, version TEXT, status INTEGER,
      confirmed INTEGER, changed INTEGER, body BLOB, PRIMARY KEY (source, path))`);
    disk.sql.exec('DELETE FROM answers WHERE confirmed < ?', now - FORGET_MS);
    for (const [key] of disk.kv.list({ prefix: this.#refusalKey('') })) {
      if ((storedValue(storedRefusal, disk.kv, key)?.until ?? 0) < now) disk.kv.delete(key);
    }
    const query = 'SELECT path, version, status, confirmed, changed FROM answers WHERE source = ? ORDER BY confirmed';
    for (const { path, ...answer } of disk.sql.exec<Row>(query, source)) {
      const { confirmed } = answer;
      Object.assign(this.at(path), {
        answer: { ...answer, sentAt: confirmed, isUnreadable: false },
        asked: confirmed,
        savedAt: confirmed,
      });
    }
  }

  /** The state of a path; undefined when it was not requested lately. */
  find(path: string): PolledPath | undefined {
    return this.#paths.get(path);
  }

  all(): PolledPath[] {
    return [...this.#paths.values()];
  }

  /** The state of a path. Creates it when it is missing, and evicts the least recently requested one. */
  at(path: string): PolledPath {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    const polled = new PolledPath(path, storedValue(storedRefusal, this.#disk.kv, this.#refusalKey(path)));
    this.#paths.set(path, polled);
    if (this.#paths.size > MAX_PATHS) this.#evictFor(polled);
    return polled;
  }

  /** Records a request. */
  touch(polled: PolledPath, now: number): void {
    polled.asked = now;
    this.#paths.delete(polled.path);
    this.#paths.set(polled.path, polled);
  }

  /** Records an answer. Returns whether it is new. */
  async confirm(
    polled: PolledPath,
    { status, content, sentAt }: { status: number; content: Uint8Array; sentAt: number },
    now: number,
  ): Promise<boolean> {
    const { path, answer: before } = polled;
    const { sql } = this.#disk;
    const version = `${status}-${hash('sha1', content, 'hex').slice(0, 20)}`;
    const known = before?.version === version ? before : null;
    if (known === null) {
      const body = await through(content, new CompressionStream('gzip'));
      const insert = `INSERT OR REPLACE INTO answers (source, path, version, status, confirmed, changed, body)
        VALUES (?, ?, ?, ?, ?, ?, ?)`;
      sql.exec(insert, this.#source, path, version, status, now, now, body);
      polled.savedAt = now;
    } else if (now - polled.savedAt >= SAVE_MS) {
      sql.exec('UPDATE answers SET confirmed = ? WHERE source = ? AND path = ?', now, this.#source, path);
      polled.savedAt = now;
    }
    polled.answer = { version, status, changed: now, isUnreadable: false, ...known, confirmed: now, sentAt };
    Object.assign(polled, { failures: 0, refusal: null, retryAt: 0 });
    return known === null;
  }

  /** Records a refusal. The path is not called before its `retryAt`. */
  refuse(polled: PolledPath, called: CallResult & { ok: false }, now: number): void {
    const { retryAt: until } = polled;
    const { status, text, refusal: given } = called;
    const { since = now } = polled.refusal ?? {};
    const refusal: PathRefusal = { status, text, kind: given.kind, detail: given.detail, since };
    polled.refusal = refusal;
    const stored: StoredRefusal = { until, refusal };
    if (until - now >= LASTING_MS) this.#disk.kv.put(this.#refusalKey(polled.path), stored);
  }

  /** The bytes of a path's answer; null when it has none. */
  async bodyOf({ path }: PolledPath): Promise<Uint8Array | null> {
    const query = 'SELECT body FROM answers WHERE source = ? AND path = ?';
    const [row] = this.#disk.sql.exec<{ body: ArrayBuffer }>(query, this.#source, path).toArray();
    return row === undefined ? null : through(new Uint8Array(row.body), new DecompressionStream('gzip'));
  }

  // Paths without an answer go first, so that made-up ids evict no list.
  #evictFor(added: PolledPath): void {
    const others = this.all().filter((each) => each !== added);
    const oldest = others.find(({ answer, flight }) => answer === null && flight === null) ?? others[0];
    if (oldest === undefined) return;
    countLimit('paths of a source', MAX_PATHS, oldest.answer === null ? { served: 1 } : { cut: 1 });
    this.#paths.delete(oldest.path);
    this.#disk.sql.exec('DELETE FROM answers WHERE source = ? AND path = ?', this.#source, oldest.path);
    this.#disk.kv.delete(this.#refusalKey(oldest.path));
  }

  #refusalKey(path: string): string {
    return `refusal ${this.#source} ${path}`;
  }
}
