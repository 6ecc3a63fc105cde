import * as v from 'valibot';
import { answerOf } from '../base/answerOf.ts';
import { journalLog as log } from '../base/log.ts';
import type { Env } from '../settings/env.ts';
import {
  type JournalReport,
  relayReply,
  type SiteRelay,
  type Topic,
  type TopicMessage,
} from '../settings/journalBinding.ts';
import { isHub } from './relayNames.ts';
import { relayGroup } from './topics.ts';

/** How often relays get the versions of their topics. A page takes a minute of silence as a loss. */
const REPEAT_MS = 20_000;
const PATIENCE_MS = 3_000;
/** A relay joins some milliseconds before it accepts the socket. */
const OPENING_MS = 10_000;

interface Link {
  name: string;
  sockets: number;
  topics: readonly Topic[];
  /** When it last joined, and when it got the versions, milliseconds UTC. */
  joinedAt: number;
  repeatedAt: number;
  failures: number;
}

/** The relays with sockets below the journal or a hub, and the hubs below the journal. */
export class RelayLinks {
  readonly #sql: SqlStorage;
  readonly #links = new Map<string, Link>();
  readonly #relayOf: (name: string) => Pick<SiteRelay, 'send'>;
  readonly #patienceMs: number;

  /** Throws without the bindings. A relay or hub is away after `patienceMs` milliseconds. */
  constructor(sql: SqlStorage, { RELAY, HUB }: Pick<Env, 'RELAY' | 'HUB'>, patienceMs = PATIENCE_MS) {
    if (RELAY === undefined || HUB === undefined) throw new Error('push needs the bindings RELAY and HUB');
    this.#sql = sql;
    this.#relayOf = (name) => (isHub(name) ? HUB : RELAY).getByName(name);
    this.#patienceMs = patienceMs;
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

  /** The topics with sockets. */
  topics(): Set<Topic> {
    return new Set([...this.#links.values()].flatMap((link) => link.topics));
  }

  /** The matches whose own pages are open. */
  watched(): Set<string> {
    return new Set([...this.topics()].flatMap((topic) => (topic.startsWith('match:') ? [topic.slice(6)] : [])));
  }

  /** Registers a relay that opens sockets of topics. */
  join(name: string, joined: readonly Topic[]): void {
    if (joined.length === 0) return;
    this.#sql.exec('INSERT OR IGNORE INTO relays VALUES (?)', name);
    const link = this.#links.get(name) ?? this.#add(name);
    const topics = [...new Set([...link.topics, ...joined])];
    // The page gets its version again soon, so that it stops polling.
    Object.assign(link, { topics, joinedAt: Date.now(), repeatedAt: 0, failures: 0 });
  }

  /** Sends messages to the relays of their topics, or a call without one to all. Resolves when all have them or failed. */
  async send(messages: readonly TopicMessage[]): Promise<void> {
    const calls = [...this.#links.values()].flatMap((link) => {
      const own = messages.filter(({ topic }) => link.name.startsWith(`${relayGroup(topic)}-`));
      return own.length === 0 && messages.length > 0 ? [] : [this.#call(link, own)];
    });
    await Promise.all(calls);
  }

  /** Sends each relay the versions of its topics, unless it had them lately. `now` in milliseconds UTC. */
  async repeat(now: number, versionOf: (topic: Topic) => TopicMessage): Promise<void> {
    // The clock may have gone back since.
    const due = [...this.#links.values()].filter(({ repeatedAt }) => Math.abs(now - repeatedAt) >= REPEAT_MS);
    const calls = due.map((link) => {
      // After a restart its topics are unknown, so it gets their versions with the next read.
      link.repeatedAt = link.topics.length === 0 ? 0 : now;
      return this.#call(link, link.topics.map(versionOf));
    });
    await Promise.all(calls);
  }

  #add(name: string): Link {
    const link: Link = { name, sockets: 0, topics: [], joinedAt: 0, repeatedAt: 0, failures: 0 };
    this.#links.set(name, link);
    return link;
  }

  // Messages of a failed call are lost: pages notice by the next version, and poll.
  async #call(link: Link, messages: readonly TopicMessage[]): Promise<void> {
    const { name } = link;
    const asking = { patienceMs: this.#patienceMs, log, event: 'relay unavailable', facts: { relay: name } };
    const reply = v.safeParse(relayReply, await answerOf(() => this.#relayOf(name).send(messages), asking));
    if (!reply.success) {
      link.failures += 1;
    } else if (reply.output.sockets > 0) {
      Object.assign(link, reply.output, { failures: 0 });
    } else if (Date.now() - link.joinedAt >= OPENING_MS && this.#links.get(name) === link) {
      this.#links.delete(name);
      this.#sql.exec('DELETE FROM relays WHERE name = ?', name);
    }
  }
}
