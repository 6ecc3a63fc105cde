import type { Competition } from '../../../web/domain/match.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { ContentFiles } from './schema.ts';

/**
 * Maps competitions and countries of a live data source to the content files. The files identify them by name, because each
 * source has its own ids. An entry without an id gets one derived from its names.
 */
export interface ContentNames {
  /** The files' id of a competition of the source; null when the files don't list it. */
  competitionId(competition: Pick<Competition, 'name' | 'country'>): string | null;
  /** The files' id of a country of the source, by slug; null when the files don't list it. */
  countryId(slug: string): string | null;
}

const ID_LENGTH = 64;

/** Builds an id of letters and digits, like the feed's ids (contract.md, Event). */
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

/** Indexes the files by every name and other name of an entry. */
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
