import type { Competition, Country } from '../../../web/domain/match.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { entryOf } from '../../base/entryOf.ts';
import { countryOf } from '../normalize/country.ts';
import { parseRecords } from '../normalize/limits.ts';
import { withLocalisedName } from '../normalize/localisedNames.ts';
import leagues from './leagues.json' with { type: 'json' };
import { wireLeague, wireSeason } from './wire.ts';

/** API-Football ids of the most popular leagues, which the navigation lists too. */
export const TOP_LEAGUES: readonly string[] = leagues.top;

/** The most popular leagues first, then the next ones in list order. */
const PLACES = [...leagues.top, ...Object.values(leagues.next).flat()];

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
  const place = PLACES.indexOf(id);
  return place >= 0 ? place : (KINDS.find(([words]) => words.test(name))?.[1] ?? OTHER);
}

/** A league and its current season. */
export interface CurrentLeague {
  /** API-Football’s id. */
  own: string;
  competition: Competition;
  season: number;
  hasStandings: boolean;
}

/** Parses `leagues?current=true` into leagues. */
export function parseLeagues(
  records: readonly unknown[],
  { flagUrl, noteRejected }: { flagUrl: string | null; noteRejected(problem: string): void },
): CurrentLeague[] {
  const current = new Map<string, CurrentLeague>();
  for (const { league, country, seasons } of parseRecords(wireLeague, records, noteRejected, 'competitions')) {
    const listed = parseRecords(wireSeason, seasons, noteRejected);
    const season = listed.find(({ current }) => current === true) ?? listed.at(-1);
    if (season === undefined) continue;
    const competition = competitionOf(league.id, league.name, country?.name ?? null, flagUrl);
    // Without coverage data, a season may have tables.
    const hasStandings = season.coverage?.standings !== false;
    current.set(competition.id, { own: league.id, competition, season: season.year, hasStandings });
  }
  return [...current.values()];
}

/** The country of a league; International without a name. */
export function countryNamed(name: string | null, flagUrl: string | null): Country {
  const given = name ?? 'World';
  // It writes hyphens instead of spaces.
  const called = entryOf(leagues.countries, given) ?? given.replaceAll('-', ' ');
  return countryOf(`af${slugOf(called).replaceAll('-', '') || 'world'}`, called, flagUrl);
}

/** A league as a competition, whose id is the same in every season. */
export function competitionOf(id: string, name: string, country: string | null, flagUrl: string | null): Competition {
  return withLocalisedName({ id: `af${id}`, name, country: countryNamed(country, flagUrl), rank: rankOf(id, name) });
}
