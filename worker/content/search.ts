import type { Country } from '../../web/domain/competition.ts';
import type { ListedCompetition } from '../../web/domain/content.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { MOST_COMPETITIONS, parseSearchResults, type SearchResults } from '../../web/domain/search.ts';
import { folded } from '../../web/domain/slug.ts';
import type { Cache, Lifetime } from '../cache/cache.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { Attributes } from './client.ts';
import { readSettings, type SettingsContext } from './pageSettings.ts';
import { GROUP } from './purgeGroups.ts';
import { countryPopulate, listedCompetition, listedCountry } from './settings.ts';
import { readEach, wireCompetition, wireCountry } from './wire.ts';

const MINUTE = 60_000;

const SEARCH: Lifetime = { fresh: MINUTE, usable: 10 * MINUTE, keep: 60 * MINUTE };

/** The rows that one page of the content system holds at most. */
const MOST_ROWS = 100;

export interface SearchContext extends SettingsContext {
  searches: Cache<SearchResults>;
}

// Strapi 4 ignores a filter operator that it does not know and answers every row (contracts).
function holds(row: Attributes, term: string): boolean {
  return typeof row.name === 'string' && folded(row.name).includes(folded(term));
}

function topFirst<Entry extends { id: string }>(found: readonly Entry[], top: readonly Entry[]): Entry[] {
  const known = new Map(found.map((entry) => [entry.id, entry]));
  const first = top.flatMap(({ id }) => known.get(id) ?? []);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...[...known.values()].filter(({ id }) => !ids.has(id))];
}

async function loadSearch(
  term: string,
  locale: Locale,
  context: SearchContext,
): Promise<Result<SearchResults, Failure>> {
  const { client } = context;
  const query = { 'filters[name][$containsi]': term, sort: 'name:asc', locale };
  const [competitionRows, countryRows, settings] = await Promise.all([
    client.list(
      'competitions',
      { ...query, ...countryPopulate('populate[country][populate]'), 'populate[logo]': 'true' },
      MOST_ROWS,
    ),
    client.list('countries', { ...query, ...countryPopulate('populate') }, 3 * MOST_ROWS),
    readSettings({ country: 'XX', locale }, context),
  ]);
  if (!competitionRows.ok) return competitionRows;
  if (!countryRows.ok) return countryRows;
  const wanted = (rows: readonly Attributes[]) => rows.filter((row) => holds(row, term));
  // A row without an id of the feed (the United Kingdom, which operators need) has no page: it is no broken record.
  const linked = wanted(countryRows.value).filter(({ countryId }) => countryId !== null && countryId !== undefined);
  const note = (type: string) => (problem: string) => context.rejections.note(`${type} ${problem}`);
  const competitions: ListedCompetition[] = readEach(
    wireCompetition,
    wanted(competitionRows.value),
    note('competitions'),
  ).flatMap((wire) => listedCompetition(wire, context) ?? []);
  const countries: Country[] = readEach(wireCountry, linked, note('countries')).map((wire) =>
    listedCountry(wire, context),
  );
  const top = settings.ok ? settings.value : { topCompetitions: [], topCountries: [] };
  return {
    ok: true,
    value: {
      competitions: topFirst(competitions, top.topCompetitions).slice(0, MOST_COMPETITIONS),
      countries: topFirst(countries, top.topCountries),
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
