import type { Match } from '../../web/domain/match.ts';
import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';
import type { Background } from '../cache/cache.ts';
import { deltaFromContents, deltaTo } from './contents.ts';

const MOST_LISTS = 100;
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

/** The last versions of the lists that browsers poll, so that an answer can say only what changed. */
export class SnapshotHistory {
  readonly #lists = new Map<string, Map<string, Snapshot>>();
  readonly #others: OtherVersions | null;

  /** `others` is absent where there is no other isolate, or none with the same clock. */
  constructor(others: OtherVersions | null) {
    this.#others = others;
  }

  /** Remembers that a list was sent. `list` names it, as the query of its address does. */
  remember(list: string, snapshot: Snapshot, background: Background): void {
    const versions = this.#lists.get(list) ?? new Map<string, Snapshot>();
    this.#lists.delete(list);
    this.#lists.set(list, versions);
    if (!versions.delete(snapshot.version)) this.#others?.note(list, snapshot);
    this.#others?.share(background);
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

  /** What makes the list as it was at version `since` the one of today; null when nobody knows that version. */
  async delta(list: string, since: string, snapshot: Snapshot): Promise<SnapshotDelta | null> {
    const old = this.#lists.get(list)?.get(since);
    if (old === undefined) {
      const contents = (await this.#others?.find(list, since)) ?? null;
      return contents === null ? null : deltaFromContents(contents, since, snapshot);
    }
    // An unchanged match is the same object (`withKnownMatches`).
    const before = new Map(old.matches.map((match) => [match.id, match]));
    return deltaTo<Match>(snapshot, since, before, (held, match) => held === match);
  }
}
