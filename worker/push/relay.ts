import { DurableObject } from 'cloudflare:workers';
import * as v from 'valibot';
import { SAME_TIME_MS } from '../../web/push/patch.ts';
import { relayLog as log, nameVersion } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Env } from '../env.ts';
import { OpenLimits } from './openLimits.ts';
import { type Batch, type Heard, siteJournal, type Told } from './protocol.ts';
import { RecentEntries } from './recentEntries.ts';
import { LONGEST_INCOMING, MOST_TOPICS, MOST_WATCHED } from './socketLimits.ts';
import { messageOf, READ_AGAIN, topicsOf } from './topics.ts';
import { wireBatch, wireBeginning } from './wireBatch.ts';

/** The journal is waited for so long before a page is sent away: after a restart it first looks at a source that may be slow. */
const PATIENCE_MS = 4_000;

/** A relay that the journal has told nothing for so long asks to be told again. */
const FORGOTTEN_MS = 30_000;

/** What a page asks with, which the runtime answers by itself: the object sleeps on. */
export const PING = 'p';

/** Two instants of one answer of the source, worked out in two places, are not further apart; two answers are. */
const SAME_ANSWER_MS = 200;

const TOO_LONG = 1009;
const NOT_WANTED = 1008;

const attached = v.object({ topic: v.string(), visitor: v.string() });

/** One of the objects that hold the open pages' sockets: it tells them by topic what the journal tells it, and sleeps between. */
export class Relay extends DurableObject<Env> {
  readonly #limits: OpenLimits;
  /** The matches that sockets are about, the one asked for last at the end. */
  readonly #watched = new Set<string>();
  /** What happened lately; null until the journal has said so in this life of the object. */
  #recent: RecentEntries | null = null;
  #joining: Promise<RecentEntries | null> | null = null;
  /** The number up to which the sockets have been told; null until it is known in this life. */
  #told: number | null = null;
  /** The last number that was sent to each topic in this life. */
  readonly #sent = new Map<string, number>();
  #toldAt = Date.now();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    // What the runtime goes on answering while the object sleeps says how far its sockets have been told.
    const answer = state.getWebSocketAutoResponse()?.response;
    if (answer !== undefined && state.getWebSockets().length > 0) this.#told = Number.parseInt(answer.slice(1), 36);
    this.#limits = new OpenLimits(
      state.getWebSockets().flatMap((socket) => {
        const read = v.safeParse(attached, socket.deserializeAttachment());
        return read.success ? [read.output.visitor] : [];
      }),
    );
  }

  /**
   * Takes a page's socket: `name` is the relay's own, `topic` what the page shows, `visitor` stands for its address (empty
   * where that is not limited), `after` or `asOf` what it knows. 503 where there is no room, or nobody to be told by.
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

  /** Tells the pages what the journal says, and answers what they have been told. */
  async tell(given: Batch): Promise<Heard> {
    this.#toldAt = Date.now();
    const read = v.safeParse(wireBatch, given);
    if (!read.success) {
      log('warn', 'batch unreadable', { issue: read.issues[0].message });
      this.#forget();
      this.#sendAll(JSON.stringify(READ_AGAIN));
      return { ...this.#heard(0), last: null };
    }
    const batch = read.output;
    const told = this.#told;
    const { after, to } = batch;
    if (after === null && told !== null && told <= to) return this.#heard(told);
    // In a new life the journal knows what this relay has told. A journal that began anew has numbers of its own.
    const isWhole = after !== null && after <= to && (told === null || (told >= after && told <= to));
    if (isWhole) {
      this.#send(batch, told ?? after);
      this.#remember(batch, after);
    } else {
      this.#forget();
      this.#sendAll(JSON.stringify({ n: to, ...READ_AGAIN }));
    }
    this.#told = to;
    this.#answerPings(to, batch.beat);
    return this.#heard(to);
  }

  /** A page says nothing but the ping that the runtime answers. */
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

  // The last ones that were asked for are remembered: the journal reads what happens on their own pages.
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

  #heard(last: number): Heard {
    const { sockets } = this.#limits;
    // Whoever has no sockets is told nothing more, and joins again.
    if (sockets === 0) this.#recent = null;
    const watched = [...this.#watched].filter((topic) => this.ctx.getWebSockets(topic).length > 0);
    return { sockets, refused: this.#limits.takeRefused(), last, watched: watched.map((topic) => topic.slice(6)) };
  }

  #begun(name: string): Promise<RecentEntries | null> {
    const isForgotten = Date.now() - this.#toldAt > FORGOTTEN_MS;
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
    this.#toldAt = Date.now();
    if (this.ctx.getWebSockets().length === 0) {
      this.#told = last;
      this.#answerPings(last, beat);
    }
    return recent;
  }

  // What a page missed; where there may be more that is not known any more it also reads again.
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
    const told = { after: null, to: recent.last, isAgain: !isKnown };
    return messageOf(missed, recent.patchesOf(missed), told);
  }

  #send({ entries, patches, to }: Batch, after: number): void {
    const byTopic = new Map<string, Told[]>();
    for (const entry of entries) {
      if (entry.seq <= after) continue;
      for (const topic of topicsOf(entry)) byTopic.set(topic, [...(byTopic.get(topic) ?? []), entry]);
    }
    for (const [topic, told] of byTopic) {
      const named = new Set(told.map(({ match }) => match));
      const changed = patches.filter(({ id }) => named.has(id));
      const text = messageOf(told, changed, { after: this.#sent.get(topic) ?? null, to });
      for (const socket of this.ctx.getWebSockets(topic)) sendTo(socket, text);
      this.#sent.set(topic, to);
    }
    if (this.#sent.size > MOST_TOPICS) this.#sent.clear();
  }

  #forget(): void {
    this.#recent = null;
    this.#told = null;
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

  // The runtime answers a ping with how sure the journal is, and the number up to which everything was sent.
  #answerPings(last: number, beat: string): void {
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, `${beat}${last.toString(36)}`));
  }
}

function sendTo(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It is closing: its page asks again by itself.
  }
}
