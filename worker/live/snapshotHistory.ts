import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';

const MOST_LISTS = 100;
/** Two minutes of changes every ten seconds: what a browser that was away for longer has is not worth comparing. */
const MOST_VERSIONS = 12;

/** The last versions of the lists that browsers poll, so that an answer can say only what changed. */
export class SnapshotHistory {
  readonly #lists = new Map<string, Map<string, Snapshot>>();

  /** Remembers that a list was sent. `list` names it, as the query of its address does. */
  remember(list: string, snapshot: Snapshot): void {
    const versions = this.#lists.get(list) ?? new Map<string, Snapshot>();
    this.#lists.delete(list);
    this.#lists.set(list, versions);
    versions.delete(snapshot.version);
    versions.set(snapshot.version, snapshot);
    for (const oldest of versions.keys()) {
      if (versions.size <= MOST_VERSIONS) break;
      versions.delete(oldest);
    }
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= MOST_LISTS) break;
      this.#lists.delete(oldest);
    }
  }

  /** What makes the list as it was at version `since` the one of today; null when that version is not known here. */
  delta(list: string, since: string, snapshot: Snapshot): SnapshotDelta | null {
    const old = this.#lists.get(list)?.get(since);
    if (old === undefined) return null;
    // An unchanged match is the same object (`withKnownMatches`).
    const before = new Map(old.matches.map((match) => [match.id, match]));
    const changed = snapshot.matches.filter((match) => before.get(match.id) !== match);
    for (const { id } of snapshot.matches) before.delete(id);
    const { matches: _, ...rest } = snapshot;
    return { ...rest, since, changed, removed: [...before.keys()] };
  }
}
