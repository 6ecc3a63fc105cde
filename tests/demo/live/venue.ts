import { namePools } from '../directory/directory.ts';
import type { Match } from './match.ts';
import { Random } from './seed.ts';

/** Where a match is played; the crowd is counted once it is there. */
export function venueOf(match: Match, begun: boolean) {
  const random = new Random(`venue|${match.id}`);
  const { strength, ground } = match.home;
  const size = { football: 1, 'ice-hockey': 0.25, basketball: 0.28, handball: 0.12 }[match.sport];
  const crowd = Math.round(600 + (strength / 100) ** 3 * 62_000 * size * random.between(0.7, 1));
  const attendance = match.tournament.senior ? crowd : Math.round(crowd / 25);
  return begun ? { name: ground, attendance } : { name: ground };
}

/** The referee; a continental match gets one from a third country, so no country is named there. */
export function refereeOf(match: Match) {
  const random = new Random(`referee|${match.tournament.country.name}|${new Random(match.id).whole(1, 24)}`);
  const { given, family } = namePools[match.tournament.country.names];
  const name = `${random.pick(given)} ${random.pick(family)}`;
  return match.home.country === match.away.country && match.home.country.name !== 'Europe'
    ? { name, country_name: match.home.country.name }
    : { name };
}
