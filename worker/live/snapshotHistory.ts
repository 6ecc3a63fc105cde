import type { Match } from '../../web/domain/match.ts';
import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';
import { isolateMemory, type Kept, type MemoryBudget } from '../cache/memoryBudget.ts';
import type { Background } from '../cache/reading.ts';
import { deltaFromDigest, deltaTo } from './snapshotDigest.ts';

/** What a match takes in a version: its place there, and a share of those that have changed since. */
const BYTES_PER_MATCH = 100;
/** Two minutes of changes every ten seconds: what a browser that was away for longer has is not worth comparing. */
const MOST_VERSIONS = 12;

/** What other isolates made of the same lists. */
export interface OtherVersions {
  /** Notes a version that was made here, for the others. */
  note(list: string, snapshot: Snapshot): void;
  /** Lets the others know what was noted, if it is time. Never throws and keeps nobody waiting. */
  share(background: Background): void;
  /** The contents (`contentsOf`) of a version that was made elsewhere; null where nobody knows it in time. */
  find(list: string, version: string): Promise<string | null>;
}

/** The versions of a list: their matches alone, so that nothing else that was made of them is kept. */
interface Versions extends Kept {
  matches: Map<string, readonly Match[]>;
}

/** The last versions of the lists that browsers poll, so that an answer can say only what changed. */
export class SnapshotHistory {
  readonly #lists = new Map<string, Versions>();
  readonly #others: OtherVersions | null;
  readonly #memory: MemoryBudget;

  /** `others` is absent where there is no other isolate, or none with the same clock. */
  constructor(others: OtherVersions | null, memory = isolateMemory) {
    this.#others = others;
    this.#memory = memory;
  }

  /** Remembers that a list was sent. `list` names it, as the query of its address does. */
  remember(list: string, snapshot: Snapshot, background: Background): void {
    const { version, matches } = snapshot;
    const versions = this.#lists.get(list) ?? {
      matches: new Map(),
      bytes: 0,
      letGo: () => this.#lists.delete(list),
    };
    this.#lists.set(list, versions);
    const known = versions.matches.get(version);
    if (known === undefined) this.#others?.note(list, snapshot);
    this.#others?.share(background);
    versions.matches.delete(version);
    versions.matches.set(version, known ?? [...matches]);
    for (const oldest of versions.matches.keys()) {
      if (versions.matches.size <= MOST_VERSIONS) break;
      versions.matches.delete(oldest);
    }
    this.#memory.keep(versions, versions.matches.size * BYTES_PER_MATCH * (matches.length + 5));
  }

  /** What makes the list as it was at version `since` the one of today; null when nobody knows that version. */
  async delta(list: string, since: string, snapshot: Snapshot): Promise<SnapshotDelta | null> {
    const old = this.#lists.get(list)?.matches.get(since);
    if (old === undefined) {
      const contents = (await this.#others?.find(list, since)) ?? null;
      return contents === null ? null : deltaFromDigest(contents, since, snapshot);
    }
    // An unchanged match is the same object (`withKnownMatches`).
    const before = new Map(old.map((match) => [match.id, match]));
    return deltaTo<Match>(snapshot, since, before, (held, match) => held === match);
  }
}
