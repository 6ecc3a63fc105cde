import type { Translate } from '../../locales/translate.ts';
import { nameIn } from '../domain/locale.ts';
import { type Match, phaseOf, scoreOf } from '../domain/match.ts';
import type { MatchPreview } from '../domain/matchPreview.ts';
import { HIDDEN } from '../domain/spoilers.ts';
import type { StandingsRow } from '../domain/standings.ts';
import type { Visitor } from '../domain/visitor.ts';
import { kickOffDay } from './kickOff.ts';
import { namesOf } from './teamNames.ts';

type Clock = Pick<Visitor, 'zone' | 'now'>;

const wins = ({ form }: StandingsRow) => form.filter((result) => result === 'won').length;

function formSentence(match: Match, { rows }: MatchPreview, t: Translate): string | null {
  if (rows === HIDDEN) return null;
  const { home, away } = rows;
  if (home === null || away === null) return null;
  const names = namesOf(match, t);
  const places = {
    homePlace: t.ordinal('matchPreview.place', home.rank),
    awayPlace: t.ordinal('matchPreview.place', away.rank),
  };
  if (home.form.length < 2 || away.form.length < 2) return t('matchPreview.places', { ...names, ...places });
  return t('matchPreview.form', {
    ...names,
    ...places,
    homeWon: wins(home),
    homePlayed: home.form.length,
    awayWon: wins(away),
    awayPlayed: away.form.length,
  });
}

function meetingsSentence(match: Match, { meetings }: MatchPreview, visitor: Clock, t: Translate): string | null {
  if (meetings === null) return null;
  const { home, draws, away, last } = meetings;
  const score = scoreOf(last.state);
  if (score === null) return null;
  const names = namesOf(last, t);
  const ended = {
    date: kickOffDay(last, visitor, t),
    result: t('meta.score', { ...names, homeScore: score.home, awayScore: score.away }),
  };
  const count = home + draws + away;
  if (count < 2) return t('matchPreview.onlyMeeting', ended);
  const values = { ...namesOf(match, t), ...ended, count, homeWins: home, awayWins: away };
  return draws === 0 ? t('matchPreview.meetingsWon', values) : t('matchPreview.meetings', { ...values, draws });
}

/** Form and places, then earlier meetings. If one is unknown before the match, a sentence says who plays whom. */
export function previewSentences(match: Match, preview: MatchPreview, visitor: Clock, t: Translate): string[] {
  const known = [formSentence(match, preview, t), meetingsSentence(match, preview, visitor, t)].filter(
    (sentence) => sentence !== null,
  );
  // A called-off match has no date, and a running match’s header already says it.
  if (known.length === 2 || phaseOf(match) !== 'upcoming') return known;
  const fixture = t('matchPreview.fixture', {
    ...namesOf(match, t),
    competition: nameIn(match.competition, t.locale),
    date: kickOffDay(match, visitor, t),
  });
  return [fixture, ...known];
}
