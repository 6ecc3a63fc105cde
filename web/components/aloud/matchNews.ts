import type { Translate } from '../../../locales/translate.ts';
import { goalsOf, leaderOf, type Match, phaseOf, type Score, scoreOf, shootOutOf } from '../../domain/match.ts';
import { SIDES } from '../../domain/matchKinds.ts';
import { SPORT_FACTS } from '../../domain/sport.ts';
import { namesOf, teamName } from '../../format/teamNames.ts';

/** A sentence of news, for screen readers and the browser’s voice. Newer news about the same takes the place of older. */
export interface MatchNews {
  about: string;
  text: string;
  /** That a period or the match is over, without a goal. */
  isStage?: boolean;
}

const NONE: Score = { home: 0, away: 0 };

const isSame = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

/** What is new in the score, in the journal’s words; null if nothing is, or if each basket would be news. */
function goalHeading(old: Match, match: Match, t: Translate): string | null {
  const to = scoreOf(match.state);
  const from = scoreOf(old.state) ?? (phaseOf(old) === 'upcoming' ? NONE : null);
  if (from === null || to === null || isSame(from, to) || !SPORT_FACTS[match.sport].goalsAreNews) return null;
  const [side, other] = SIDES.filter((each) => from[each] !== to[each]);
  if (side === undefined || other !== undefined || phaseOf(match) === 'finished')
    return t('alerts.news.score-corrected');
  const team = teamName(match[side], t);
  if (to[side] < from[side]) return t('alerts.news.goal-disallowed', { team });
  const listed = goalsOf(match.state).filter((goal) => goal.side === side);
  const scorer = listed.length === to[side] ? listed.at(-1)?.scorer : undefined;
  return [t('alerts.news.goal', { team }), scorer].filter(Boolean).join(', ');
}

/** That a match is at a break, over, off, or in another period; null if it is not news. */
function stageHeading({ state: old }: Match, { state }: Match, t: Translate): string | null {
  // After a break everybody expects the next period.
  if (state.kind === 'playing')
    return old.kind === 'playing' && old.period !== state.period ? t(`period.${state.period}`) : null;
  if (state.kind === old.kind) return null;
  switch (state.kind) {
    case 'half-time':
      return t('alerts.news.half-time');
    case 'finished':
      return state.ending === 'penalties' && leaderOf(state) !== null
        ? t('alerts.news.full-time')
        : t(`status.${state.ending}`);
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
    case 'to-finish':
      return t(`status.${state.kind}`);
    case 'not-started':
    case 'unreported':
    case 'delayed':
    case 'awaiting-info':
    case 'other':
      return null;
  }
}

/** Of a match that a shoot-out decided: who won it. */
function shootOutWinner(match: Match, t: Translate): string {
  const { state } = match;
  const leader = state.kind === 'finished' && state.ending === 'penalties' ? leaderOf(state) : null;
  return leader === null ? '' : `, ${t('match.wonOnPenalties', { team: teamName(match[leader], t) })}`;
}

/**
 * The news between two versions of a match, each in one sentence: a goal, the end of a period or of the match, a sending-off.
 * Nothing of a match whose score is hidden, or unknown unless the match is off. Yellow cards are not news.
 */
export function matchNews(old: Match, match: Match, t: Translate): MatchNews[] {
  const score = scoreOf(match.state);
  if (old.concealed || match.concealed) return [];
  const stage = stageHeading(old, match, t);
  if (score === null) {
    if (stage === null || phaseOf(match) !== 'off') return [];
    return [{ about: match.id, text: `${stage}: ${t('match.versus', namesOf(match, t))}`, isStage: true }];
  }
  const inWords = ({ home, away }: Score) =>
    t('match.score', { ...namesOf(match, t), homeScore: home, awayScore: away });
  const goal = goalHeading(old, match, t);
  const heading = stage ?? goal;
  const shootOut = match.state.kind === 'playing' ? shootOutOf(match.state) : null;
  const cards = SIDES.flatMap((side): MatchNews[] => {
    const by = match.redCards[side] - old.redCards[side];
    if (by === 0) return [];
    const text = t(`alerts.news.${by > 0 ? 'red-card' : 'red-card-overturned'}`, { team: teamName(match[side], t) });
    return [{ about: `${match.id} ${side}`, text }];
  });
  if (heading !== null)
    return [
      ...cards,
      { about: match.id, text: `${heading}: ${inWords(score)}${shootOutWinner(match, t)}`, isStage: goal === null },
    ];
  if (shootOut === null || isSame(shootOut, shootOutOf(old.state))) return cards;
  return [...cards, { about: match.id, text: `${t('period.penalties')}: ${inWords(shootOut)}` }];
}
