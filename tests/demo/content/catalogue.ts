import { inEveryLanguage } from '../../../web/domain/locale.ts';
import { competitions as directoryCompetitions, countries as directoryCountries } from '../directory/directory.ts';
import { dutchCompetitionName, dutchCountryName } from './data/dutchNames.ts';
import { topCompetitions, topCountries } from './data/topLists.ts';
import { competitionIdOf, countryIdOf } from './feedIds.ts';
import { buildRows, type Entry, type Row, rowWith } from './row.ts';

/** The rows that follow from the club directory and don't change with time. */
export interface Catalogue {
  readonly countries: readonly Row[];
  readonly competitions: readonly Row[];
  readonly topCompetitions: readonly Row[];
  readonly topCountries: readonly Row[];
}

/** What each language calls a competition and a country. */
const COMPETITION_NAMES = { en: (name: string) => name, nl: dutchCompetitionName };
const COUNTRY_NAMES = { en: (name: string) => name, nl: dutchCountryName };

const englishRegions = new Intl.DisplayNames('en', { type: 'region' });

/** `operatorCountries` are ISO codes that need a row even where no football of theirs is known, such as GB. */
export function buildCatalogue(operatorCountries: readonly string[]): Catalogue {
  const football = directoryCompetitions.filter(({ sport }) => sport === 'football');
  const countries = buildRows(countryEntries(new Set(football.map(({ country }) => country)), operatorCountries));
  const competitions = buildRows(
    football.map(({ country, name }) => {
      const competitionId = competitionIdOf(country, name);
      return inEveryLanguage((locale) => ({
        fields: { competitionId, name: COMPETITION_NAMES[locale](name) },
        relations: { country: rowWith(countries, 'countryId', countryIdOf(country), locale) },
      }));
    }),
  );
  return {
    countries,
    competitions,
    topCompetitions: topEntries(
      'competition',
      competitions,
      'competitionId',
      topCompetitions.map(({ country, name }) => competitionIdOf(country, name)),
    ),
    topCountries: topEntries('country', countries, 'countryId', topCountries.map(countryIdOf)),
  };
}

function countryEntries(withFootball: ReadonlySet<string>, operatorCountries: readonly string[]): readonly Entry[] {
  const named = directoryCountries.filter(({ name, code }) => {
    return withFootball.has(name) || (code !== null && operatorCountries.includes(code.toUpperCase()));
  });
  const codes = new Set(named.map(({ code }) => code?.toUpperCase()));
  return [
    ...named.map(({ name, code }) => countryEntry(countryIdOf(name), name, code?.toUpperCase() ?? null)),
    // Countries that operators are licensed in but that the feed doesn't know: the row exists for its code alone.
    ...[...new Set(operatorCountries)]
      .filter((code) => !codes.has(code))
      .map((code) => countryEntry(null, englishRegions.of(code) ?? code, code)),
  ];
}

function countryEntry(countryId: string | null, name: string, code: string | null): Entry {
  return inEveryLanguage((locale) => ({
    fields: { countryId, code, name: COUNTRY_NAMES[locale](name, code) },
  }));
}

/** Ranks the rows with the given ids, in that order; ids that no row has are left out. */
function topEntries(relation: string, rows: readonly Row[], field: string, ids: readonly string[]): readonly Row[] {
  const known = ids.filter((id) => rowWith(rows, field, id, 'en') !== null);
  return buildRows(
    known.map((id, index) =>
      inEveryLanguage((locale) => ({
        fields: { rank: index + 1 },
        relations: { [relation]: rowWith(rows, field, id, locale) },
      })),
    ),
  );
}
