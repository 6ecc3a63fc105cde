import type { Match } from '../../web/domain/match.ts';
import { textDigest } from '../base/textDigest.ts';

const digests = new WeakMap<Match, string>();

// Caches the digest alone: the JSON of thousands of matches would take too much memory.
function digestOf(match: Match): string {
  const digest = digests.get(match) ?? textDigest(JSON.stringify(match));
  digests.set(match, digest);
  return digest;
}

/** A line a match with its id and digest. The digest of this text is the list's version. */
export function snapshotDigest(matches: readonly Match[]): string {
  return matches.map((match) => `${match.id} ${digestOf(match)}`).join('\n');
}
