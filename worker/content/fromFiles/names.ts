import type { Competition } from '../../../web/domain/competition.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { ContentFiles } from './schema.ts';

/**
 * Files name competitions and countries; every source of live data has ids of its own. An entry without an id has one that
 * follows from its names, and what a source has is looked up by the names that the source gives it.
 */
export interface ContentNames {
  /** The id in the files of a competition of the source; null for one that they don't name. */
  competitionId(competition: Pick<Competition, 'name' | 'country'>): string | null;
  /** The id in the files of a country of the source, by its slug. */
  countryId(slug: string): string | null;
}

const ID_LENGTH = 64;

/** Ids are letters and digits, as a feed's are (contract.md, Event). */
function idFrom(...words: string[]): string {
  return words
    .map((word) => slugOf(word).replaceAll('-', ''))
    .join('')
    .slice(0, ID_LENGTH);
}

type CountryEntry = ContentFiles['countries'][number];
type CompetitionEntry = ContentFiles['competitions'][number];

export function countryIdOf({ id, name }: CountryEntry): string {
  return id ?? idFrom('country', name.en);
}

export function competitionIdOf({ id, country, name }: CompetitionEntry): string {
  return id ?? idFrom('competition', country, name.en);
}

function slugsOf({ name, otherNames }: Pick<CountryEntry, 'name' | 'otherNames'>): string[] {
  return [...Object.values(name), ...otherNames].map(slugOf);
}

/** The names of the files, for looking up what a source of live data has. */
export function contentNames({ countries, competitions }: ContentFiles): ContentNames {
  const countryIds = new Map<string, string>();
  for (const country of countries) for (const slug of slugsOf(country)) countryIds.set(slug, countryIdOf(country));
  const competitionIds = new Map<string, string>();
  for (const competition of competitions) {
    const country = countries.find(({ name }) => name.en === competition.country);
    const id = competitionIdOf(competition);
    for (const place of country === undefined ? [] : slugsOf(country)) {
      for (const slug of slugsOf(competition)) competitionIds.set(`${place}/${slug}`, id);
    }
  }
  return {
    competitionId: ({ name, country }) => competitionIds.get(`${country.slug}/${slugOf(name)}`) ?? null,
    countryId: (slug) => countryIds.get(slug) ?? null,
  };
}
