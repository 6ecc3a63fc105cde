import type { Translate } from '../../locales/translate.ts';
import { type Match, type MatchState, OFF_KINDS, scoreOf } from '../domain/match.ts';
import { lowerFirst } from './lowerFirst.ts';
import { statusText } from './matchStatus.ts';
import { scoreInWords } from './teamNames.ts';

/** The note beside names and score: a shoot-out, extra time, an awarded result, a postponed or abandoned match. */
function noteOf(match: Match, t: Translate): string | null {
  const { state } = match;
  if (state.kind !== 'finished') {
    const off = OFF_KINDS.find((kind) => kind === state.kind);
    return off === undefined ? null : lowerFirst(t(`status.${off}`));
  }
  if (state.ending === 'regular') return null;
  if (state.shootOut !== null) return t('meta.onPenalties', { ...state.shootOut });
  return lowerFirst(statusText({ match, zone: 'UTC', minute: null }, t).long);
}

export const isOver = ({ kind }: MatchState) => kind === 'finished';

/** A match for a title: both names, with the score only if it is final, because titles are shown much later. */
export function matchInWords(match: Match, t: Translate): string {
  const versus = scoreInWords(match, isOver(match.state) ? scoreOf(match.state) : null, t);
  const note = noteOf(match, t);
  return note === null ? versus : `${versus} (${note})`;
}
