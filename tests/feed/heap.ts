import { type Inspector, keptBytes } from '../bench/inspector.ts';

export const MEGABYTE = 1024 * 1024;

/** The bytes that an isolate may keep: half of the 128 MB at which the runtime ends it. */
export const MOST_KEPT = 64 * MEGABYTE;

const COLLECTIONS = 5;

/** The heap of an isolate after several collections: a single one leaves objects that were in use when it began. */
export async function leastBytes(inspector: Inspector): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < COLLECTIONS; each += 1) least = Math.min(least, await keptBytes(inspector));
  return least;
}
