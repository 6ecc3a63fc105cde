import { isAwaited, quietFor } from '../../web/domain/awaited.ts';
import type { Match } from '../../web/domain/match.ts';
import type { SourceState } from '../settings/journalBinding.ts';
import type { KnownMatch } from './changes.ts';

/** Older confirmations of the source don't count. */
const OLD_MS = 20_000;

/** The journal's latest list of its source. */
export class SourceList {
  listed: readonly Match[] = [];
  /** When the source last confirmed the list (milliseconds UTC), and whether it is behind. */
  confirmedAt = 0;
  isBehind = false;
  readonly #known: () => Iterable<KnownMatch>;

  /** `known`: the stored matches, which serve until the first list. */
  constructor(known: () => Iterable<KnownMatch>) {
    this.#known = known;
  }

  /** Whether a match runs or starts soon. Matches that are no longer listed are not awaited. */
  isAwaited(now: number): boolean {
    return this.#matches().some((match) => isAwaited(match, now));
  }

  /** The milliseconds until a match is awaited; at most `most`. */
  quietFor(now: number, most: number): number {
    return quietFor(this.#matches(), now, most);
  }

  state(now: number): SourceState {
    if (!this.isAwaited(now)) return 'idle';
    return this.isBehind || now - this.confirmedAt > OLD_MS ? 'silent' : 'confirmed';
  }

  #matches(): readonly KnownMatch[] {
    return this.listed.length > 0 ? this.listed : [...this.#known()];
  }
}
