import { withDeadline } from '../base/withTimeout.ts';
import type { Limits, RawAnswer, Refusal } from '../feeds/quota.ts';
import { MAX_STREAMED_BYTES, retryAfterOf } from '../upstream/fetchJson.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** What a call gave, and what its headers say is left of the quota. */
export type Called =
  | { ok: true; status: number; bytes: Uint8Array; left: Limits }
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
  const detail = `answered ${status}`;
  const usual = isCounted ? (RESTS.get(status) ?? null) : null;
  const forMs = retryAfterOf({ headers }) ?? usual;
  return { detail, forMs, whole: status === 429 || (status === 503 && forMs !== null) };
}

/** An end of an answer that is looked at, in bytes: a byte order mark and blank lines may stand there. */
const END_BYTES = 1000;

/** Whether bytes can be JSON: an error page or a torn answer must not replace what is known. */
function looksWhole(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder();
  const begin = decoder.decode(bytes.subarray(0, END_BYTES)).trimStart();
  const end = decoder.decode(bytes.subarray(-END_BYTES)).trimEnd();
  return /^[[{"\dtfn-]/.test(begin) && /[\]}"\del]$/.test(end);
}

async function readBytes(response: Response): Promise<Uint8Array | null> {
  if (Number(response.headers.get('Content-Length')) > MAX_STREAMED_BYTES) {
    await response.body?.cancel();
    return null;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.byteLength > MAX_STREAMED_BYTES ? null : bytes;
}

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
  const bytes = await readBytes(response);
  if (bytes === null) {
    const refusal = { detail: `answered more than ${MAX_STREAMED_BYTES} bytes`, forMs: null, whole: false };
    return { ok: false, status: 502, text: '', refusal, left };
  }
  // A day of the contract's feed has megabytes, and nothing in them that says no: only who looks for it has them decoded.
  const raw: RawAnswer = {
    status,
    headers,
    get text() {
      return new TextDecoder().decode(bytes);
    },
  };
  const refusal = source.quota.refusal(raw, now) ?? refusalOf(raw, source.quota.firm);
  if (refusal !== null) return { ok: false, status, text: raw.text.slice(0, MAX_WORDS), refusal, left };
  if (status !== 204 && !looksWhole(bytes)) {
    const broken = { detail: 'answered no JSON', forMs: null, whole: false };
    return { ok: false, status: 502, text: '', refusal: broken, left };
  }
  return { ok: true, status, bytes, left };
}

function silent(detail: string): Called {
  return { ok: false, status: null, text: '', refusal: { detail, forMs: null, whole: false }, left: {} };
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
