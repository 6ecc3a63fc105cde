import type { Translate } from '../../locales/translate.ts';
import { UNDECIDED } from '../../web/components/match/Crest.tsx';
import { isTimed, kickOffDate } from '../../web/domain/kickOff.ts';
import { nameIn } from '../../web/domain/locale.ts';
import { type Competition, type Match, type Side, scoreOf, showsKickOff, type Team } from '../../web/domain/match.ts';
import { type LineGoal, positionAt, reachOf } from '../../web/domain/scoreLine.ts';
import { calendarParts, zonedTime } from '../../web/domain/zonedTime.ts';
import { lowerFirst } from '../../web/format/lowerFirst.ts';
import { matchInWords } from '../../web/format/matchInWords.ts';
import { statusText } from '../../web/format/matchStatus.ts';
import { namesOf } from '../../web/format/teamNames.ts';
import { competitionText } from '../live/competition/competitionText.ts';
import type { Card, CardTeam } from './preview/card.ts';

/** Previews are shared, so the zone of the reader is unknown. */
const ZONE = 'UTC';

const cardTeam = (team: Team | null, name: string): CardTeam => ({ name, crest: team?.crest ?? UNDECIDED });

function dateOf(match: Match, t: Translate): string {
  const { day, month, year } = calendarParts(kickOffDate(match, ZONE));
  return t('meta.date', { day, month: t.calendar.months[month] ?? '', year });
}

/** Score and status, or kick-off time and zone. It leaves out the running minute, which would soon be outdated. */
function middleOf(match: Match, t: Translate): { middle: string; under: string } {
  const { state } = match;
  const score = scoreOf(state);
  const hour = zonedTime(match.kickOff, ZONE).time;
  const hasHour = isTimed(match) && (state.kind === 'delayed' || state.kind === 'not-started');
  const versus = hasHour ? hour : t('preview.versus');
  const middle = score === null ? versus : `${score.home} – ${score.away}`;
  if (state.kind === 'not-started' && hasHour) return { middle, under: ZONE };
  if (state.kind === 'finished' && state.shootOut !== null) {
    return { middle, under: t('meta.onPenalties', { ...state.shootOut }) };
  }
  return { middle, under: statusText({ match, zone: ZONE, minute: null }, t).long };
}

/** The score line of a match. In a running match it ends at the last goal, because pictures leave out the minute. */
function lineOf(
  match: Match,
  timedGoals: readonly LineGoal[],
): { reach: number; goals: { side: Side; at: number }[] } | null {
  const goals = timedGoals.map(({ side, minute }) => ({ side, at: positionAt(minute, match) }));
  const reach =
    match.state.kind === 'playing'
      ? Math.max(0, ...goals.map(({ at }) => at))
      : reachOf(match, timedGoals, match.kickOff);
  return reach === null ? null : { reach, goals };
}

/** The card of a match. `goals` are the goals with a known minute. */
export function matchCard(match: Match, goals: readonly LineGoal[], site: string, t: Translate): Card {
  const { competition, round, home, away } = match;
  const names = namesOf(match, t);
  const region = competition.country.names[t.locale];
  const called = nameIn(competition, t.locale);
  const { middle, under } = middleOf(match, t);
  const date = dateOf(match, t);
  const between = middle.replaceAll(' ', '');
  const description = showsKickOff(match.state)
    ? matchInWords(match, t)
    : `${names.home} ${between} ${names.away}, ${under}`;
  return {
    kind: 'match',
    site,
    alt: [description, called, date].filter(Boolean).join(', '),
    competition: called,
    place: [region, round === null ? '' : competitionText(round, t.locale)].filter(Boolean).join(' · '),
    home: cardTeam(home, names.home),
    away: cardTeam(away, names.away),
    middle,
    under,
    line: lineOf(match, goals),
    date,
  };
}

export function competitionCard(competition: Competition, site: string, t: Translate): Card {
  const title = nameIn(competition, t.locale);
  const place = competition.country.names[t.locale];
  const words = t('preview.competition');
  return { kind: 'title', site, alt: [title, place].filter(Boolean).join(', '), title, place, words };
}

/** The card of pages without their own card. */
export function siteCard(site: string, t: Translate): Card {
  const words = t('scoresMeta.homeTitle');
  return { kind: 'title', site, alt: `${site}: ${lowerFirst(words)}`, title: site, place: '', words };
}
