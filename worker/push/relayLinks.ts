import * as v from 'valibot';
import { journalLog as log } from '../base/log.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import type { JournalReport, SiteRelay, Topic, TopicMessage } from '../settings/journalBinding.ts';
import { relayGroup } from './topics.ts';

/** The minimum time between two calls of a relay: four a second. */
const APART_MS = 250;
/** How often a relay gets the versions of its topics. A page takes a minute of silence as a loss. */
const REPEAT_MS = 20_000;
const PATIENCE_MS = 3_000;
/** A relay that fails this often in a row is dropped. It joins again with its next socket. */
const MOST_FAILURES = 5;

const wireReply = v.object({
  sockets: v.number(),
  topics: v.array(v.custom<Topic>((topic) => typeof topic === 'string')),
});

interface Link {
  name: string;
  sockets: number;
  topics: readonly Topic[];
  /** The messages that wait for the next call; null without a reason for one. */
  waiting: TopicMessage[] | null;
  /** When it got the versions, milliseconds UTC. */
  repeatedAt: number;
  /** How often it joined. */
  joins: number;
  failures: number;
  isBusy: boolean;
}

/** The relays with sockets. Each is called separately, so a slow one delays no other. */
export class RelayLinks {
  readonly #sql: SqlStorage;
  readonly #links = new Map<string, Link>();
  readonly #relayOf: (name: string) => SiteRelay;

  constructor(sql: SqlStorage, relayOf: (name: string) => SiteRelay) {
    this.#sql = sql;
    this.#relayOf = relayOf;
    sql.exec('CREATE TABLE IF NOT EXISTS relays (name TEXT PRIMARY KEY) WITHOUT ROWID');
    for (const { name } of sql.exec<{ name: string }>('SELECT name FROM relays')) this.#add(name);
  }

  get isEmpty(): boolean {
    return this.#links.size === 0;
  }

  /** The relays and their sockets, for `/api/health`. */
  report(): Pick<JournalReport, 'relays' | 'sockets'> {
    const relays = Array.from(this.#links.values(), ({ name, sockets, failures }) => ({ name, sockets, failures }));
    return { relays, sockets: relays.reduce((sum, each) => sum + each.sockets, 0) };
  }

  /** The matches whose own pages are open. */
  watched(): Set<string> {
    const topics = [...this.#links.values()].flatMap((link) => link.topics);
    return new Set(topics.flatMap((topic) => (topic.startsWith('match:') ? [topic.slice(6)] : [])));
  }

  /** Registers a relay that has a socket of a topic. */
  join(name: string, topic: Topic): void {
    this.#sql.exec('INSERT OR IGNORE INTO relays VALUES (?)', name);
    const link = this.#links.get(name) ?? this.#add(name);
    link.topics = [...new Set([...link.topics, topic])];
    link.failures = 0;
    link.joins += 1;
  }

  /** Sends messages to the relays of their topics. Resolves when all have them or failed. */
  async send(messages: readonly TopicMessage[]): Promise<void> {
    const links = [...this.#links.values()].flatMap((link) => {
      const own = messages.filter(({ topic }) => link.name.startsWith(`${relayGroup(topic)}-`));
      if (own.length === 0) return [];
      link.waiting = [...(link.waiting ?? []), ...own];
      return [link];
    });
    await Promise.all(links.map((link) => this.#serve(link)));
  }

  /** Sends each relay the versions of its topics when it has not had them lately. `now` in milliseconds UTC. */
  async repeat(now: number, versionOf: (topic: Topic) => TopicMessage): Promise<void> {
    const due = [...this.#links.values()].filter(({ repeatedAt }) => now - repeatedAt >= REPEAT_MS);
    for (const link of due) {
      link.repeatedAt = now;
      link.waiting = [...(link.waiting ?? []), ...link.topics.map(versionOf)];
    }
    await Promise.all(due.map((link) => this.#serve(link)));
  }

  #add(name: string): Link {
    const empty = { sockets: 0, topics: [], waiting: null, repeatedAt: 0, joins: 0, failures: 0, isBusy: false };
    const link: Link = { name, ...empty };
    this.#links.set(name, link);
    return link;
  }

  #remove(name: string): void {
    this.#links.delete(name);
    this.#sql.exec('DELETE FROM relays WHERE name = ?', name);
  }

  async #serve(link: Link): Promise<void> {
    if (link.isBusy) return;
    link.isBusy = true;
    try {
      while (link.waiting !== null && this.#links.get(link.name) === link) {
        const messages = link.waiting;
        link.waiting = null;
        const began = Date.now();
        await this.#call(link, messages);
        if (link.waiting !== null) await pause(Math.max(0, began + APART_MS - Date.now()));
      }
    } finally {
      link.isBusy = false;
    }
  }

  // Messages of a failed call are lost: pages notice by the next version, and poll.
  async #call(link: Link, messages: readonly TopicMessage[]): Promise<void> {
    const { joins } = link;
    const answer = await withTimeout(this.#relayOf(link.name).send(messages), PATIENCE_MS).catch((error: unknown) => {
      log('warn', 'relay away', { relay: link.name, error: String(error).slice(0, 200) });
      return undefined;
    });
    const reply = v.safeParse(wireReply, answer);
    if (!reply.success) {
      link.failures += 1;
      if (link.failures >= MOST_FAILURES) this.#remove(link.name);
      return;
    }
    // After a restart its topics were unknown, so it gets their versions with the next read.
    const repeatedAt = link.topics.length === 0 ? 0 : link.repeatedAt;
    Object.assign(link, reply.output, { failures: 0, repeatedAt });
    if (link.sockets === 0 && link.joins === joins) this.#remove(link.name);
  }
}
