import { DurableObject } from 'cloudflare:workers';
import * as v from 'valibot';
import { SAME_TIME_MS } from '../../web/push/patch.ts';
import { relayLog as log, nameVersion } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { type Batch, type RelayEntry, type RelayReply, siteJournal } from '../journal/protocol.ts';
import type { Env } from '../settings/env.ts';
import { OpenLimits } from './openLimits.ts';
import { RecentEntries } from './recentEntries.ts';
import { LONGEST_INCOMING, MOST_TOPICS, MOST_WATCHED } from './socketLimits.ts';
import { messageOf, READ_AGAIN, topicsOf } from './topics.ts';
import { wireBatch, wireBeginning } from './wireBatch.ts';

/** How long a socket waits for the journal, which first reads a perhaps slow source after a restart. */
const PATIENCE_MS = 4_000;

/** A relay without a batch for this long joins again. */
const FORGOTTEN_MS = 30_000;

/** A page's ping. The runtime answers it, so the object can stay asleep. */
export const PING = 'p';

/** The clock difference between two places for the same answer of the source. Two answers are further apart. */
const SAME_ANSWER_MS = 200;

const TOO_LONG = 1009;
const NOT_WANTED = 1008;

const attached = v.object({ topic: v.string(), visitor: v.string() });

/**
 * A Durable Object that holds sockets of open pages. It sends the journal's entries by topic and hibernates between.
 */
