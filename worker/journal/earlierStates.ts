import { type Match, type MatchState, phaseOf } from '../../web/domain/match.ts';

/** The longest delay that a visitor can choose, plus the lifetime of an isolate's answers. */
const KEEP_MS = 200_000;
/** More than the changes in that time on the busiest day of a feed of 20,000 matches. */
const MOST_KEPT = 20_000;
/** An ended match no longer changes this long after its kick-off. */
const OVER_MS = 4 * 60 * 60_000;

const NO_CARDS = { home: 0, away: 0 };

/** The fields of a match that change during play. Applied over the match, they give its state at an instant. */
export type EarlierState = Pick<Match, 'id' | 'state' | 'redCards' | 'correctedAt' | 'kickOff'>;

/** A match's state, and since when it is known (milliseconds UTC). */
export type DatedState = EarlierState & Pick<Match, 'sport'> & { since: number };

function fieldsOf({ id, state, redCards, correctedAt, kickOff }: EarlierState): EarlierState {
  return { id, state, redCards, correctedAt, kickOff };
}

/** A match whose state is unknown: without score and cards. */
export function unsure({ id, kickOff }: Pick<Match, 'id' | 'kickOff'>): EarlierState {
  const state: MatchState = { kind: 'awaiting-info', score: null };
  return { id, kickOff, state, redCards: NO_CARDS, correctedAt: null };
}

/** Whether a match had the same state some minutes ago, because it has not begun or ended long ago. */
export function isSettled(match: Pick<Match, 'state' | 'sport' | 'kickOff'>, instant: number): boolean {
  const phase = phaseOf(match);
  return phase === 'upcoming' || (phase !== 'live' && phase !== 'running' && match.kickOff < instant - OVER_MS);
}

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
    const add = (state: DatedState) => {
      const isKnown = state.since <= instant || isSettled(state, instant);
      found.set(state.id, isKnown ? fieldsOf(state) : unsure(state));
    };
    for (const { at, state } of this.#before) if (at > instant && !found.has(state.id)) add(state);
    for (const state of now) {
      if (state.since > instant && !found.has(state.id) && !isSettled(state, instant)) add(state);
    }
    return [...found.values()];
  }
}
