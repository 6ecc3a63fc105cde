import type { Result } from '../result.ts';
import type { Circuit } from './circuit.ts';

/** Why an upstream call gave nothing; logged and shown in `/api/health`, never to a visitor. */
export interface Failure {
  reason:
    | 'unreachable'
    | 'timeout'
    | 'resting'
    /** Asked less often than it changes, so that a quota lasts. */
    | 'paced'
    | 'refused'
    /** There may be something, but not for whoever asks: no time will change that. */
    | 'excluded'
    /** There is no such path. */
    | 'missing'
    | 'status'
    | 'too-large'
    | 'not-json'
    | 'shape';
  detail: string;
  /** Milliseconds that the upstream asked us to stay away (`Retry-After`), or null. */
  retryAfterMs: number | null;
}

/** Fetches as the global `fetch` does; the embedded backends and tests put their own in its place. */
export type Fetch = (request: Request) => Promise<Response>;

/** Where one backend is and how it is called. */
export interface Upstream {
  /** Tells values of one backend from another's in every cache. */
  id: string;
  kind: 'real' | 'files' | 'demo';
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  fetch: Fetch;
  timeoutMs: number;
  /** Absent where a call can't hang: the embedded backends. */
  circuit?: Circuit;
}

/** The largest answer that is read: a day of 10,000 events is about 15 MB. */
const MAX_BYTES = 24 * 1024 * 1024;

/** The longest that `Retry-After` keeps us away: a wrong header must not silence the site for a day. */
const MOST_RETRY_AFTER_MS = 5 * 60_000;

export function failure(reason: Failure['reason'], detail: string, retryAfterMs: number | null = null) {
  return { ok: false, error: { reason, detail: detail.slice(0, 200), retryAfterMs } } as const;
}

/** The decoder of an answer's own charset; JSON is UTF-8 unless it says otherwise. A byte order mark is dropped. */
function decoderOf(response: Response): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get('Content-Type') ?? '')?.[1];
  try {
    return new TextDecoder(charset ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}

async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  if (Number(response.headers.get('Content-Length')) > MAX_BYTES) {
    await response.body.cancel();
    return null;
  }
  const decoder = decoderOf(response);
  let bytes = 0;
  let text = '';
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Milliseconds that an answer asks us to stay away: seconds, or a date by the clock of who answered. */
export function retryAfterOf({ headers }: { headers: Headers }): number | null {
  const header = headers.get('Retry-After')?.trim() ?? '';
  const theirNow = Date.parse(headers.get('Date') ?? '');
  const wait = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - (Number.isFinite(theirNow) ? theirNow : Date.now());
  return wait > 0 ? Math.min(wait, MOST_RETRY_AFTER_MS) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An answer without content in the live-scores contract: any object with a `detail` field means "nothing". */
export function isNothing(value: unknown): boolean {
  return isRecord(value) && 'detail' in value;
}

async function call(upstream: Upstream, path: string, signal: AbortSignal): Promise<Result<unknown, Failure>> {
  const request = new Request(`${upstream.baseUrl}/${path}`, {
    headers: { Accept: 'application/json', ...upstream.headers },
    // A redirect would lead to a host that the configuration did not name.
    redirect: 'manual',
    signal,
  });
  const response = await upstream.fetch(request);
  if (response.status >= 300 && response.status !== 404) {
    await response.body?.cancel();
    const isRefused = response.status === 401 || response.status === 403;
    return failure(isRefused ? 'refused' : 'status', `answered ${response.status}`, retryAfterOf(response));
  }
  const text = await readText(response);
  if (text === null) return failure('too-large', `answered more than ${MAX_BYTES} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return response.status === 404 ? failure('missing', 'answered 404') : failure('not-json', text.slice(0, 80));
  }
  if (response.status === 404 && !isNothing(value)) return failure('missing', 'answered 404');
  return { ok: true, value };
}

async function callInTime(upstream: Upstream, path: string): Promise<Result<unknown, Failure>> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<Result<unknown, Failure>>((resolve) => {
    timer = setTimeout(() => {
      resolve(failure('timeout', `no answer within ${upstream.timeoutMs} ms`));
      abort.abort();
    }, upstream.timeoutMs);
  });
  try {
    return await Promise.race([call(upstream, path, abort.signal), late]);
  } catch (error) {
    return failure('unreachable', error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * One GET of a backend: its JSON, or why there is none. A 404 with a `detail` field is an answer ("nothing"). Headers
 * and body together must arrive within the upstream's timeout; while its circuit is open nothing is asked (`resting`).
 */
export async function fetchJson(upstream: Upstream, path: string): Promise<Result<unknown, Failure>> {
  const { circuit } = upstream;
  if (circuit === undefined) return callInTime(upstream, path);
  const rest = circuit.admit();
  if (rest > 0) return failure('resting', 'the source did not answer and is left alone for a while', rest);
  const begunAt = Date.now();
  const result = await callInTime(upstream, path);
  if (!result.ok && (result.error.reason === 'timeout' || result.error.reason === 'unreachable'))
    circuit.silent(begunAt);
  else circuit.answered();
  return result;
}
