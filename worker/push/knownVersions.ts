import { answerOf } from '../base/answerOf.ts';
import { relayLog as log } from '../base/log.ts';
import { perKey } from '../base/memo.ts';
import type { Env } from '../settings/env.ts';
import { type SiteHub, siteJournal, type Topic, type TopicMessage } from '../settings/journalBinding.ts';
import { hubOf } from './relayNames.ts';
import { MAX_TOPICS } from './topics.ts';

/** A relay or hub asks for the versions of new topics at most once in this time, for all of them together. */
export const JOIN_MS = 1_000;

/** The journal first reads a perhaps slow source after a restart. */
const PATIENCE_MS = 4_000;

/** A relay or hub without a call of the journal for this long joins again. */
const FORGOTTEN_MS = 45_000;

/** The versions of topics that a relay or hub knows from messages, or asks for: of its hub, or of the journal. */
export class KnownVersions {
  readonly #above: (name: string) => Pick<SiteHub, 'join'>;
  /** Negative: not known. */
  readonly #known = perKey(MAX_TOPICS, (_: Topic) => ({ version: -1 }));
  #calledAt = 0;
  #askAt = 0;
  #wanted = new Set<Topic>();
  #next: Promise<ReadonlySet<Topic> | undefined> | undefined;

  /** Throws without the bindings. */
  constructor({ JOURNAL, HUB }: Pick<Env, 'JOURNAL' | 'HUB'>) {
    if (JOURNAL === undefined || HUB === undefined) throw new Error('push needs the bindings JOURNAL and HUB');
    this.#above = (name) => {
      const hub = hubOf(name);
      return hub === null ? siteJournal(JOURNAL) : HUB.getByName(hub);
    };
  }

  note(messages: Iterable<Pick<TopicMessage, 'topic' | 'version'>>): void {
    this.#calledAt = Date.now();
    for (const { topic, version } of messages) {
      const known = this.#known(topic);
      known.version = Math.max(version, known.version);
    }
  }

  /**
   * The versions of topics, but none of an unknown match: those that `isHeld` already are known, the others the relay or
   * hub of this name asks for. Undefined without an answer.
   */
  async join(
    name: string,
    topics: readonly Topic[],
    isHeld: (topic: Topic) => boolean,
  ): Promise<Map<Topic, number> | undefined> {
    const isForgotten = Date.now() - this.#calledAt >= FORGOTTEN_MS;
    const asked = topics.filter((topic) => isForgotten || !isHeld(topic) || this.#known(topic).version < 0);
    for (const topic of asked) this.#wanted.add(topic);
    if (asked.length > 0) this.#next ??= this.#ask(name);
    const joined = asked.length > 0 ? await this.#next : new Set();
    const known = topics.filter((topic) => joined?.has(topic) || !asked.includes(topic));
    return joined && new Map(known.map((topic) => [topic, Math.max(0, this.#known(topic).version)]));
  }

  async #ask(name: string): Promise<ReadonlySet<Topic> | undefined> {
    await scheduler.wait(Math.max(0, this.#askAt - Date.now()));
    this.#askAt = Date.now() + JOIN_MS;
    const topics = [...this.#wanted];
    this.#wanted = new Set();
    this.#next = undefined;
    const asking = { patienceMs: PATIENCE_MS, log, event: 'journal unavailable', facts: { relay: name } };
    const joined = await answerOf(() => this.#above(name).join(name, topics), asking);
    // A newer message may have come meanwhile.
    if (joined !== undefined) this.note(Array.from(joined, ([topic, version]) => ({ topic, version })));
    return joined && new Set(joined.keys());
  }
}
