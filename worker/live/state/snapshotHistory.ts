import { isDeepStrictEqual } from 'node:util';
import type { Match } from '../../../web/domain/match.ts';
import type { Snapshot, SnapshotDelta } from '../../../web/domain/snapshot.ts';
import { Lru } from '../../base/lru.ts';
import { MEMORY } from '../../cache/memoryLimits.ts';
import type { FeedList } from '../../feeds/feed.ts';

/** Reuses the objects of unchanged matches, which then identify their content: deltas and rows stay valid. */
export function withKnownMatches(list: FeedList, known: FeedList | null): FeedList {
  if (known === null) return list;
  const before = new Map(known.matches.map((match) => [match.id, match]));
  let isSame = list.matches.length === known.matches.length && list.rejected === known.rejected;
  const matches = list.matches.map((match, index) => {
    const old = before.get(match.id);
    const kept = old !== undefined && isDeepStrictEqual(old, match) ? old : match;
    if (kept !== known.matches[index]) isSame = false;
    return kept;
  });
  const isAsOld = isDeepStrictEqual(list.unconfirmed, known.unconfirmed) && list.incomplete === known.incomplete;
  return isSame && isAsOld ? known : { ...list, matches: isSame ? known.matches : matches };
}

/** Approximate bytes of a match in a version: its place, and a share of the changed matches. */
const BYTES_PER_MATCH = 100;
/** Two minutes of changes every ten seconds. A browser that was silent for longer gets the whole list. */
const MAX_VERSIONS = 12;

/** The last versions of the polled lists, from which deltas are computed. Keeps only their matches. */
export class SnapshotHistory {
  /** The newest version of each list first. */
  readonly #lists: Lru<string, readonly (readonly [version: string, matches: readonly Match[]])[]>;

  constructor(memory: number = MEMORY.history) {
    this.#lists = new Lru(memory);
  }

  /** Records a list that was sent. `list` is its key, the query of its address. */
  remember(list: string, { version, matches }: Snapshot): void {
    const known = this.#lists.get(list) ?? [];
    const [same = [version, [...matches]] as const] = known.filter(([name]) => name === version);
    const versions = [same, ...known.filter((each) => each !== same)].slice(0, MAX_VERSIONS);
    this.#lists.set(list, versions, versions.length * BYTES_PER_MATCH * (matches.length + 5));
  }

  /** The changes since version `since`; null when this isolate does not have that version. */
  delta(list: string, since: string, snapshot: Snapshot): SnapshotDelta | null {
    const old = this.#lists.get(list)?.find(([name]) => name === since)?.[1];
    if (old === undefined) return null;
    const { matches, ...rest } = snapshot;
    const before = new Map(old.map((match) => [match.id, match]));
    const gone = new Set(before.keys());
    const changed = matches.filter((match) => {
      gone.delete(match.id);
      // An unchanged match is the same object (`withKnownMatches`).
      return before.get(match.id) !== match;
    });
    return { ...rest, since, changed, removed: [...gone] };
  }
}
