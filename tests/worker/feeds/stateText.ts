import { type MatchState, scoreOf, shootOutOf } from '../../../web/domain/match.ts';

/** A state as text: `second-half 2-0`, `penalties 1-1 (4-3)`. */
export function stateText(state: MatchState): string {
  const word = 'ending' in state ? state.ending : 'period' in state ? state.period : state.kind;
  const score = scoreOf(state);
  const shootOut = shootOutOf(state);
  const shown = score === null ? '' : ` ${score.home}-${score.away}`;
  return `${word}${shown}${shootOut ? ` (${shootOut.home}-${shootOut.away})` : ''}`;
}
