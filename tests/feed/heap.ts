import { type Inspector, keptBytes } from './inspector.ts';

export const MEGABYTE = 1024 * 1024;

/** Budget of an isolate's heap in bytes: half of the 128 MB at which the runtime stops it. */
export const MOST_KEPT = 64 * MEGABYTE;

const COLLECTIONS = 5;

/** The smallest heap after several collections. A single one may keep objects that were in use when it started. */
export async function leastBytes(inspector: Inspector): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < COLLECTIONS; each += 1) least = Math.min(least, await keptBytes(inspector));
  return least;
}
