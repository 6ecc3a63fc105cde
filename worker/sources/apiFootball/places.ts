import type { Competition, Country } from '../../../web/domain/competition.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { countryOf } from '../../live/country.ts';
import { entryOf } from '../fields.ts';

/** What the site calls countries that API-Football calls otherwise; it writes hyphens where others write spaces. */
const NAMES: Readonly<Record<string, string>> = {
  World: 'International',
  Bosnia: 'Bosnia and Herzegovina',
  'Guinea-Bissau': 'Guinea-Bissau',
  'Congo-DR': 'Congo DR',
};

/** The country of a league. */
export function countryNamed(name: string | null, flagUrl: string | null): Country {
  const given = name ?? 'World';
  const known = entryOf(NAMES, given);
  const called = known ?? given.replaceAll('-', ' ');
  return countryOf(`af${slugOf(called).replaceAll('-', '') || 'world'}`, called, flagUrl);
}

/** A league as a competition; its id is the same in every season. */
export function competitionOf(id: string, name: string, country: string | null, flagUrl: string | null): Competition {
  return { id: `af${id}`, name, country: countryNamed(country, flagUrl) };
}

/** API-Football's words of rounds by what the site calls them, `$1` being the number in them. */
const ROUNDS: readonly (readonly [RegExp, string])[] = [
  [/^Regular Season - 0*(\d{1,3})$/i, 'Round $1'],
  [/^(\d)(?:st|nd|rd|th) Round$/i, 'Round $1'],
  [/^(\d)(?:st|nd|rd|th) Qualifying Round$/i, 'Qualifying round $1'],
  [/^League (Stage|Phase) - \d+$/i, 'League phase'],
  [/^Group (Stage|[A-Z]) - \d+$/i, 'Group stage'],
  [/^(Knockout Round Play-?offs|Play-?off Round)$/i, 'Play-offs'],
  [/^3rd Place( Final)?$/i, 'Third place'],
];

/** A round: `Regular Season - 14` is round 14, `8th Finals` are those of the last 16. */
export function roundOf(round: string | null): string | null {
  if (round === null) return null;
  const pairs = /^(\d{1,2})th Finals$/i.exec(round)?.[1];
  if (pairs !== undefined) return `Round of ${Number(pairs) * 2}`;
  const known = ROUNDS.find(([words]) => words.test(round));
  return known === undefined ? round : round.replace(...known);
}
