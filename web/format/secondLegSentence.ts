import type { Translate } from '../../locales/translate.ts';
import { isUnderWay, type Match, phaseOf } from '../domain/match.ts';
import { isExtended } from '../domain/scoreLine.ts';
import { leadAfter } from '../domain/season/ties.ts';
import { namesOf } from './teamNames.ts';

/** What both teams need to go through, before or in normal time of the second leg of a tie. Null afterwards, and where it is unknown. */
export function secondLegSentence(match: Match, firstLeg: Match | null, t: Translate): string | null {
  const isOpen = phaseOf(match) === 'upcoming' || (isUnderWay(match) && !isExtended(match.state));
  const lead = firstLeg === null || !isOpen ? null : leadAfter(firstLeg, match);
  if (lead === null) return null;
  const { home, away } = namesOf(match, t);
  const [leader, other] = lead.side === 'away' ? [away, home] : [home, away];
  if (lead.side === null) return t('needs.legLevel');
  const { goals } = lead;
  return t(goals === 1 ? 'needs.legByOne' : 'needs.legByMore', { leader, other, goals, more: goals + 1 });
}
