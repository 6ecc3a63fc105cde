import { Lru } from '../base/lru.ts';
import { type Answer, type Failure, failure, ok } from '../base/result.ts';
import { retryAfterOf } from '../base/retryAfter.ts';
import { UpstreamCall } from '../base/upstreamCall.ts';
import { MAX_CALL_MS, withDeadline, withTimeout } from '../base/withTimeout.ts';
import type { Circuit } from './circuit.ts';
import { MAX_BODY_BYTES, readBody, textOfBody } from './readBody.ts';

/** A direct fetch, like the global `fetch`. */
export type PlainFetch = (request: Request) => Promise<Response>;

/** A fetch with its call. Tests replace it. */
export type Fetch = (request: Request, call: UpstreamCall) => Promise<Response>;

/** Thrown by a `Fetch` that makes no call for some milliseconds, because the source did not answer. */
export class RestingSource extends Error {
  readonly retryAfterMs: number;

  constructor(detail: string, retryAfterMs: number) {
    super(detail);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A backend's address and how to call it. */
export interface Upstream {
  /** Separates the values of backends in every cache. */
  id: string;
  kind: 'real' | 'files';
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  fetch: Fetch;
  timeoutMs: number;
  /** Absent if failures are not counted. */
  circuit?: Circuit;
}

/** How much of an answer that is not JSON is logged. */
const HEAD_CHARACTERS = 80;

/** Statuses with a kind of their own. */
const KINDS: ReadonlyMap<number, Failure['kind']> = new Map([
  [400, 'invalid'],
  [401, 'refused'],
  [403, 'forbidden'],
  [404, 'missing'],
  [429, 'quota'],
]);

export function kindOfStatus(status: number): Failure['kind'] {
  return KINDS.get(status) ?? 'status';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether an answer means nothing in the live-scores contract: any object with a `detail` field. */
export function isNothing(value: unknown): boolean {
  return isRecord(value) && 'detail' in value;
}

async function getJson(
  upstream: Upstream,
  path: string,
  { signal, call }: { signal: AbortSignal; call: UpstreamCall },
): Promise<Answer<unknown>> {
  const request = new Request(`${upstream.baseUrl}/${path}`, {
    headers: { Accept: 'application/json', ...upstream.headers },
    // A redirect could lead to a host that is not configured.
    redirect: 'manual',
    signal,
  });
  const response = await upstream.fetch(request, call);
  if (response.status >= 300 && response.status !== 404) {
    await response.body?.cancel();
    return failure(kindOfStatus(response.status), `answered ${response.status}`, retryAfterOf(response));
  }
  const body = await readBody(response);
  if (body === null) return failure('too-large', `answered more than ${MAX_BODY_BYTES} bytes`);
  const text = textOfBody(body, response.headers);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return response.status === 404
      ? failure('missing', 'answered 404')
      : failure('not-json', text.slice(0, HEAD_CHARACTERS));
  }
  if (response.status === 404 && !isNothing(value)) return failure('missing', 'answered 404');
  return ok(value);
}

/** A call that is under way, or whose answer came too late for its reader. */
interface SlowCall {
  begunAt: number;
  /** Until when a reader may take the answer: a call whose request has ended may never answer. */
  usableUntil: number;
  answer: Promise<Answer<unknown>>;
  /** Learns the age of the answer. */
  call: UpstreamCall;
}

/** The late answers that wait for their second reader, and how long they do. */
const MAX_SLOW = 40;
const KEPT_MS = 30_000;

const slowCalls = new Lru<string, SlowCall>(MAX_SLOW);

function begin(upstream: Upstream, path: string, { isPeek, log }: UpstreamCall): SlowCall {
  const call = new UpstreamCall({ isPeek, log });
  const maxMs = Math.max(upstream.timeoutMs, MAX_CALL_MS);
  const late: Answer<unknown> = failure('timeout', `no answer within ${maxMs} ms`);
  const answer = withDeadline((signal) => getJson(upstream, path, { call, signal }), maxMs, late).catch(
    (error: unknown) =>
      error instanceof RestingSource
        ? failure('resting', error.message, error.retryAfterMs)
        : failure('unreachable', error instanceof Error ? error.message : String(error)),
  );
  const begunAt = Date.now();
  const slow = { begunAt, usableUntil: begunAt + maxMs, answer, call };
  void answer.then(() => {
    slow.usableUntil = begunAt + KEPT_MS;
  });
  return slow;
}

// A call that takes too long is read to its end, and the next reader of its path takes the answer.
async function getJsonInTime(upstream: Upstream, path: string, call: UpstreamCall): Promise<Answer<unknown>> {
  const { id, timeoutMs, circuit } = upstream;
  const key = `${id} ${path}`;
  const known = slowCalls.get(key);
  const slow = known !== undefined && Date.now() < known.usableUntil ? known : begin(upstream, path, call);
  const answer = await withTimeout(slow.answer, timeoutMs);
  if (answer === undefined) {
    slowCalls.set(key, slow);
    call.addLate(slow.answer.then(({ ok }) => ok && circuit?.answered()));
    return failure('timeout', `no answer within ${timeoutMs} ms`);
  }
  slowCalls.delete(key);
  const now = Date.now();
  if (slow.call.age !== null) call.addAge(slow.call.age, () => slow.call.reportUnreadable());
  else if (slow === known) call.addAge({ at: slow.begunAt, first: slow.begunAt, freshUntil: now, staleReason: null });
  return answer;
}

/**
 * Makes one GET of a backend and returns its JSON or the failure. A 404 with a `detail` field is an answer. Headers
 * and body must arrive within the upstream's timeout; a later answer goes to the next call of the path. While its
 * circuit is open no call is made (`resting`).
 */
export async function fetchJson(upstream: Upstream, path: string, call: UpstreamCall): Promise<Answer<unknown>> {
  const { circuit } = upstream;
  if (circuit === undefined) return getJsonInTime(upstream, path, call);
  const rest = circuit.admit();
  if (rest > 0) return failure('resting', 'the source did not answer and is left alone for a while', rest);
  const begunAt = Date.now();
  const result = await getJsonInTime(upstream, path, call);
  if (!result.ok && (result.error.kind === 'timeout' || result.error.kind === 'unreachable')) circuit.silent(begunAt);
  else if (!result.ok && result.error.kind === 'resting') circuit.notMade();
  else circuit.answered();
  return result;
}
