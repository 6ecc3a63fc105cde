import type { Match } from '../../web/domain/match.ts';
import { isSettled, unknownState } from '../live/views/earlierState.ts';
import type { EarlierState } from '../settings/journalBinding.ts';

/** The longest delay that a visitor can choose, plus the lifetime of an isolate's answers. */
const KEEP_MS = 200_000;
/** More than the changes in that time on the busiest day of a feed of 20,000 matches. */
const MOST_KEPT = 20_000;

/** A match's state, and since when it is known (milliseconds UTC). */
export type DatedState = EarlierState & Pick<Match, 'sport'> & { since: number };

/**
 * The states of matches in the last minutes, as they were before each change. In memory, for as long as the longest
 * delay.
 */
export class EarlierStates {
  /** Sorted by the time of change, oldest first. */
  #before: { at: number; state: DatedState }[] = [];

  /** Records a match's state until an instant, milliseconds UTC. */
  note(state: DatedState, at: number): void {
    this.#before.push({ at, state });
    const first = this.#before.findIndex((each) => at - each.at < KEEP_MS);
    const surplus = Math.max(first, this.#before.length - MOST_KEPT);
    if (surplus > 0) this.#before.splice(0, surplus);
  }

  /**
   * The matches with another state at an instant (milliseconds UTC) than now, in that state. `now`: all known matches.
   */
  at(instant: number, now: Iterable<DatedState>): EarlierState[] {
    const found = new Map<string, EarlierState>();
    const add = (dated: DatedState) => {
      const { id, state, redCards, correctedAt, kickOff } = dated;
      const isKnown = dated.since <= instant || isSettled(dated, instant);
      found.set(id, isKnown ? { id, state, redCards, correctedAt, kickOff } : unknownState(dated));
    };
    for (const { at, state } of this.#before) if (at > instant && !found.has(state.id)) add(state);
    for (const state of now) {
      if (state.since > instant && !found.has(state.id) && !isSettled(state, instant)) add(state);
    }
    return [...found.values()];
  }
}
