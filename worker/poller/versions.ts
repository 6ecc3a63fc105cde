import * as v from 'valibot';
import { pollerLog as log } from '../base/log.ts';
import { packed, unpacked } from './bodies.ts';

/** A version of a list that an isolate made. */
export interface ListVersion {
  /** Names the list, as the query of its address does. */
  list: string;
  version: string;
  /** What it holds (`contentsOf`). */
  contents: string;
}

/** An open page that was away for longer gets the whole list. */
const KEEP_MS = 5 * 60_000;
const MOST_LISTS = 200;
const MOST_VERSIONS = 24;
const MOST_CHARACTERS = 8_000_000;
/** A list of ten thousand matches. */
const MOST_CONTENTS = 300_000;

/** All is written as one row, this often at most: what is lost of it with the object costs a few whole lists. */
const SAVE_MS = 30_000;

const wireVersions = v.array(
  v.tuple([v.string(), v.array(v.tuple([v.string(), v.object({ at: v.number(), contents: v.string() })]))]),
);

type Kept = v.InferOutput<typeof wireVersions>[number][1][number][1];

/** The last versions of the lists that isolates sent, for some minutes: in memory, and on disk for the next life. */
export class Versions {
  readonly #sql: Pick<SqlStorage, 'exec'>;
  /** The list that was sent longest ago is the first. */
  readonly #lists = new Map<string, Map<string, Kept>>();
  #characters = 0;
  #loading: Promise<void> | null = null;
  #savedAt = Number.NEGATIVE_INFINITY;

  constructor(sql: Pick<SqlStorage, 'exec'>) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS versions (id INTEGER PRIMARY KEY, body BLOB)');
  }

  /** Keeps versions that an isolate made, at `now` (milliseconds UTC). */
  async remember(versions: readonly ListVersion[], now: number): Promise<void> {
    await this.#loaded(now);
    for (const { list, version, contents } of versions) {
      if (contents.length <= MOST_CONTENTS) this.#keep(list, version, { at: now, contents });
    }
    this.#forget(now);
    if (now - this.#savedAt < SAVE_MS) return;
    this.#savedAt = now;
    const text = JSON.stringify(Array.from(this.#lists, ([list, kept]) => [list, [...kept]]));
    const body = await packed(new TextEncoder().encode(text));
    if (body !== null) this.#sql.exec('INSERT OR REPLACE INTO versions VALUES (1, ?)', body);
  }

  /** The contents of a version of a list; null where it is not known, or not any more. */
  async recall(list: string, version: string, now: number): Promise<string | null> {
    await this.#loaded(now);
    const kept = this.#lists.get(list)?.get(version);
    return kept === undefined || now - kept.at > KEEP_MS ? null : kept.contents;
  }

  #keep(list: string, version: string, kept: Kept): void {
    const versions = this.#lists.get(list) ?? new Map<string, Kept>();
    this.#lists.delete(list);
    this.#lists.set(list, versions);
    this.#drop(versions, version);
    versions.set(version, kept);
    this.#characters += kept.contents.length;
  }

  #drop(versions: Map<string, Kept>, version: string): void {
    this.#characters -= versions.get(version)?.contents.length ?? 0;
    versions.delete(version);
  }

  #forget(now: number): void {
    for (const [list, versions] of this.#lists) {
      for (const [version, { at }] of versions) {
        if (versions.size > MOST_VERSIONS || now - at > KEEP_MS) this.#drop(versions, version);
      }
      const isTooMuch = this.#characters > MOST_CHARACTERS || this.#lists.size > MOST_LISTS;
      if (versions.size > 0 && !isTooMuch) continue;
      for (const version of [...versions.keys()]) this.#drop(versions, version);
      this.#lists.delete(list);
    }
  }

  #loaded(now: number): Promise<void> {
    this.#loading ??= this.#load(now).catch((error: unknown) => {
      log('warn', 'versions unreadable', { error: String(error) });
    });
    return this.#loading;
  }

  async #load(now: number): Promise<void> {
    const [row] = this.#sql.exec<{ body: ArrayBuffer }>('SELECT body FROM versions WHERE id = 1').toArray();
    if (row === undefined) return;
    const text = new TextDecoder().decode(await unpacked(row.body));
    for (const [list, versions] of v.parse(wireVersions, JSON.parse(text))) {
      for (const [version, kept] of versions) this.#keep(list, version, kept);
    }
    this.#forget(now);
  }
}
