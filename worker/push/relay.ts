import { DurableObject } from 'cloudflare:workers';
import * as v from 'valibot';
import type { WrittenMessage } from '../../web/domain/pushMessage.ts';
import { CallRate } from '../base/callRate.ts';
import { relayLog as log, nameVersion } from '../base/log.ts';
import type { Env } from '../settings/env.ts';
import { askJournal, type RelayReply, relayReply, type Topic, type TopicMessage } from '../settings/journalBinding.ts';
import { FULL } from './openSocket.ts';

/**
 * The sockets of one relay: a quarter more than the 2,000 that were measured (`npm run bench -- --only push`;
 * .github/costs.md).
 */
const MOST_SOCKETS = 2_500;

/** The limit of one address at one relay. A school or a mobile network shares one address. */
export const MOST_OF_ADDRESS = 200;

/** The sockets that one relay opens in a second. After a deploy all pages reconnect. */
export const MOST_A_SECOND = 150;

/** How long a socket waits for the journal, which first reads a perhaps slow source after a restart. */
const PATIENCE_MS = 4_000;

/** A relay without a call of the journal for this long joins again. */
const FORGOTTEN_MS = 45_000;

const NOT_WANTED = 1008;

const wireQuery = v.object({
  /** The relay's own name. */
  name: v.string(),
  topic: v.custom<Topic>((topic) => typeof topic === 'string' && topic !== ''),
  /** The key of the page's address, or empty without a limit. */
  visitor: v.string(),
});

/**
 * A Durable Object that holds sockets of open pages. It sends the journal's messages by topic and hibernates between.
 * The first tag of a socket is its topic, the second its visitor.
 */
export class Relay extends DurableObject<Env> {
  /** The versions of topics as the pages have them. */
  readonly #versions = new Map<Topic, number>();
  readonly #openings = new CallRate(MOST_A_SECOND, 1_000);
  #calledAt = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
  }

  /** Accepts a page's socket. Refuses it at a limit, without the journal and for an unknown match. */
  override async fetch(request: Request): Promise<Response> {
    const query = v.safeParse(wireQuery, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return new Response('unreadable', { status: 400 });
    const { name, topic, visitor } = query.output;
    if (!this.#openings.take(Date.now())) return new Response('too many at once', { status: 503 });
    const version = await this.#versionOf(topic, name);
    if (version === null) return new Response('nothing is known of the topic', { status: 502 });
    const visitorTag = `visitor ${visitor}`;
    if (this.ctx.getWebSockets().length >= MOST_SOCKETS) return new Response('full', { status: FULL });
    if (visitor !== '' && this.ctx.getWebSockets(visitorTag).length >= MOST_OF_ADDRESS)
      return new Response('too many sockets', { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [topic, visitorTag]);
    server.send(JSON.stringify({ version } satisfies WrittenMessage));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends messages of the journal to the pages of their topics. */
  async send(messages: readonly TopicMessage[]): Promise<RelayReply> {
    this.#calledAt = Date.now();
    for (const { topic, version, text } of messages) {
      this.#versions.set(topic, version);
      for (const socket of this.ctx.getWebSockets(topic)) {
        try {
          socket.send(text);
        } catch {
          // The socket is closing; its page reconnects.
        }
      }
    }
    const sockets = this.ctx.getWebSockets();
    const topics = new Set(sockets.map((socket) => this.ctx.getTags(socket)[0]));
    return v.parse(relayReply, { sockets: sockets.length, topics: [...topics] });
  }

  /** A page sends nothing. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(NOT_WANTED, 'nothing to say');
  }

  // Null when the journal is away or does not know the match. The relay asks for the first socket of a topic,
  // and when the journal may have dropped it.
  async #versionOf(topic: Topic, name: string): Promise<number | null> {
    const known = this.#versions.get(topic);
    const isOpen = this.ctx.getWebSockets(topic).length > 0;
    if (known !== undefined && isOpen && Date.now() - this.#calledAt < FORGOTTEN_MS) return known;
    const asking = { patienceMs: PATIENCE_MS, log, event: 'journal away', facts: { relay: name } };
    const joined = await askJournal(this.env.JOURNAL, (journal) => journal.join(name, topic), asking);
    if (typeof joined !== 'number') return null;
    this.#calledAt = Date.now();
    // A message may have come meanwhile.
    const version = Math.max(joined, this.#versions.get(topic) ?? 0);
    this.#versions.set(topic, version);
    return version;
  }
}
