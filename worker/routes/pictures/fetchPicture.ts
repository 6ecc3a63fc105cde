import { joinedBytes } from '../../base/bytes.ts';
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
const MOST_IN_FLIGHT = 24 * 1024 * 1024;

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

/** Counts the bytes of pictures that an isolate is reading. */
export class BytesInFlight {
  #bytes = 0;

  /** Reserves bytes until `release`. Returns false when the limit is reached. */
  reserve(bytes: number): boolean {
    if (this.#bytes + bytes > MOST_IN_FLIGHT) return false;
    this.#bytes += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }
}

async function readBytes(
  body: ReadableStream<Uint8Array>,
  inFlight: BytesInFlight,
): Promise<Result<Uint8Array<ArrayBuffer>, PictureProblem>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const isTooLarge = size + value.byteLength > MAX_BYTES;
      if (isTooLarge || !inFlight.reserve(value.byteLength)) {
        await reader.cancel();
        return isTooLarge ? problem('larger than 10 MB') : problem('too many bytes in flight', true);
      }
      size += value.byteLength;
      chunks.push(value);
    }
  } finally {
    inFlight.release(size);
  }
  return ok(joinedBytes(chunks));
}

async function get(
  url: string,
  signal: AbortSignal,
  inFlight: BytesInFlight,
): Promise<Result<Picture, PictureProblem>> {
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
  const bytes = response.body === null ? null : await readBytes(response.body, inFlight);
  if (bytes?.ok === false) return bytes;
  return bytes === null || bytes.value.byteLength === 0 ? problem('empty') : ok({ type, bytes: bytes.value });
}

/** Fetches a picture without following redirects. It must have a known type and at most 10 MB, and arrive within the timeout. */
export async function fetchPicture(
  url: string,
  timeoutMs: number,
  inFlight: BytesInFlight,
): Promise<Result<Picture, PictureProblem>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await get(url, signal, inFlight);
  } catch {
    return problem(signal.aborted ? 'no answer in time' : 'can’t be reached');
  }
}
