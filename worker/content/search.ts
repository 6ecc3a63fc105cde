import type { Country } from '../../web/domain/competition.ts';
import type { ListedCompetition } from '../../web/domain/content.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { MOST_COMPETITIONS, parseSearchResults, type SearchResults } from '../../web/domain/search.ts';
import { folded } from '../../web/domain/slug.ts';
import type { Cache, Lifetime } from '../cache/cache.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import { type Attributes, DEFAULT_LOCALE } from './client.ts';
import { competitionPopulate, countryPopulate, listedCompetition, listedCountry } from './listed.ts';
import { readShared, type SettingsContext } from './pageSettings.ts';
import { GROUP } from './purgeGroups.ts';
import { readEach, wireCompetition, wireCountry } from './wire.ts';

const MINUTE = 60_000;

const SEARCH: Lifetime = { fresh: MINUTE, usable: 10 * MINUTE, keep: 60 * MINUTE };

/** Far more than a search shows, and than there are countries. */
const MOST_ROWS = { competitions: 100, countries: 300 };

export interface SearchContext extends SettingsContext {
  searches: Cache<SearchResults>;
}

const contains = (name: string, term: string) => folded(name).includes(folded(term));

/** The rows of a type whose names contain a term, in a language and among those that are not translated into it. */
async function findRows(
  type: keyof typeof MOST_ROWS,
  { term, locale, populate }: { term: string; locale: Locale; populate: Record<string, string> },
  { client }: SearchContext,
): Promise<Result<Attributes[], Failure>> {
  const found: Attributes[] = [];
  const query = { 'filters[name][$containsi]': term, sort: 'name:asc', ...populate };
  const lists = [...new Set([locale, DEFAULT_LOCALE])].map((language) =>
    client.list(type, { ...query, locale: language }, MOST_ROWS[type]),
  );
  for (const rows of await Promise.all(lists)) {
    if (!rows.ok) return rows;
    // Strapi 4 ignores a filter operator that it does not know and answers every row (contracts).
    found.push(...rows.value.filter(({ name }) => typeof name === 'string' && contains(name, term)));
  }
  return { ok: true, value: found };
}

/** The top entries that are found or have the term in their name, then what else is found, by name. */
function topFirst<Entry extends { id: string }>(
  found: readonly Entry[],
  top: readonly Entry[],
  { nameOf, term, locale }: { nameOf: (entry: Entry) => string; term: string; locale: Locale },
): Entry[] {
  const known = new Map(found.map((entry) => [entry.id, entry]));
  // A common word can have so many rows that a top one is not among those that were asked for.
  const first = top.filter((entry) => known.has(entry.id) || contains(nameOf(entry), term));
  for (const { id } of first) known.delete(id);
  const rest = [...known.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), locale));
  return [...new Map([...first, ...rest].map((entry) => [entry.id, entry])).values()];
}

async function loadSearch(
  term: string,
  locale: Locale,
  context: SearchContext,
): Promise<Result<SearchResults, Failure>> {
  const [competitionRows, countryRows, settings] = await Promise.all([
    findRows('competitions', { term, locale, populate: competitionPopulate('populate') }, context),
    findRows('countries', { term, locale, populate: countryPopulate('populate') }, context),
    readShared({ locale }, context),
  ]);
  if (!competitionRows.ok) return competitionRows;
  if (!countryRows.ok) return countryRows;
  // A row without an id of the feed (the United Kingdom, which operators need) has no page: it is no broken record.
  const linked = countryRows.value.filter(({ countryId }) => countryId !== null && countryId !== undefined);
  const note = (type: string) => (problem: string) => context.rejections.note(`${type} ${problem}`);
  const competitions: ListedCompetition[] = readEach(
    wireCompetition,
    competitionRows.value,
    note('competitions'),
  ).flatMap((wire) => listedCompetition(wire, locale, context) ?? []);
  const countries: Country[] = readEach(wireCountry, linked, note('countries')).map((wire) =>
    listedCountry(wire, context),
  );
  const top = settings.ok ? settings.value.value : { topCompetitions: [], topCountries: [] };
  return {
    ok: true,
    value: {
      competitions: topFirst(competitions, top.topCompetitions, { nameOf: ({ name }) => name, term, locale }).slice(
        0,
        MOST_COMPETITIONS,
      ),
      countries: topFirst(countries, top.topCountries, { nameOf: ({ names }) => names[locale], term, locale }),
    },
  };
}

/** Competitions and countries whose names contain a term of at least 3 characters: top ones first, then by name. */
export async function searchContent(
  term: string,
  locale: Locale,
  context: SearchContext,
): Promise<Result<SearchResults, Failure>> {
  const answer = await context.searches.read(
    {
      key: `${context.client.upstream.id}:search:${locale}:${term}`,
      lifetime: SEARCH,
      groups: [GROUP.searches],
      load: () => loadSearch(term, locale, context),
      parse: parseSearchResults,
    },
    context.background,
  );
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
