import { readUpTo } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';

export interface Picture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Why a picture is unavailable. `detail` goes to the log only, so that browsers learn nothing about other servers. */
export interface PictureProblem {
  /** True when the site is overloaded and a retry may work. */
  isBusy: boolean;
  detail: string;
}

const MAX_BYTES = 10 * 1024 * 1024;

/** Bytes of all pictures in flight. An isolate has 128 MB of memory. */
const MAX_IN_FLIGHT = 24 * 1024 * 1024;

const TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
]);

export const problem = (detail: string, isBusy = false): { ok: false; error: PictureProblem } => ({
  ok: false,
  error: { isBusy, detail },
});

/** The bytes of the pictures that this isolate is reading. */
let inFlight = 0;

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Result<Uint8Array<ArrayBuffer>, PictureProblem>> {
  let reserved = 0;
  let isBusy = false;
  async function* counted() {
    for await (const chunk of body) {
      isBusy = inFlight + chunk.byteLength > MAX_IN_FLIGHT;
      if (isBusy) return;
      inFlight += chunk.byteLength;
      reserved += chunk.byteLength;
      yield chunk;
    }
  }
  try {
    const bytes = await readUpTo(counted(), MAX_BYTES);
    if (isBusy) return problem('too many bytes in flight', true);
    return bytes === null ? problem('larger than 10 MB') : ok(bytes);
  } finally {
    inFlight -= reserved;
  }
}

async function get(url: string, signal: AbortSignal): Promise<Result<Picture, PictureProblem>> {
  const headers = { Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml' };
  // A redirect could lead to a host that is not allowed.
  const response = await fetch(url, { headers, redirect: 'manual', signal });
  const discard = async (detail: string) => {
    await response.body?.cancel();
    return problem(detail);
  };
  if (response.status !== 200) return discard(`answered ${response.status}`);
  const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.has(type)) return discard('not a picture');
  if (Number(response.headers.get('Content-Length')) > MAX_BYTES) return discard('larger than 10 MB');
  const bytes = response.body === null ? null : await readBytes(response.body);
  if (bytes?.ok === false) return bytes;
  return bytes === null || bytes.value.byteLength === 0 ? problem('empty') : ok({ type, bytes: bytes.value });
}

/** Fetches a picture without following redirects. It must have a known type and at most 10 MB, and arrive within the timeout. */
export async function fetchPicture(url: string, timeoutMs: number): Promise<Result<Picture, PictureProblem>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await get(url, signal);
  } catch {
    return problem(signal.aborted ? 'no answer in time' : 'can’t be reached');
  }
}
