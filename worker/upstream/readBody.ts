import { readUpTo } from '../base/bytes.ts';

/** The longest answer that the site reads, in bytes: a day of 8,000 matches. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** The bytes of a body; null beyond `MAX_BODY_BYTES`. */
export async function readBody({ headers, body }: Response): Promise<Uint8Array | null> {
  if (Number(headers.get('Content-Length')) <= MAX_BODY_BYTES) return readUpTo(body, MAX_BODY_BYTES);
  await body?.cancel();
  return null;
}

/** The text of a body by its charset; UTF-8 by default. Drops a byte order mark. */
export function textOfBody(bytes: Uint8Array, headers: Headers): string {
  const charset = /charset="?([\w-]+)/i.exec(headers.get('Content-Type') ?? '')?.[1];
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
