import { answerOf } from '../base/answerOf.ts';
import { backgroundWith } from '../base/background.ts';
import { isolateLog, type Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { kvStore, type Store } from '../cache/stores.ts';
import type { Isolate } from '../middleware/appEnv.ts';
import type { Env } from '../settings/env.ts';
import type { Condition } from './incidents.ts';
import { type Incident, notedIncidents, parseIncidents } from './incidents.ts';

const STORE_PATIENCE_MS = 500;

/**
 * Other isolates write too. Their entries are read again after this time, and a changed cause alone is written no
 * sooner.
 */
const KNOWN_MS = 15_000;

const KEEP_SECONDS = 30 * 24 * 60 * 60;

/** Whether only causes differ: a source may fail in a new way at each call. */
function isOfCausesAlone(before: readonly Incident[], after: readonly Incident[]): boolean {
  const what = ({ subject, state, from, until }: Incident) => `${subject} ${state} ${from} ${until}`;
  return before.map(what).join() === after.map(what).join();
}

/** The site’s incidents, shared by all isolates. If the store fails, they stay in memory. */
export class IncidentLog {
  readonly #store: Store;
  readonly #key: string;
  #known: readonly Incident[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #writtenAt = Number.NEGATIVE_INFINITY;

  /** `key` names the site by its sources, because another source had other incidents. */
  constructor(store: Store, key: string) {
    this.#store = store;
    this.#key = key;
  }

  /**
   * Records the site’s conditions and returns its incidents, newest first. `now` in milliseconds UTC. Never rejects.
   */
  async note(conditions: readonly Condition[], now: number, log: Log): Promise<readonly Incident[]> {
    if (now - this.#readAt >= KNOWN_MS) await this.#read(now, log);
    const before = this.#known;
    this.#known = notedIncidents(before, conditions, now);
    if (this.#known === before || (isOfCausesAlone(before, this.#known) && now - this.#writtenAt < KNOWN_MS)) {
      return this.#known;
    }
    this.#writtenAt = now;
    await this.#write(before, log);
    return this.#known;
  }

  async #read(now: number, log: Log): Promise<void> {
    try {
      const text = await withTimeout(this.#store.get(this.#key), STORE_PATIENCE_MS);
      if (text !== null && text !== undefined) this.#known = parseIncidents(JSON.parse(text));
      this.#readAt = now;
    } catch (error) {
      log('warn', 'incidents unreadable', { error: String(error) });
    }
  }

  async #write(before: readonly Incident[], log: Log): Promise<void> {
    for (const incident of this.#known) {
      const { subject, state, cause, until } = incident;
      if (before.includes(incident)) continue;
      log('warn', until === null ? 'incident' : 'incident over', { subject, state, cause });
    }
    const put = () => this.#store.put(this.#key, JSON.stringify(this.#known), KEEP_SECONDS);
    await answerOf(put, { patienceMs: STORE_PATIENCE_MS, log, event: 'incidents unwritable' });
  }
}

const logs = new WeakMap<Isolate, IncidentLog>();

export function incidentLogOf(isolate: Isolate, { CACHE }: Pick<Env, 'CACHE'>): IncidentLog {
  let known = logs.get(isolate);
  if (known === undefined) {
    const clock = { now: Date.now(), frozen: false };
    const live = isolate.live.feedAt(clock);
    const content = isolate.content.at(
      clock,
      backgroundWith(isolateLog, () => undefined),
    ).client;
    known = new IncidentLog(kvStore(CACHE), `incidents:${live.upstream.id}:${content.upstream.id}`);
    logs.set(isolate, known);
  }
  return known;
}
