import type { Translate } from '../../locales/translate.ts';
import { type Match, type MatchState, scoreOf } from '../../web/domain/match.ts';
import { statusText } from '../../web/format/matchStatus.ts';
import { namesOf } from '../../web/format/teamNames.ts';

/** A text for the middle of a sentence. */
export const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What must be said beside the names and the score: a shoot-out, extra time, a decision, a match that was called off. */
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

/** Whether a score is final. */
export const isOver = ({ kind }: MatchState) => kind === 'finished';

/**
 * A match in the words of a title: both names, between them the score where it is final. The score of a running match
 * would be old before anybody reads it.
 */
export function matchInWords(match: Match, t: Translate): string {
  const names = namesOf(match, t);
  const score = isOver(match.state) ? scoreOf(match.state) : null;
  const versus =
    score === null
      ? t('meta.versus', names)
      : t('meta.score', { ...names, homeScore: score.home, awayScore: score.away });
  const note = noteOf(match, t);
  return note === null ? versus : `${versus} (${note})`;
}
