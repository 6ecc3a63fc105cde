import type { Translate } from '../../locales/translate.ts';
import { type Match, type MatchState, scoreOf } from '../domain/match.ts';
import { lowerFirst } from './lowerFirst.ts';
import { statusText } from './matchStatus.ts';
import { namesOf } from './teamNames.ts';

/** The note beside names and score: a shoot-out, extra time, an awarded result, a postponed or abandoned match. */
function noteOf(match: Match, t: Translate): string | null {
  const { state } = match;
  switch (state.kind) {
    case 'finished':
      if (state.ending === 'regular') return null;
      if (state.shootOut !== null) return t('meta.onPenalties', { ...state.shootOut });
      return lowerFirst(statusText({ match, zone: 'UTC', minute: null }, t).long);
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
    case 'to-finish':
      return lowerFirst(t(`status.${state.kind}`));
    case 'not-started':
    case 'unreported':
    case 'delayed':
    case 'awaiting-info':
    case 'playing':
    case 'half-time':
    case 'other':
      return null;
  }
}

export const isOver = ({ kind }: MatchState) => kind === 'finished';

/**
 * Describes a match for a title: both names, with the score if it is final. The score of a running match would be outdated by
 * the time a search result or preview shows it.
 */
export function matchInWords(match: Match, t: Translate): string {
  const names = namesOf(match, t);
  const score = isOver(match.state) ? scoreOf(match.state) : null;
  const versus =
    score === null
      ? t('match.fixture', names)
      : t('meta.score', { ...names, homeScore: score.home, awayScore: score.away });
  const note = noteOf(match, t);
  return note === null ? versus : `${versus} (${note})`;
}
