import { isAmerican } from '../../locales/languages.ts';
import type { Translate } from '../../locales/translate.ts';
import type { NamedMatch } from '../domain/goals.ts';
import { type Locale, type Named, type NamedTeam, nameIn, shortNameIn } from '../domain/locale.ts';
import type { Match, Score, Side } from '../domain/match.ts';
import type { Visitor } from '../domain/visitor.ts';

/** A match’s competition in a list of all sports: `Eredivisie`, but `Ice hockey · NHL`. */
export function goalCompetition({ sport, competition }: NamedMatch, t: Translate): string {
  const name = nameIn(competition, t.locale);
  return sport === 'football' ? name : `${t(`sport.${sport}`)} · ${name}`;
}

/** The order of the sides in a row and in a table of periods: Americans read the away side of their own leagues first. */
export function sidesOf(
  { sport, competition }: Pick<Match, 'sport' | 'competition'>,
  visitor: Pick<Visitor, 'country' | 'locale'>,
): readonly [Side, Side] {
  const isLeague = sport === 'basketball' || sport === 'ice-hockey';
  const isOwn = competition.country.slug === 'usa' || competition.country.slug === 'canada';
  return isLeague && isOwn && isAmerican(visitor) ? ['away', 'home'] : ['home', 'away'];
}

/** A team’s name, or “to be decided” for an unknown one. */
export function teamName(team: Named | null, t: Translate): string {
  return team === null ? t('match.undecided') : nameIn(team, t.locale);
}

export function namesOf({ home, away }: Record<Side, Named | null>, t: Translate): { home: string; away: string } {
  return { home: teamName(home, t), away: teamName(away, t) };
}

/** A match with its score, `Ajax 1–0 PSV` (Dutch: `Ajax – PSV 1–0`), or without one, `Ajax v PSV` (`Ajax – PSV`). */
export function scoreInWords(match: Record<Side, Named | null>, score: Score | null, t: Translate): string {
  const names = namesOf(match, t);
  if (score === null) return t('match.fixture', names);
  return t('meta.score', { ...names, homeScore: score.home, awayScore: score.away });
}

/** A team with its short name, if the language has one. */
export function shortened<Team extends NamedTeam>(team: Team | null, locale: Locale): Team | null {
  return team === null ? null : { ...team, name: shortNameIn(team, locale) ?? team.name };
}
