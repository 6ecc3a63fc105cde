import type { Competition, Country } from '../../../web/domain/competition.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { readRecords } from '../contract/wireDetail.ts';
import { countryOf } from '../normalize/country.ts';
import { entryOf } from '../normalize/fields.ts';
import { withOwnName } from '../normalize/ownNames.ts';
import { rankOf } from './importance.ts';
import { wireLeague, wireSeason } from './wire.ts';

/** A league and its current season. */
export interface CurrentLeague {
  competition: Competition;
  season: number;
  hasStandings: boolean;
}

/** Parses `leagues?current=true` into leagues by competition id. */
export function readLeagues(
  records: readonly unknown[],
  { flagUrl, noteRejected }: { flagUrl: string | null; noteRejected(problem: string): void },
): Map<string, CurrentLeague> {
  const leagues = new Map<string, CurrentLeague>();
  for (const { league, country, seasons } of readRecords(wireLeague, records, noteRejected, 'competitions')) {
    const listed = readRecords(wireSeason, seasons, noteRejected);
    const season = listed.find(({ current }) => current === true) ?? listed.at(-1);
    if (season === undefined) continue;
    const competition = competitionOf(league.id, league.name, country?.name ?? null, flagUrl);
    // Without coverage data, a season may have tables.
    const hasStandings = season.coverage?.standings !== false;
    leagues.set(competition.id, { competition, season: season.year, hasStandings });
  }
  return leagues;
}

/** API-Football’s names of countries that differ from the site’s. It writes hyphens instead of spaces. */
const NAMES: Readonly<Record<string, string>> = {
  World: 'International',
  Bosnia: 'Bosnia and Herzegovina',
  'Guinea-Bissau': 'Guinea-Bissau',
  'Congo-DR': 'Congo DR',
  Congo: 'Congo Brazzaville',
  Azerbaidjan: 'Azerbaijan',
  Macao: 'Macau',
  Surinam: 'Suriname',
};

/** The country of a league; International without a name. */
export function countryNamed(name: string | null, flagUrl: string | null): Country {
  const given = name ?? 'World';
  const known = entryOf(NAMES, given);
  const called = known ?? given.replaceAll('-', ' ');
  return countryOf(`af${slugOf(called).replaceAll('-', '') || 'world'}`, called, flagUrl);
}

/** A league as a competition, whose id is the same in every season. */
export function competitionOf(id: string, name: string, country: string | null, flagUrl: string | null): Competition {
  return withOwnName({ id: `af${id}`, name, country: countryNamed(country, flagUrl), rank: rankOf(id, name) });
}
