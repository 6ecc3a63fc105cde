import type { Result } from '../result.ts';

/** A picture as its host sent it. */
export interface Picture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Why there is no picture, as the answer says it. */
export interface PictureProblem {
  status: 404 | 415 | 502 | 504;
  detail: string;
}

const MAX_BYTES = 10 * 1024 * 1024;

const TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
]);

const problem = (status: PictureProblem['status'], detail: string) =>
  ({ ok: false, error: { status, detail } }) as const;

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

async function get(url: URL, signal: AbortSignal): Promise<Result<Picture, PictureProblem>> {
  const headers = { Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml' };
  // A redirect would lead to a host that nobody allowed.
  const response = await fetch(url, { headers, redirect: 'manual', signal });
  const discard = async (status: PictureProblem['status'], detail: string) => {
    await response.body?.cancel();
    return problem(status, detail);
  };
  if (response.status === 404 || response.status === 410) return discard(404, 'there is no such picture');
  if (response.status !== 200) return discard(502, `the picture's host answered ${response.status}`);
  const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.has(type)) return discard(415, 'the address is not of a picture');
  if (Number(response.headers.get('Content-Length')) > MAX_BYTES)
    return discard(502, 'the picture is larger than 10 MB');
  const bytes = response.body === null ? new Uint8Array(0) : await readBytes(response.body);
  if (bytes === null) return problem(502, 'the picture is larger than 10 MB');
  return bytes.byteLength === 0 ? problem(502, 'the picture is empty') : { ok: true, value: { type, bytes } };
}

/** Fetches a picture without following redirects; it must be of a known type, at most 10 MB and there in time. */
export async function fetchPicture(url: URL, timeoutMs: number): Promise<Result<Picture, PictureProblem>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await get(url, signal);
  } catch {
    return signal.aborted
      ? problem(504, "the picture's host did not answer in time")
      : problem(502, "the picture's host can't be reached");
  }
}
