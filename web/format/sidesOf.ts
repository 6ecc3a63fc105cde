import { isAmerican } from '../../locales/isAmerican.ts';
import type { Match, Side } from '../domain/match.ts';
import type { Visitor } from '../domain/visitor.ts';

/** The order of the sides in a row and in a table of periods: Americans read the away side of their own leagues first. */
export function sidesOf(
  { sport, competition }: Pick<Match, 'sport' | 'competition'>,
  visitor: Pick<Visitor, 'country' | 'locale'>,
): readonly [Side, Side] {
  const isLeague = sport === 'basketball' || sport === 'ice-hockey';
  const isOwn = competition.country.slug === 'usa' || competition.country.slug === 'canada';
  return isLeague && isOwn && isAmerican(visitor) ? ['away', 'home'] : ['home', 'away'];
}
