import { isSettled, unknownState } from '../live/views/earlierState.ts';
import type { EarlierState } from '../settings/journalBinding.ts';
import type { KnownMatch } from './changes.ts';

/** The longest delay that a visitor can choose, plus the lifetime of an isolate's answers. */
const KEEP_MS = 200_000;

/** A match's state, and since when it is known (milliseconds UTC). */
type DatedState = KnownMatch & { since: number };

/** A match's state with those of the last minutes, oldest first. */
export type StateHistory = DatedState & { earlier: readonly DatedState[] };

/** The earlier states of a match that has another state from an instant (milliseconds UTC) on. */
export function earlierOf(match: StateHistory, until: number): StateHistory['earlier'] {
  const { id, sport, state, redCards, correctedAt, kickOff, since, earlier } = match;
  const states = [...earlier, { id, sport, state, redCards, correctedAt, kickOff, since }];
  const first = states.findLastIndex((each) => each.since <= until - KEEP_MS);
  return states.slice(Math.max(0, first));
}

/** A match's state at an instant (milliseconds UTC); null when it is the current one, and was so at `seenAt`. */
export function stateAt(match: StateHistory, instant: number, seenAt: number): EarlierState | null {
  const states = [...match.earlier, match];
  const found = states.findLast(({ since }) => since <= instant) ?? states[0] ?? match;
  const isKnown = found.since <= instant || isSettled(found, instant);
  if (!isKnown) return unknownState(found);
  const { id, state, redCards, correctedAt, kickOff } = found;
  return found === match && match.since <= seenAt ? null : { id, state, redCards, correctedAt, kickOff };
}
