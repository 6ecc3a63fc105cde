import type { Match } from '../../web/domain/match.ts';
import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';
import { isolateMemory, type Kept, type MemoryBudget } from '../cache/memoryBudget.ts';

/** Approximate bytes of a match in a version: its place there, and its share of changed matches. */
const BYTES_PER_MATCH = 100;
/** Two minutes of changes every ten seconds. A browser that was away longer gets the whole list. */
const MOST_VERSIONS = 12;

/** The versions of a list. Keeps only their matches, so everything made of them can be freed. */
interface Versions extends Kept {
  matches: Map<string, readonly Match[]>;
}

/** The last versions of the polled lists, from which deltas are computed. */
export class SnapshotHistory {
  readonly #lists = new Map<string, Versions>();
  readonly #memory: MemoryBudget;

  constructor(memory = isolateMemory) {
    this.#memory = memory;
  }

  /** Records a list that was sent. `list` is its key, the query of its address. */
  remember(list: string, { version, matches }: Snapshot): void {
    const versions = this.#lists.get(list) ?? {
      matches: new Map(),
      bytes: 0,
      evict: () => this.#lists.delete(list),
    };
    this.#lists.set(list, versions);
    const known = versions.matches.get(version);
    versions.matches.delete(version);
    versions.matches.set(version, known ?? [...matches]);
    for (const oldest of versions.matches.keys()) {
      if (versions.matches.size <= MOST_VERSIONS) break;
      versions.matches.delete(oldest);
    }
    this.#memory.keep(versions, versions.matches.size * BYTES_PER_MATCH * (matches.length + 5));
  }

  /** The changes since version `since`; null when this isolate lacks that version. */
  delta(list: string, since: string, snapshot: Snapshot): SnapshotDelta | null {
    const old = this.#lists.get(list)?.matches.get(since);
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
