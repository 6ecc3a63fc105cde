import type { Match } from '../../web/domain/match.ts';
import { isSettled, unknownState } from '../live/views/earlierState.ts';
import type { EarlierState } from '../settings/journalBinding.ts';

/** The longest delay that a visitor can choose, plus the lifetime of an isolate's answers. */
const KEEP_MS = 200_000;

/** A match's state, and since when it is known (milliseconds UTC). */
type DatedState = EarlierState & Pick<Match, 'sport'> & { since: number };

/** A match's state with those of the last minutes, each until the next one began, oldest first. */
export type StateHistory = DatedState & { earlier: readonly (DatedState & { until: number })[] };

/** The earlier states of a match that has another state from an instant (milliseconds UTC) on. */
export function earlierOf({ earlier, ...state }: StateHistory, until: number): StateHistory['earlier'] {
  return [...earlier.filter((each) => until - each.until < KEEP_MS), { ...state, until }];
}

/** A match's state at an instant (milliseconds UTC); null when it is the current one. */
export function stateAt(match: StateHistory, instant: number): EarlierState | null {
  const found = match.earlier.find(({ until }) => until > instant) ?? match;
  const isKnown = found.since <= instant || isSettled(found, instant);
  if (!isKnown) return unknownState(found);
  const { id, state, redCards, correctedAt, kickOff } = found;
  return found === match ? null : { id, state, redCards, correctedAt, kickOff };
}
