import type { Match } from '../../web/domain/match.ts';
import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';
import { textDigest } from '../base/textDigest.ts';

const digests = new WeakMap<Match, string>();

// The text of a match is kept where it is sent, and not for its digest alone: a day has thousands.
function digestOf(match: Match): string {
  const digest = digests.get(match) ?? textDigest(JSON.stringify(match));
  digests.set(match, digest);
  return digest;
}

/** What a version of a list holds, short enough to keep elsewhere: a line for each match, its id and a digest of it. */
export function snapshotDigest(matches: readonly Match[]): string {
  return matches.map((match) => `${match.id} ${digestOf(match)}`).join('\n');
}

/** What makes a list of such contents (version `since`) the one of today. */
export function deltaFromDigest(contents: string, since: string, snapshot: Snapshot): SnapshotDelta {
  const before = new Map(contents.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line]));
  before.delete('');
  return deltaTo(snapshot, since, before, (line, match) => line === `${match.id} ${digestOf(match)}`);
}

/** What makes a list that held `before` (by the matches' ids) the one of today. */
export function deltaTo<Held>(
  snapshot: Snapshot,
  since: string,
  before: ReadonlyMap<string, Held>,
  isSame: (held: Held, match: Match) => boolean,
): SnapshotDelta {
  const { matches, ...rest } = snapshot;
  const gone = new Set(before.keys());
  const changed = matches.filter((match) => {
    gone.delete(match.id);
    const held = before.get(match.id);
    return held === undefined || !isSame(held, match);
  });
  return { ...rest, since, changed, removed: [...gone] };
}
