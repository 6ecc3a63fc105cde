import { withDeadline } from '../base/withTimeout.ts';
import type { Limits, RawAnswer, Refusal, RefusalKind } from '../feeds/quota.ts';
import { retryAfterOf } from '../upstream/fetchJson.ts';
import { MOST_BODY_BYTES, readBody } from '../upstream/readBody.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The result of a call, and the remaining quota from its headers. */
export type Called =
  | { ok: true; status: number; content: Uint8Array; text: string; left: Limits }
  /** The status is null when there was no answer. */
  | { ok: false; status: number | null; text: string; refusal: Refusal; left: Limits };

/** The stored length of a refusal's text, enough for the client that parses it. */
const MAX_WORDS = 1000;

const MINUTE = 60_000;

const RESTS: ReadonlyMap<number, number> = new Map([
  [401, 10 * MINUTE],
  [403, 10 * MINUTE],
  [404, MINUTE],
  [429, MINUTE],
]);

/** The kind of refusal by status, for any source. */
const KINDS: ReadonlyMap<number, RefusalKind> = new Map([
  [401, 'key'],
  [403, 'key'],
  [404, 'missing'],
  [429, 'quota'],
]);

/** The URL of a path; null when it would leave the source's base URL. */
function addressOf({ baseUrl }: PolledFeed, path: string): string | null {
  const address = `${baseUrl}/${path}`;
  if (!URL.canParse(address)) return null;
  const { href } = new URL(address);
  return href.startsWith(`${new URL(baseUrl).href.replace(/\/$/, '')}/`) ? href : null;
}

/**
 * The refusal that a status means, or null for an answer. A refusal without `Retry-After` lasts a fixed time when
 * calls are counted, otherwise as long as any fault.
 */
function refusalOf(answer: RawAnswer, isCounted: boolean): Refusal | null {
  const { status, headers } = answer;
  // In the contract, a 404 with a `detail` means that there is nothing.
  if (status < 300 || (status === 404 && /^\s*\{\s*"detail"/.test(answer.text))) return null;
  const kind = KINDS.get(status) ?? 'fault';
  const usual = isCounted ? (RESTS.get(status) ?? null) : null;
  const forMs = retryAfterOf({ headers }) ?? usual;
  return { kind, detail: `answered ${status}`, forMs, whole: status === 429 || (status === 503 && forMs !== null) };
}

/** Whether a text looks like complete JSON. An error page or a truncated answer must not replace the last good one. */
function looksWhole(text: string): boolean {
  return /^\s*[[{"\dtfn-]/.test(text) && /[\]}"\del]\s*$/.test(text);
}

const TOO_LARGE_MS = 10 * MINUTE;

async function call(source: PolledFeed, address: string, now: number, signal: AbortSignal): Promise<Called> {
  // A redirect could lead to a host that is not configured.
  const request = new Request(address, {
    headers: { Accept: 'application/json', ...source.headers },
    redirect: 'manual',
    signal,
  });
  const response = await source.fetch(request);
  const { status, headers } = response;
  const left = source.quota.left(headers);
  const content = await readBody(response);
  if (content === null) {
    const detail = `answered more than ${MOST_BODY_BYTES} bytes`;
    const tooLarge = { kind: 'too-large', detail, forMs: TOO_LARGE_MS, whole: false } as const;
    return { ok: false, status: 502, text: '', refusal: tooLarge, left };
  }
  const text = new TextDecoder().decode(content);
  const raw: RawAnswer = { status, headers, text };
  const refusal = source.quota.refusal(raw, now) ?? refusalOf(raw, source.quota.firm);
  if (refusal !== null) return { ok: false, status, text: text.slice(0, MAX_WORDS), refusal, left };
  if (status !== 204 && !looksWhole(text)) {
    const broken = { kind: 'fault', detail: 'answered no JSON', forMs: null, whole: false } as const;
    return { ok: false, status: 502, text: '', refusal: broken, left };
  }
  return { ok: true, status, content, text, left };
}

/**
 * Whether an answer is empty: explicitly (`{"detail": …}` or a status), or only `bare` (204, `[]`, `{}`), which a
 * broken source may give to everything. A `null` may be a fault.
 */
export function emptiness({ status, text }: Called & { ok: true }): 'said' | 'bare' | null {
  if (status === 204 || /^\s*(\[\s*\]|\{\s*\})\s*$/.test(text)) return 'bare';
  return status !== 200 || /^\s*\{\s*"detail"/.test(text) ? 'said' : null;
}

function silent(detail: string): Called {
  return {
    ok: false,
    status: null,
    text: '',
    refusal: { kind: 'silent', detail, forMs: null, whole: false },
    left: {},
  };
}

/**
 * Makes one GET of a path of a source at `now` (milliseconds UTC). Never throws: an unreachable source gives a
 * `silent` refusal.
 */
export async function callFeed(source: PolledFeed, path: string, now: number): Promise<Called> {
  const address = addressOf(source, path);
  if (address === null) return silent('no path of the source');
  const { timeoutMs } = source;
  const late = silent(`no answer within ${timeoutMs} ms`);
  try {
    return await withDeadline((signal) => call(source, address, now, signal), timeoutMs, late);
  } catch {
    // The error may contain the URL, and the URL the key.
    return silent('not reachable');
  }
}
