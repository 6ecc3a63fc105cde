import { type Match, type MatchState, phaseOf } from '../../web/domain/match.ts';
import type { MatchPatch } from '../../web/push/patch.ts';

/** The longest delay that a visitor can choose, with the time that an isolate's answers serve. */
const KEEP_MS = 200_000;
/** On the busiest day of a feed of 20,000 matches fewer change in that time. */
const MOST_KEPT = 20_000;
/** A match that has ended is not news any more so long after its kick-off. */
const OVER_MS = 4 * 60 * 60_000;

const NO_CARDS = { home: 0, away: 0 };

/** A match's state, and since when it is known to be that, milliseconds UTC. */
export type DatedState = MatchPatch & Pick<Match, 'sport'> & { since: number };

function patchOf({ id, state, redCards, correctedAt, kickOff }: MatchPatch): MatchPatch {
  return { id, state, redCards, correctedAt, kickOff };
}

/** A match of which nobody knows how it stood: no score, no card. */
export function unsure({ id, kickOff }: Pick<Match, 'id' | 'kickOff'>): MatchPatch {
  const state: MatchState = { kind: 'awaiting-info', score: null };
  return { id, kickOff, state, redCards: NO_CARDS, correctedAt: null };
}

/** Whether a match says the same as it did some minutes ago, whatever it did then: it has not begun, or ended long ago. */
export function isSettled(match: Pick<Match, 'state' | 'sport' | 'kickOff'>, instant: number): boolean {
  const phase = phaseOf(match);
  return phase === 'upcoming' || (phase !== 'live' && phase !== 'running' && match.kickOff < instant - OVER_MS);
}

/** How matches stood some minutes ago: what each was before it changed. In memory, for as long as a visitor may want to be behind. */
export class EarlierStates {
  /** By when they changed, the longest ago first. */
  #before: { at: number; state: DatedState }[] = [];

  /** Notes what a match was until an instant, milliseconds UTC. */
  note(state: DatedState, at: number): void {
    this.#before.push({ at, state });
    const first = this.#before.findIndex((each) => at - each.at < KEEP_MS);
    const surplus = Math.max(first, this.#before.length - MOST_KEPT);
    if (surplus > 0) this.#before.splice(0, surplus);
  }

  /** The matches that stood otherwise at an instant (milliseconds UTC) than they do now, as they stood; `now` are all that are known. */
  at(instant: number, now: Iterable<DatedState>): MatchPatch[] {
    const found = new Map<string, MatchPatch>();
    const add = (state: DatedState) => {
      const isKnown = state.since <= instant || isSettled(state, instant);
      found.set(state.id, isKnown ? patchOf(state) : unsure(state));
    };
    for (const { at, state } of this.#before) if (at > instant && !found.has(state.id)) add(state);
    for (const state of now) {
      if (state.since > instant && !found.has(state.id) && !isSettled(state, instant)) add(state);
    }
    return [...found.values()];
  }
}
