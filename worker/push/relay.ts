import { DurableObject } from 'cloudflare:workers';
import * as v from 'valibot';
import type { WrittenMessage } from '../../web/domain/pushMessage.ts';
import { relayLog as log, nameVersion } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Env } from '../settings/env.ts';
import { type RelayReply, siteJournal, type Topic, type TopicMessage } from '../settings/journalBinding.ts';
import { FULL, LONGEST_INCOMING, MOST_TOPICS, SocketLimits } from './socketLimits.ts';

/** How long a socket waits for the journal, which first reads a perhaps slow source after a restart. */
const PATIENCE_MS = 4_000;

/** A relay without a call of the journal for this long joins again. */
const FORGOTTEN_MS = 45_000;

const TOO_LONG = 1009;
const NOT_WANTED = 1008;

const topicSchema = v.custom<Topic>((topic) => typeof topic === 'string' && topic !== '');
/** `visitor`: the key of the page's address, or empty without a limit. */
const attached = v.object({ topic: topicSchema, visitor: v.string() });
/** `name`: the relay's own name. */
const wireQuery = v.object({ ...attached.entries, name: v.string() });

/**
 * A Durable Object that holds sockets of open pages. It sends the journal's messages by topic and hibernates between.
 */
export class Relay extends DurableObject<Env> {
  readonly #limits: SocketLimits;
  /** The versions of the open topics as the pages have them; null while they are unknown after a restart. */
  readonly #versions = new Map<Topic, number | null>();
  #calledAt = Date.now();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    const open = state.getWebSockets().flatMap((socket) => {
      const read = v.safeParse(attached, socket.deserializeAttachment());
      return read.success ? [read.output] : [];
    });
    for (const { topic } of open) this.#versions.set(topic, null);
    this.#limits = new SocketLimits(open.map(({ visitor }) => visitor));
  }

  /** Accepts a page's socket. Refuses it at a limit, without the journal and for an unknown match. */
  override async fetch(request: Request): Promise<Response> {
    const query = v.safeParse(wireQuery, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return new Response('unreadable', { status: 400 });
    const { name, topic, visitor } = query.output;
    const hasRoom = this.#versions.size < MOST_TOPICS || this.#versions.has(topic);
    const refusal = hasRoom ? this.#limits.take(visitor, Date.now()) : FULL;
    if (refusal !== null) return new Response('full', { status: refusal });
    const version = await this.#versionOf(topic, name);
    if (version === null) {
      this.#limits.giveBack(visitor);
      return new Response('nothing is known of the topic', { status: 502 });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [topic]);
    server.serializeAttachment({ topic, visitor });
    server.send(JSON.stringify({ version } satisfies WrittenMessage));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends messages of the journal to the pages of their topics. */
  async send(messages: readonly TopicMessage[]): Promise<RelayReply> {
    this.#calledAt = Date.now();
    for (const { topic, version, text } of messages) {
      this.#versions.set(topic, version);
      for (const socket of this.ctx.getWebSockets(topic)) sendTo(socket, text);
    }
    for (const topic of this.#versions.keys()) {
      if (this.ctx.getWebSockets(topic).length === 0) this.#versions.delete(topic);
    }
    return { sockets: this.#limits.sockets, topics: [...this.#versions.keys()] };
  }

  /** A page sends nothing. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const bytes = typeof message === 'string' ? message.length : message.byteLength;
    socket.close(bytes > LONGEST_INCOMING ? TOO_LONG : NOT_WANTED, 'nothing to say');
  }

  override webSocketClose(socket: WebSocket): void {
    this.#left(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#left(socket);
  }

  #left(socket: WebSocket): void {
    const read = v.safeParse(attached, socket.deserializeAttachment());
    if (read.success) this.#limits.giveBack(read.output.visitor);
  }

  // Null when the journal is away or does not know the match. It is asked for the first socket of a topic, and when the journal may have dropped this relay.
  async #versionOf(topic: Topic, name: string): Promise<number | null> {
    const known = this.#versions.get(topic) ?? null;
    const { JOURNAL } = this.env;
    if (known !== null && Date.now() - this.#calledAt < FORGOTTEN_MS) return known;
    if (JOURNAL === undefined) return null;
    const joined = await withTimeout(siteJournal(JOURNAL).join(name, topic), PATIENCE_MS).catch((error: unknown) => {
      log('warn', 'journal away', { relay: name, error: String(error).slice(0, 200) });
      return undefined;
    });
    if (typeof joined !== 'number') return null;
    this.#calledAt = Date.now();
    // A message may have come meanwhile.
    const version = Math.max(joined, this.#versions.get(topic) ?? 0);
    this.#versions.set(topic, version);
    return version;
  }
}

function sendTo(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // The socket is closing; its page reconnects.
  }
}
