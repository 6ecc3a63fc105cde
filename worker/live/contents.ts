import type { Match } from '../../web/domain/match.ts';
import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';
import { textOf } from './matchTexts.ts';

const digests = new WeakMap<Match, string>();

const mixed = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

// Tells texts apart, 64 bits of it; nobody has to be kept from making two that agree.
function digestOf(match: Match): string {
  const known = digests.get(match);
  if (known !== undefined) return known;
  const text = textOf(match);
  let one = 0x811c9dc5;
  let other = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  const digest = `${mixed(one).toString(36)}${mixed(other).toString(36).padStart(7, '0')}`;
  digests.set(match, digest);
  return digest;
}

/** What a version of a list holds, short enough to keep elsewhere: a line for each match, its id and a digest of it. */
export function contentsOf(matches: readonly Match[]): string {
  return matches.map((match) => `${match.id} ${digestOf(match)}`).join('\n');
}

/** What makes a list of such contents (version `since`) the one of today. */
export function deltaFromContents(contents: string, since: string, snapshot: Snapshot): SnapshotDelta {
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
