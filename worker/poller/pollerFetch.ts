import { BoundedMap } from '../base/boundedMap.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Limits } from '../feeds/quota.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import type { Inquiry } from '../upstream/inquiry.ts';
import {
  type Age,
  type PollerBinding,
  type Question,
  type Reply,
  type SitePoller,
  sitePoller,
} from '../upstream/pollerBinding.ts';
import { Allowance } from './allowance.ts';
import { askTogether } from './askTogether.ts';
import { directFetch, refusedFor } from './directFetch.ts';
import type { NamedIds } from './namedIds.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The poller's timeout. It always answers within half of this time, even without data, so a slower one is away. */
const PATIENCE_MS = 1_200;

/** How long a poller that is away is not called. */
const LEFT_ALONE_MS = 10_000;

/** The share of the quota that an isolate may spend while the poller is away, and at least the most expensive call. */
const SHARE = 50;
const LEAST = 2;

/** The cached answers of an isolate, which spare unchanged bodies. Larger bodies are sent each time. */
const MOST_KEPT = 40;
const MOST_KEPT_BYTES = 512 * 1024;

/** The share of the call rate for an isolate while the poller is away. */
const ALONE_SHARE = 10;

/** `Retry-After` when an isolate has used up its allowance. */
const ALONE_SECONDS = 30;

interface Kept {
  version: string;
  status: number;
  bytes: Uint8Array;
}

/** The options of a question. */
interface Asking {
  signal: AbortSignal;
  isOneOfMany: boolean;
}

function shareOf({ quota, limits }: PolledFeed, parts: number): Limits {
  const whole = { ...quota.limits, ...limits };
  return Object.fromEntries(
    Object.entries(whole).map(([span, calls]) => [span, Math.max(LEAST, Math.floor(calls / parts))]),
  );
}

// Several isolates may lose the poller at once, so each gets a share. Without a poller each has the whole rate.
function callsAlone({ callsPerSecond }: PolledFeed, binding: PollerBinding): number | null {
  if (callsPerSecond === null || binding === undefined) return callsPerSecond;
  return Math.max(1, Math.floor(callsPerSecond / ALONE_SHARE));
}

function note(inquiry: Inquiry, age: Age, complain: () => void): void {
  const now = Date.now();
  const until = now + age.freshMs;
  const held = age.held && { kind: age.held.reason, detail: age.held.detail, retryAfterMs: age.freshMs };
  inquiry.note({ at: now - age.ageMs, first: age.changed, until, held }, complain);
}

function responseOf({ status, bytes }: Pick<Kept, 'status' | 'bytes'>): Response {
  return new Response(status === 204 ? null : bytes, { status });
}

/** The contract's answer for nothing, which the clients of all sources understand. */
function nothing(): Response {
  return Response.json({ detail: 'no list has it' }, { status: 404 });
}

/** An isolate's binding to the poller, and the ids that lists have named. */
interface Reach {
  binding: PollerBinding;
  names?: NamedIds | undefined;
}

/**
 * Fetches from a source through the poller. While the poller is away the source is called directly. With counted calls
 * an allowance limits these calls; beyond it the caches serve stale data.
 */
export function pollerFetch(name: Question['source'], source: PolledFeed, { binding, names }: Reach): Fetch {
  const alone = new Allowance(shareOf(source, binding === undefined ? 1 : SHARE));
  const kept = new BoundedMap<string, Kept>(MOST_KEPT);
  /** The versions that could not be parsed, by path. */
  const unreadable = new BoundedMap<string, string>(MOST_KEPT);
  // Leaves time to call the source directly.
  const patienceMs = Math.min(PATIENCE_MS, source.timeoutMs / 2);
  const together = askTogether();
  let awayUntil = 0;
  let spentAlone = 0;

  const isNamed = (path: string) => {
    const { subject } = source.cadenceOf(path, Date.now());
    return subject === undefined || names === undefined || names.has(subject);
  };
  const fetchDirect = directFetch(source, callsAlone(source, binding), isNamed);

  function direct(request: Request, inquiry: Inquiry, path: string): Promise<Response> | Response {
    if (!source.quota.firm) return fetchDirect(request, inquiry);
    if (!isNamed(path)) return nothing();
    const now = Date.now();
    const { cost } = source.cadenceOf(path, now);
    if (!alone.take(cost, now)) return refusedFor(503, ALONE_SECONDS);
    spentAlone += cost;
    return fetchDirect(request, inquiry);
  }

  async function replyTo(question: Question, poller: SitePoller, { signal, isOneOfMany }: Asking) {
    const first = isOneOfMany ? together(poller, question) : poller.ask(question);
    let reply: Reply | undefined = await withTimeout(first, patienceMs);
    while (reply?.kind === 'pending' && !signal.aborted) {
      reply = await withTimeout(poller.ask({ ...question, spentAlone: 0 }), patienceMs);
    }
    return reply;
  }

  return async (request, inquiry) => {
    const path = request.url.slice(source.baseUrl.length + 1);
    if (binding === undefined || Date.now() < awayUntil) return direct(request, inquiry, path);
    const isOneOfMany = source.cadenceOf(path, Date.now()).isOneOfMany === true;
    const known = kept.get(path);
    const [version, unread] = [known?.version ?? null, unreadable.get(path) ?? null];
    const reportedSpend = spentAlone;
    spentAlone = 0;
    const waitMs = patienceMs / 2;
    const question: Question = {
      ...{ source: name, id: source.id, path, network: inquiry.network },
      ...(!isNamed(path) && { isUnknown: true as const }),
      ...(inquiry.isLook && { isLook: true as const }),
      ...{ version, unread, spentAlone: reportedSpend, waitMs },
    };
    const { signal } = request;
    const reply = await replyTo(question, sitePoller(binding), { signal, isOneOfMany }).catch((error: unknown) => {
      inquiry.log('warn', 'poller away', { source: source.id, error: String(error).slice(0, 200) });
      return undefined;
    });
    if (reply === undefined || reply.kind === 'unknown') spentAlone += reportedSpend;
    switch (reply?.kind) {
      case 'answer':
        note(inquiry, reply.age, () => unreadable.set(path, reply.version));
        // Many small answers would evict the lists.
        if (!isOneOfMany && reply.bytes.byteLength <= MOST_KEPT_BYTES) kept.set(path, reply);
        return responseOf(reply);
      case 'unchanged':
        if (known === undefined) return direct(request, inquiry, path);
        note(inquiry, reply.age, () => unreadable.set(path, known.version));
        return responseOf(known);
      case 'nothing':
        return nothing();
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
        return direct(request, inquiry, path);
    }
  };
}
