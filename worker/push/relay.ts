import { DurableObject } from 'cloudflare:workers';
import * as v from 'valibot';
import type { WrittenMessage } from '../../web/domain/pushMessage.ts';
import { CallRate } from '../base/callRate.ts';
import { nameVersion } from '../base/log.ts';
import type { Env } from '../settings/env.ts';
import { type RelayReply, relayReply, type Topic, type TopicMessage } from '../settings/journalBinding.ts';
import { ChangeSockets, changeChoice } from './changeSockets.ts';
import { KnownVersions } from './knownVersions.ts';
import { BUSY, FULL } from './openSocket.ts';
import { MAX_A_SECOND, MAX_SOCKETS } from './relayNames.ts';

/** The limit of one address at one relay. A school or a mobile network shares one address. */
export const MAX_OF_ADDRESS = 200;

/** The codes of a closed socket: a page that says something or shows an unknown match, and a journal that is away. */
const NOT_WANTED = 1008;
const TRY_LATER = 1013;

const wireQuery = v.object({
  /** The relay's own name. */
  name: v.string(),
  topic: v.custom<Topic>((topic) => typeof topic === 'string' && topic !== ''),
  /** The key of the page's address, or empty without a limit. */
  visitor: v.string(),
  /** What a client of the public API wants, as JSON. */
  choice: v.optional(v.pipe(v.string(), v.parseJson(), changeChoice)),
});

// A page that gets no version polls, and comes back later.
function greet(socket: WebSocket, version: number | null | undefined, begin: (version: number) => void): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (version === undefined) socket.close(TRY_LATER, 'the journal is unavailable');
  else if (version === null) socket.close(NOT_WANTED, 'nothing is known of the match');
  else begin(version);
}

/**
 * A Durable Object that holds sockets of open pages. It sends the journal's messages by topic and hibernates between.
 * The first tag of a socket is its topic, the second its visitor.
 */
export class Relay extends DurableObject<Env> {
  readonly #versions: KnownVersions;
  readonly #openings = new CallRate('sockets of a relay in a second', MAX_A_SECOND, 1_000);
  readonly #changes: ChangeSockets;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    this.#versions = new KnownVersions(env);
    this.#changes = new ChangeSockets(state, env.JOURNAL);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Accepts a page's socket, and says the version later. Refuses it at a limit. */
  override async fetch(request: Request): Promise<Response> {
    const query = v.safeParse(wireQuery, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return new Response('unreadable', { status: 400 });
    const { name, topic, visitor, choice } = query.output;
    const visitorTag = `visitor ${visitor}`;
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response('full', { status: FULL });
    // An address at its limit takes no opening from others.
    if (visitor !== '' && this.ctx.getWebSockets(visitorTag).length >= MAX_OF_ADDRESS)
      return new Response('too many sockets', { status: 429 });
    if (!this.#openings.take(Date.now())) return new Response('too many at once', { status: BUSY });
    const isHeld = this.ctx.getWebSockets(topic).length > 0;
    const joined = this.#versions.join(name, [topic], () => isHeld);
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [topic, visitorTag]);
    const begin = (version: number) => {
      if (choice !== undefined) this.#changes.begin(server, choice, version);
      else server.send(JSON.stringify({ version } satisfies WrittenMessage));
    };
    this.ctx.waitUntil(joined.then((versions) => greet(server, versions && (versions.get(topic) ?? null), begin)));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends messages of the journal to the pages of their topics. */
  async send(messages: readonly TopicMessage[]): Promise<RelayReply> {
    this.#versions.note(messages);
    for (const { topic, text, version } of messages) {
      if (topic === 'changes') this.ctx.waitUntil(this.#changes.send(version));
      if (text === '') continue;
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

  /** Sends the changes that a delay held back. */
  override async alarm(): Promise<void> {
    await this.#changes.send();
  }

  /** A client sends nothing but `ping`, which the platform answers. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(NOT_WANTED, 'nothing to say');
  }
}
