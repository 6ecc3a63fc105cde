import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { isExtended } from '../../web/domain/scoreLine.ts';
import { Lru } from '../base/lru.ts';
import { DOUBT_WITHIN_MS, type Doubt, doubtAfter } from '../cache/slot.ts';

/** The most matches in doubt. Beyond it a feed’s new state counts at once. */
const MOST_DOUBTED = 500;

// Some feeds report full-time before extra time or a shoot-out, so a later start of these is real.
function isReplayed({ state, sport, kickOff }: Match, now: number): boolean {
  if (!isUnderWay({ state, sport }) || now - kickOff > DOUBT_WITHIN_MS) return false;
  return !isExtended(state);
}

/** Keeps a reopened match finished until five answers over five minutes disagree. */
export class DoubtfulEnds {
  readonly #doubts = new Lru<string, Doubt | null>(MOST_DOUBTED);

  /** Replaces doubtful matches by the known ones. `at` is the time of the feed's answer, milliseconds UTC. */
  confirmedAll(matches: readonly Match[], known: readonly Match[], at: number): Match[] {
    const before = new Map(known.map((match) => [match.id, match]));
    return matches.map((match) => this.confirmed(match, before.get(match.id), at));
  }

  /** Returns the known match while the new one is doubtful. `at` is the time of the feed's answer, milliseconds UTC. */
  confirmed(match: Match, known: Match | undefined, at: number): Match {
    if (known?.state.kind !== 'finished' || !isReplayed(match, at)) return match;
    const doubt = doubtAfter(this.#doubts.get(match.id) ?? null, at);
    this.#doubts.set(match.id, doubt);
    return doubt === null ? match : known;
  }
}
