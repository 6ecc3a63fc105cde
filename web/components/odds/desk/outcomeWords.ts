import type { Translate } from '../../../../locales/translate.ts';
import type { Match } from '../../../domain/match.ts';
import type { ResultOutcome } from '../../../domain/odds.ts';
import { namesOf } from '../../../format/teamNames.ts';

/** The sign (`1`) and the name (`Ajax wins`) of a 1X2 outcome. */
export function outcomeWords(match: Match, outcome: ResultOutcome, t: Translate): { sign: string; name: string } {
  const names = namesOf(match, t);
  switch (outcome) {
    case 'home':
      return { sign: t('odds.home'), name: t('odds.homeWins', { home: names.home }) };
    case 'draw':
      return { sign: t('odds.draw'), name: t('odds.drawn') };
    case 'away':
      return { sign: t('odds.away'), name: t('odds.awayWins', { away: names.away }) };
  }
}
