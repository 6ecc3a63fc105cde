import type { Match } from '../../web/domain/match.ts';
import { textDigest } from '../base/textDigest.ts';

const digests = new WeakMap<Match, string>();

// The text of a match is kept where it is sent, and not for its digest alone: a day has thousands.
function digestOf(match: Match): string {
  const digest = digests.get(match) ?? textDigest(JSON.stringify(match));
  digests.set(match, digest);
  return digest;
}

/** The contents of a list in short: a line for each match, its id and a digest of it. Its digest is the list's version. */
export function snapshotDigest(matches: readonly Match[]): string {
  return matches.map((match) => `${match.id} ${digestOf(match)}`).join('\n');
}
