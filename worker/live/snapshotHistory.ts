import type { Match } from '../../web/domain/match.ts';
import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';
import { isolateMemory, type Kept, type MemoryBudget } from '../cache/memoryBudget.ts';

/** What a match takes in a version: its place there, and a share of those that have changed since. */
const BYTES_PER_MATCH = 100;
/** Two minutes of changes every ten seconds: what a browser that was away for longer has is not worth comparing. */
const MOST_VERSIONS = 12;

/** The versions of a list: their matches alone, so that nothing else that was made of them is kept. */
interface Versions extends Kept {
  matches: Map<string, readonly Match[]>;
}

/** The last versions of the lists that browsers poll, so that an answer can say only what changed. */
export class SnapshotHistory {
  readonly #lists = new Map<string, Versions>();
  readonly #memory: MemoryBudget;

  constructor(memory = isolateMemory) {
    this.#memory = memory;
  }

  /** Remembers that a list was sent. `list` names it, as the query of its address does. */
  remember(list: string, { version, matches }: Snapshot): void {
    const versions = this.#lists.get(list) ?? {
      matches: new Map(),
      bytes: 0,
      letGo: () => this.#lists.delete(list),
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

  /** The changes from version `since` of the list to today's; null when this isolate does not have that version. */
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
