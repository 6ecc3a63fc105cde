import { Lru } from '../base/lru.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import type { Inquiry } from '../upstream/inquiry.ts';
import { type Age, type PollerBinding, type Question, type Reply, sitePoller } from '../upstream/pollerBinding.ts';
import { directFetch } from './directFetch.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The poller's timeout. It always answers within half of this time, even without data, so a slower one is away. */
const PATIENCE_MS = 1_200;

/** How long a poller that is away is not called. */
const LEFT_ALONE_MS = 10_000;

/** Several isolates may lose the poller at once, so each may spend this part of the quota. */
const PARTS = 50;

/** The answers that an isolate keeps, so that the poller sends none again that has not changed. */
const MOST_KEPT_BYTES = 8 * 1024 * 1024;

interface Kept {
  version: string;
  status: number;
  bytes: Uint8Array;
  isUnread: boolean;
}

function note(inquiry: Inquiry, age: Age, kept: Kept): void {
  const now = Date.now();
  const until = now + age.freshMs;
  const held = age.held && { kind: age.held.reason, detail: age.held.detail, retryAfterMs: age.freshMs };
  inquiry.note({ at: now - age.ageMs, first: age.changed, until, held }, () => {
    kept.isUnread = true;
  });
}

function responseOf({ status, bytes }: Kept): Response {
  return new Response(status === 204 ? null : bytes, { status });
}

/** Fetches from a source through the poller. While the poller is away the source is called directly. */
export function pollerFetch(name: Question['source'], source: PolledFeed, binding: NonNullable<PollerBinding>): Fetch {
  const direct = directFetch(source, source.quota.firm ? PARTS : 1);
  const answers = new Lru<string, Kept>(MOST_KEPT_BYTES);
  // Leaves time to call the source directly.
  const patienceMs = Math.min(PATIENCE_MS, source.timeoutMs / 2);
  let awayUntil = 0;

  async function ask(question: Question, signal: AbortSignal): Promise<Reply | undefined> {
    for (;;) {
      const reply: Reply | undefined = await withTimeout(sitePoller(binding).ask(question), patienceMs);
      if (reply?.kind !== 'pending' || signal.aborted) return reply;
    }
  }

  return async (request, inquiry) => {
    if (Date.now() < awayUntil) return direct(request, inquiry);
    const path = request.url.slice(source.baseUrl.length + 1);
    const known = answers.get(path);
    const question: Question = {
      ...{ source: name, id: source.id, path, waitMs: patienceMs / 2 },
      ...(inquiry.isLook && { isLook: true as const }),
      version: known?.version ?? null,
      unread: known?.isUnread === true ? known.version : null,
    };
    const reply = await ask(question, request.signal).catch((error: unknown) => {
      inquiry.log('warn', 'poller away', { source: source.id, error: String(error).slice(0, 200) });
      return undefined;
    });
    switch (reply?.kind) {
      case 'answer': {
        const { version, status, bytes, age } = reply;
        const kept: Kept = { version, status, bytes, isUnread: false };
        note(inquiry, age, kept);
        answers.set(path, kept, kept.bytes.byteLength);
        return responseOf(kept);
      }
      case 'unchanged':
        if (known === undefined) return direct(request, inquiry);
        note(inquiry, reply.age, known);
        return responseOf(known);
      case 'nothing':
        return Response.json({ detail: 'no list has it' }, { status: 404 });
      case 'silent':
        throw new Error(reply.detail);
      case 'refused': {
        const headers = { 'Retry-After': String(Math.ceil(reply.retryAfterMs / 1000)) };
        return new Response(reply.text, { status: reply.status, headers });
      }
      case 'pending':
        throw new Error('the request ended while its call waited');
      case 'unknown':
      case undefined:
        awayUntil = Date.now() + LEFT_ALONE_MS;
        return direct(request, inquiry);
    }
  };
}
