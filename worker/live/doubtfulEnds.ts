import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { BoundedMap } from '../base/boundedMap.ts';
import { DOUBT_WITHIN_MS, type Doubt, doubtAfter } from '../cache/doubt.ts';

/** Matches whose end is in doubt at the same time; a feed that takes back more is believed. */
const MOST_DOUBTED = 500;

// Extra time and a shoot-out follow an end that some feeds report too early.
function isReplayed({ state, sport, kickOff }: Match, now: number): boolean {
  if (!isUnderWay({ state, sport }) || now - kickOff > DOUBT_WITHIN_MS) return false;
  return state.kind !== 'playing' || !/^(extra-time|overtime|penalties)/.test(state.period);
}

/**
 * Ends that a feed takes back: a finished match stays finished until the feed has said otherwise for five minutes and in
 * five answers.
 */
export class DoubtfulEnds {
  readonly #doubts = new BoundedMap<string, Doubt | null>(MOST_DOUBTED);

  /** The matches of a list to believe beside the known list; `at` is when the feed answered, milliseconds UTC. */
  believedAll(matches: readonly Match[], known: readonly Match[], at: number): Match[] {
    const before = new Map(known.map((match) => [match.id, match]));
    return matches.map((match) => this.believed(match, before.get(match.id), at));
  }

  /** The match to believe of the known one and the one that the feed answered at `at` (milliseconds UTC). */
  believed(match: Match, known: Match | undefined, at: number): Match {
    if (known?.state.kind !== 'finished' || !isReplayed(match, at)) return match;
    const doubt = doubtAfter(this.#doubts.get(match.id) ?? null, at);
    this.#doubts.set(match.id, doubt);
    return doubt === null ? match : known;
  }
}
