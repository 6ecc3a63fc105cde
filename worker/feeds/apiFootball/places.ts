import type { Competition, Country } from '../../../web/domain/competition.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { countryOf } from '../normalize/country.ts';
import { entryOf } from '../normalize/fields.ts';
import { readRecords } from '../normalize/limits.ts';
import { withOwnName } from '../normalize/ownNames.ts';
import { wireLeague, wireSeason } from './wire.ts';

/** API-Football ids of the most popular leagues, which the navigation lists too. */
export const TOP_LEAGUES = [
  ...['2', '39', '140', '78', '135', '61', '88', '3', '848', '40', '94', '144', '203', '253', '71', '1'],
];

/** API-Football ids of the next leagues, in list order. */
const NEXT_LEAGUES = [
  // National teams: championships and qualifiers.
  ...['4', '9', '6', '7', '15', '5', '22', '960', '32', '34', '29', '30', '31', '33', '36', '35'],
  // Continental club competitions, and women’s competitions.
  ...['13', '11', '12', '17', '16', '8', '525', '531', '529', '556'],
  // National cups of the largest leagues.
  ...['45', '48', '143', '81', '137', '66', '90', '96', '147', '206', '181', '73', '130'],
  // First divisions, most popular first.
  ...['128', '262', '307', '179', '218', '207', '197', '119', '103', '113', '106', '345', '210', '286', '283', '235'],
  ...['333', '98', '292', '188', '239', '265', '268', '281', '242', '233', '200', '288', '169', '323', '383', '271'],
  ...['172', '332', '373', '357', '244', '164', '318', '44', '254'],
  // Second and third divisions of the largest countries.
  ...['79', '141', '136', '62', '89', '41', '80', '42', '72', '145', '180', '204', '95', '43', '138', '63'],
];

const PLACES: ReadonlyMap<string, number> = new Map([...TOP_LEAGUES, ...NEXT_LEAGUES].map((id, place) => [id, place]));

/** Ranks of other competitions by words in their names, least important first; the first match counts. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\b(friendl(y|ies)|all.?stars?)\b/i, 900],
  [
    /\b(u-?\d\d|youth|junior(es|en)?|juvenil|primavera|academy|reserves?|development|premier league 2|revelation)\b/i,
    800,
  ],
  [/\b(women'?s?|w|femin\w*|femen\w*|frauen|damallsvenskan|toppserien|vrouwen)\b/i, 700],
  [/\b(amateur|regional\w*|oberliga|non league|district|state|county|estadual|provincial|lowland|highland)\b/i, 600],
  [
    /\b(2\.?|3\.?|4\.?|[ivx]*ii+|second\w*|segunda|third|tercera|terceira|b|c|two|division 2|1\. lig|challenge\w*)(?=\s|$)/i,
    500,
  ],
  [/\b(cup|copa|coppa|coupe|pokal|kupa|beker|cupa|puchar|taça|super ?cup|supercop+a)\b/i, 400],
];

/** The rank of leagues that match no kind, such as other first divisions. */
const OTHER = 300;

/** The rank of a competition by id and name; 0 is the most important. */
export function rankOf(id: string, name: string): number {
  return PLACES.get(id) ?? KINDS.find(([words]) => words.test(name))?.[1] ?? OTHER;
}

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
