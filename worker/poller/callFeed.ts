import { retryAfterOf } from '../base/retryAfter.ts';
import { MAX_CALL_MS, withDeadline } from '../base/withTimeout.ts';
import { type Limits, leftIn, type RawAnswer, type Refusal } from '../feeds/quota.ts';
import { kindOfStatus } from '../upstream/fetchJson.ts';
import { MAX_BODY_BYTES, readBody } from '../upstream/readBody.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The result of a call, and the remaining quota from its headers. */
export type CallResult =
  | { ok: true; status: number; content: Uint8Array; text: string; left: Limits }
  /** The status is null when there was no answer. */
  | { ok: false; status: number | null; text: string; refusal: Refusal; left: Limits };

/** The stored length of a refusal's text, enough for the client that parses it. */
const MAX_WORDS = 1000;

const MINUTE = 60_000;

const RESTS: Readonly<Record<number, number>> = { 401: 10 * MINUTE, 403: 10 * MINUTE, 404: MINUTE, 429: MINUTE };

/**
 * The refusal that a status means, or null for an answer. A refusal without `Retry-After` lasts a fixed time when
 * calls are counted, otherwise as long as any fault.
 */
function refusalOf(answer: RawAnswer, isCounted: boolean): Refusal | null {
  const { status, headers } = answer;
  // In the contract, a 404 with a `detail` means that there is nothing.
  if (status < 300 || (status === 404 && /^\s*\{\s*"detail"/.test(answer.text))) return null;
  const kind = kindOfStatus(status);
  const usual = isCounted ? (RESTS[status] ?? null) : null;
  const retryAfterMs = retryAfterOf({ headers }) ?? usual;
  // A quota covers all calls. A source without one has refused only this call.
  const isWholeSource = isCounted && (status === 429 || (status === 503 && retryAfterMs !== null));
  return { kind, detail: `answered ${status}`, retryAfterMs, isWholeSource };
}

/** Whether a text looks like complete JSON. An error page or a truncated answer must not replace the last good one. */
function looksComplete(text: string): boolean {
  return /^\s*[[{"\dtfn-]/.test(text) && /[\]}"\del]\s*$/.test(text);
}

/** A refusal of one path, with the status that isolates get. */
function refused(status: number | null, kind: Refusal['kind'], detail: string, retryAfterMs: number | null = null) {
  return {
    ok: false,
    status,
    text: '',
    refusal: { kind, detail, retryAfterMs, isWholeSource: false },
    left: {},
  } as const;
}

async function call(source: PolledFeed, path: string, now: number, signal: AbortSignal): Promise<CallResult> {
  const { href } = new URL(`${source.baseUrl}/${path}`);
  if (!href.startsWith(new URL(`${source.baseUrl}/`).href)) return refused(null, 'timeout', 'no path of the source');
  // A redirect could lead to a host that is not configured.
  const request = new Request(href, {
    headers: { Accept: 'application/json', ...source.headers },
    redirect: 'manual',
    signal,
  });
  const response = await source.fetch(request);
  const { status, headers } = response;
  const left = leftIn(headers, source.quota);
  const content = await readBody(response);
  if (content === null) {
    // Each call costs 8 MB, but the source may soon recover.
    return { ...refused(502, 'too-large', `answered more than ${MAX_BODY_BYTES} bytes`, MINUTE), left };
  }
  const text = new TextDecoder().decode(content);
  const raw: RawAnswer = { status, headers, text };
  const refusal = source.quota.refusal(raw, now) ?? refusalOf(raw, source.quota.isCounted);
  if (refusal !== null) return { ok: false, status, text: text.slice(0, MAX_WORDS), refusal, left };
  if (status !== 204 && !looksComplete(text)) return { ...refused(502, 'not-json', 'answered no JSON'), left };
  return { ok: true, status, content, text, left };
}

/**
 * Whether a call says that nothing is there: by a status or with `{"detail": …}`. A bare 204, `[]` or `{}` says so only if
 * `isTrusted`, because a broken source may give it to everything. A `null` may be a fault.
 */
export function saysNothing(called: CallResult, isTrusted: boolean): boolean {
  if (!called.ok) return called.refusal.kind === 'missing';
  if (called.status === 204 || /^\s*(\[\s*\]|\{\s*\})\s*$/.test(called.text)) return isTrusted;
  return called.status !== 200 || /^\s*\{\s*"detail"/.test(called.text);
}

/**
 * Makes one GET of a path of a source at `now` (milliseconds UTC). Reads a slow answer to its end. Never throws: an
 * unreachable source gives a `timeout` refusal.
 */
export async function callFeed(source: PolledFeed, path: string, now: number): Promise<CallResult> {
  const timeoutMs = Math.max(source.timeoutMs, MAX_CALL_MS);
  const late: CallResult = refused(null, 'timeout', `no answer within ${timeoutMs} ms`);
  try {
    return await withDeadline((signal) => call(source, path, now, signal), timeoutMs, late);
  } catch {
    // The error may contain the URL, and the URL the key.
    return refused(null, 'timeout', 'not reachable');
  }
}
