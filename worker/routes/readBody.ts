import type { Context } from 'hono';
import { readUpTo } from '../base/bytes.ts';

/** A request’s body as text; null beyond `most` bytes. */
export async function readText(body: ReadableStream<Uint8Array> | null, most: number): Promise<string | null> {
  const bytes = await readUpTo(body, most);
  return bytes && new TextDecoder().decode(bytes);
}

/** More than any form of the site needs. */
const MAX_FORM_BYTES = 20_000;

/** The fields of a form; none if it is too long. */
export async function formOf({ req }: Context): Promise<URLSearchParams> {
  return new URLSearchParams((await readText(req.raw.body, MAX_FORM_BYTES)) ?? '');
}

/** The value of a JSON text; undefined if it is invalid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
