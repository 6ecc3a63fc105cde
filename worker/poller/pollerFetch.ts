import { Lru } from '../base/lru.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { FeedFetches } from '../feeds/chooseFeed.ts';
import type { Config } from '../settings/env.ts';
import { type Age, type PollerBinding, type Question, type Reply, sitePoller } from '../settings/pollerBinding.ts';
import { type Fetch, RestingSource } from '../upstream/fetchJson.ts';
import { Budget, QUOTA_RETRY_MS, RATE_RETRY_MS } from './budget.ts';
import { type PolledFeed, polledFeeds } from './polledFeeds.ts';

/** The poller's timeout. It always answers within half of this time, even without data, so a slower one is away. */
const PATIENCE_MS = 1_200;

/** How long a poller that is away is not called. */
const LEFT_ALONE_MS = 10_000;

/** Several isolates may lose the poller at once, so each may spend this part of the quota. */
const PARTS = 50;

/** The answers that an isolate keeps, so that the poller sends none again that has not changed. */
const MAX_BYTES = 8 * 1024 * 1024;

type CachedAnswer = Pick<Reply & { kind: 'answer' }, 'version' | 'status' | 'bytes'> & { isUnreadable: boolean };

/** Fetches from the source without the poller, within a part of its quota and its rate. */
function directFetch(source: PolledFeed, parts = 1): Fetch {
  const { quota } = source;
  const budget = new Budget(source, null, parts);
  return async (request) => {
    const now = Date.now();
    const cadence = source.cadenceOf(request.url.slice(source.baseUrl.length + 1), now);
    // Nothing here remembers lists, so any id may be made up. Only calls for single ids leave a reserve.
    const isUnlisted = cadence.subject !== undefined;
    const rank = isUnlisted ? cadence.rank : 'running';
    const use = cadence.rank === 'price' ? 'price' : isUnlisted ? 'unknown' : null;
    if ((quota.isCounted && !budget.affords({ ...cadence, rank }, now)) || !budget.takeRate(use, now)) {
      const retryMs = quota.isCounted ? QUOTA_RETRY_MS : RATE_RETRY_MS;
      return new Response(null, { status: 503, headers: { 'Retry-After': String(retryMs / 1000) } });
    }
    budget.spend(cadence.cost, now);
    return source.fetch(request);
  };
}

function addAge(call: UpstreamCall, age: Age, answer: CachedAnswer): void {
  const now = Date.now();
  const staleReason = age.staleReason && { ...age.staleReason, retryAfterMs: age.freshMs };
  call.addAge({ at: now - age.ageMs, first: age.changed, freshUntil: now + age.freshMs, staleReason }, () => {
    answer.isUnreadable = true;
  });
}

function responseOf({ status, bytes }: CachedAnswer): Response {
  return new Response(status === 204 ? null : bytes, { status });
}

/** Fetches from a source through the poller. While the poller is away the source is called directly. */
function pollerFetch(name: Question['source'], source: PolledFeed, binding: NonNullable<PollerBinding>): Fetch {
  const direct = directFetch(source, source.quota.isCounted ? PARTS : 1);
  const answers = new Lru<string, CachedAnswer>(MAX_BYTES);
  // Leaves time to call the source directly.
  const patienceMs = Math.min(PATIENCE_MS, source.timeoutMs / 2);
  let awayUntil = 0;

  async function ask(question: Question, signal: AbortSignal): Promise<Reply | undefined> {
    for (let calls = 1; ; calls += 1) {
      const reply: Reply | undefined = await withTimeout(sitePoller(binding).ask(question), patienceMs);
      // The poller made no call, so the answer tells nothing new about the source.
      if (reply?.kind === 'silent' && calls === 1) throw new RestingSource(reply.detail, reply.retryAfterMs);
      if (reply?.kind !== 'pending' || signal.aborted) return reply;
    }
  }

  return async (request, call) => {
    if (Date.now() < awayUntil) return direct(request, call);
    const path = request.url.slice(source.baseUrl.length + 1);
    const known = answers.get(path);
    const question: Question = {
      source: name,
      id: source.id,
      path,
      waitMs: patienceMs / 2,
      ...(call.isPeek && { isPeek: true as const }),
      version: known?.version ?? null,
      isUnreadable: known?.isUnreadable ?? false,
    };
    const reply = await ask(question, request.signal).catch((error: unknown) => {
      if (error instanceof RestingSource) throw error;
      call.log('warn', 'poller unavailable', { source: source.id, error: String(error).slice(0, 200) });
      return undefined;
    });
    switch (reply?.kind) {
      case 'answer': {
        const { version, status, bytes, age } = reply;
        const answer: CachedAnswer = { version, status, bytes, isUnreadable: false };
        addAge(call, age, answer);
        answers.set(path, answer, bytes.byteLength);
        return responseOf(answer);
      }
      case 'unchanged':
        if (known === undefined) return direct(request, call);
        addAge(call, reply.age, known);
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
        return direct(request, call);
    }
  };
}

/** The fetch functions for live data and odds: through the poller, or directly for a frozen clock. */
export function feedFetches(config: Config, binding: PollerBinding): (clock: VisitorClock) => FeedFetches {
  const { live, odds } = polledFeeds(config);
  const polled = (name: Question['source'], source: PolledFeed) =>
    binding === undefined ? directFetch(source) : pollerFetch(name, source, binding);
  const running = { live: polled('live', live), odds: odds && polled('odds', odds) };
  const frozen = { live: live.fetch, odds: odds?.fetch };
  return (clock) => (clock.frozen ? frozen : running);
}
