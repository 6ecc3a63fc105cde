import { withDeadline } from '../base/withTimeout.ts';
import type { Limits, RawAnswer, Refusal, RefusalKind } from '../feeds/quota.ts';
import { retryAfterOf } from '../upstream/fetchJson.ts';
import { MOST_BODY_BYTES, readBody } from '../upstream/readBody.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** What a call gave, and what its headers say is left of the quota. */
export type Called =
  | { ok: true; status: number; content: Uint8Array; left: Limits }
  /** No status: nothing was answered. */
  | { ok: false; status: number | null; text: string; refusal: Refusal; left: Limits };

/** What is kept of the words of a refusal: enough for the client that reads them. */
const MAX_WORDS = 1000;

const MINUTE = 60_000;

const RESTS: ReadonlyMap<number, number> = new Map([
  [401, 10 * MINUTE],
  [403, 10 * MINUTE],
  [404, MINUTE],
  [429, MINUTE],
]);

/** What the statuses of any source say no with. */
const KINDS: ReadonlyMap<number, RefusalKind> = new Map([
  [401, 'key'],
  [403, 'key'],
  [404, 'missing'],
  [429, 'quota'],
]);

/** The address of a path; null where it would lead out of the source's own. */
function addressOf({ baseUrl }: PolledFeed, path: string): string | null {
  const address = `${baseUrl}/${path}`;
  if (!URL.canParse(address)) return null;
  const { href } = new URL(address);
  return href.startsWith(`${new URL(baseUrl).href.replace(/\/$/, '')}/`) ? href : null;
}

/**
 * What a status says no to: null for an answer. Where calls are counted a refusal that does not say how long it lasts is
 * not tried out, else it lasts as long as any fault does.
 */
function refusalOf(answer: RawAnswer, isCounted: boolean): Refusal | null {
  const { status, headers } = answer;
  // A 404 with a `detail` is the contract's way to say that there is nothing.
  if (status < 300 || (status === 404 && /^\s*\{\s*"detail"/.test(answer.text))) return null;
  const kind = KINDS.get(status) ?? 'fault';
  const usual = isCounted ? (RESTS.get(status) ?? null) : null;
  const forMs = retryAfterOf({ headers }) ?? usual;
  return { kind, detail: `answered ${status}`, forMs, whole: status === 429 || (status === 503 && forMs !== null) };
}

/** Whether an answer can be JSON: an error page or a torn answer must not replace the last known one. */
function looksWhole(text: string): boolean {
  return /^\s*[[{"\dtfn-]/.test(text) && /[\]}"\del]\s*$/.test(text);
}

const TOO_LARGE_MS = 10 * MINUTE;

async function call(source: PolledFeed, address: string, now: number, signal: AbortSignal): Promise<Called> {
  // A redirect would lead to a host that the configuration did not name.
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
  return { ok: true, status, content, left };
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

/** One GET of a path of a source, at `now` (milliseconds UTC). Never throws: a source that is not there is silent. */
export async function callFeed(source: PolledFeed, path: string, now: number): Promise<Called> {
  const address = addressOf(source, path);
  if (address === null) return silent('no path of the source');
  const { timeoutMs } = source;
  const late = silent(`no answer within ${timeoutMs} ms`);
  try {
    return await withDeadline((signal) => call(source, address, now, signal), timeoutMs, late);
  } catch {
    // What the error says may hold the address, and that the key.
    return silent('not reachable');
  }
}