export class Relay extends DurableObject<Env> {
  readonly #limits: OpenLimits;
  /** The matches of open match pages; the last requested comes last. */
  readonly #watched = new Set<string>();
  /** The recent entries; null until the journal sent them after a restart. */
  #recent: RecentEntries | null = null;
  #joining: Promise<RecentEntries | null> | null = null;
  /** The number up to which the sockets have everything; null until it is known after a restart. */
  #sentUpTo: number | null = null;
  /** The last number sent to each topic since the last restart. */
  readonly #sent = new Map<string, number>();
  #lastBatchAt = Date.now();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    // The runtime's answer to pings survives hibernation and holds the last sent number.
    const answer = state.getWebSocketAutoResponse()?.response;
    if (answer !== undefined && state.getWebSockets().length > 0) this.#sentUpTo = Number.parseInt(answer.slice(1), 36);
    this.#limits = new OpenLimits(
      state.getWebSockets().flatMap((socket) => {
        const read = v.safeParse(attached, socket.deserializeAttachment());
        return read.success ? [read.output.visitor] : [];
      }),
    );
  }

  /**
   * Accepts a page's socket. `name`: the relay's own name. `topic`: what the page shows. `visitor`: the key of its
   * address, or empty without a limit. `after` or `asOf`: the page's last number or time. Answers 503 when the relay
   * is full or the journal is away.
   */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const text = (name: string) => searchParams.get(name) ?? '';
    const [topic, visitor] = [text('topic'), text('visitor')];
    if (!this.#limits.take(visitor, Date.now())) return new Response('full', { status: 503 });
    const recent = await this.#begun(text('name'));
    if (recent === null) {
      this.#limits.giveBack(visitor);
      return new Response('the journal is away', { status: 503 });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [topic]);
    this.#watch(topic);
    server.serializeAttachment({ topic, visitor });
    server.send(this.#greeting(recent, topic, { after: searchParams.get('after'), asOf: searchParams.get('asOf') }));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends the journal's batch to the pages, and answers with the relay's state. */
  async tell(given: Batch): Promise<RelayReply> {
    this.#lastBatchAt = Date.now();
    const read = v.safeParse(wireBatch, given);
    if (!read.success) {
      log('warn', 'batch unreadable', { issue: read.issues[0].message });
      this.#forget();
      this.#sendAll(JSON.stringify(READ_AGAIN));
      return { ...this.#reply(0), last: null };
    }
    const batch = read.output;
    const sentUpTo = this.#sentUpTo;
    const { after, to } = batch;
    if (after === null && sentUpTo !== null && sentUpTo <= to) return this.#reply(sentUpTo);
    // After a restart the journal knows what this relay has sent. A new journal has other numbers.
    const isWhole = after !== null && after <= to && (sentUpTo === null || (sentUpTo >= after && sentUpTo <= to));
    if (isWhole) {
      this.#send(batch, sentUpTo ?? after);
      this.#remember(batch, after);
    } else {
      this.#forget();
      this.#sendAll(JSON.stringify({ n: to, ...READ_AGAIN }));
    }
    this.#sentUpTo = to;
    this.#answerPings(to, batch.beat);
    return this.#reply(to);
  }

  /** A page may only send the ping, which the runtime answers. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const bytes = typeof message === 'string' ? message.length : message.byteLength;
    if (message === PING) return;
    socket.close(bytes > LONGEST_INCOMING ? TOO_LONG : NOT_WANTED, 'nothing to say');
  }

  override webSocketClose(socket: WebSocket): void {
    this.#left(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#left(socket);
  }

  // The journal reads the details of the last requested matches.
  #watch(topic: string): void {
    if (!topic.startsWith('match:')) return;
    this.#watched.delete(topic);
    this.#watched.add(topic);
    const [oldest] = this.#watched;
    if (this.#watched.size > MOST_WATCHED && oldest !== undefined) this.#watched.delete(oldest);
  }

  #left(socket: WebSocket): void {
    const read = v.safeParse(attached, socket.deserializeAttachment());
    if (read.success) this.#limits.giveBack(read.output.visitor);
  }

  #reply(last: number): RelayReply {
    const { sockets } = this.#limits;
    // The journal drops a relay without sockets, which must join again.
    if (sockets === 0) this.#recent = null;
    const watched = [...this.#watched].filter((topic) => this.ctx.getWebSockets(topic).length > 0);
    return { sockets, refused: this.#limits.takeRefused(), last, watched: watched.map((topic) => topic.slice(6)) };
  }

  #begun(name: string): Promise<RecentEntries | null> {
    const isForgotten = Date.now() - this.#lastBatchAt > FORGOTTEN_MS;
    if (this.#recent !== null && !isForgotten) return Promise.resolve(this.#recent);
    this.#joining ??= this.#join(name).finally(() => {
      this.#joining = null;
    });
    return this.#joining;
  }

  async #join(name: string): Promise<RecentEntries | null> {
    const { JOURNAL } = this.env;
    if (JOURNAL === undefined) return null;
    const beginning = await withTimeout(siteJournal(JOURNAL).join(name), PATIENCE_MS).catch((error: unknown) => {
      log('warn', 'journal away', { relay: name, error: String(error).slice(0, 200) });
      return undefined;
    });
    if (beginning === undefined) return null;
    const read = v.safeParse(wireBeginning, beginning);
    if (!read.success) {
      log('warn', 'beginning unreadable', { relay: name, issue: read.issues[0].message });
      return null;
    }
    const { entries, patches, floor, since, last, beat } = read.output;
    const recent = new RecentEntries({ floor, since, last: floor });
    recent.add(entries, patches, last);
    this.#recent = recent;
    this.#lastBatchAt = Date.now();
    if (this.ctx.getWebSockets().length === 0) {
      this.#sentUpTo = last;
      this.#answerPings(last, beat);
    }
    return recent;
  }

  // The entries that a page missed, with an order to reload when some may be lost.
  #greeting(
    recent: RecentEntries,
    topic: string,
    { after, asOf }: { after: string | null; asOf: string | null },
  ): string {
    const known = after === null ? null : Number(after);
    const instant = Number(asOf ?? 0);
    const isKnown =
      known === null ? instant >= recent.since - SAME_ANSWER_MS : known >= recent.floor && known <= recent.last;
    const entries = known === null ? recent.sinceInstant(instant - SAME_TIME_MS) : recent.after(known);
    const missed = entries.filter((each) => topicsOf(each).includes(topic));
    const range = { after: null, to: recent.last, isAgain: !isKnown };
    return messageOf(missed, recent.patchesOf(missed), range);
  }

  #send({ entries, patches, to }: Batch, after: number): void {
    const byTopic = new Map<string, RelayEntry[]>();
    for (const entry of entries) {
      if (entry.seq <= after) continue;
      for (const topic of topicsOf(entry)) byTopic.set(topic, [...(byTopic.get(topic) ?? []), entry]);
    }
    for (const [topic, topicEntries] of byTopic) {
      const named = new Set(topicEntries.map(({ match }) => match));
      const changed = patches.filter(({ id }) => named.has(id));
      const text = messageOf(topicEntries, changed, { after: this.#sent.get(topic) ?? null, to });
      for (const socket of this.ctx.getWebSockets(topic)) sendTo(socket, text);
      this.#sent.set(topic, to);
    }
    if (this.#sent.size > MOST_TOPICS) this.#sent.clear();
  }

  #forget(): void {
    this.#recent = null;
    this.#sentUpTo = null;
    this.#sent.clear();
  }

  #sendAll(text: string): void {
    for (const socket of this.ctx.getWebSockets()) sendTo(socket, text);
  }

  #remember({ entries, patches, to }: Batch, after: number): void {
    this.#recent ??= new RecentEntries({ floor: after, since: Date.now(), last: after });
    if (this.#recent.last >= after) this.#recent.add(entries, patches, to);
    else this.#recent = null;
  }

  // The runtime answers a ping with the beat and the last sent number.
  #answerPings(last: number, beat: string): void {
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, `${beat}${last.toString(36)}`));
  }
}

function sendTo(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // The socket is closing; its page reconnects.
  }
}
