import * as v from 'valibot';
import { countrySchema, listedCompetitionSchema } from '../../web/domain/competition.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { digestHex } from '../base/digestHex.ts';
import type { Result } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Failure } from '../upstream/failure.ts';
import { type Attributes, DEFAULT_LOCALE } from './client.ts';
import { competitionPopulate, countryPopulate, listedCompetition, listedCountry } from './listed.ts';
import type { SettingsContext } from './pageSettings.ts';
import { GROUP } from './purgeGroups.ts';
import { readEach, wireCompetition, wireCountry } from './wire.ts';

/** Rows cached per type and language. With more rows, each search term goes to the content system. */
const MOST_ROWS = 1_000;

/** Rows loaded per search term; a search shows far fewer. */
const MOST_FOUND = 100;

/** Competitions or countries with all names of their rows, which a search matches. */
const withNames = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.array(v.object({ entry, names: v.array(v.string()) }));

const storedPlaces = v.object({
  competitions: withNames(listedCompetitionSchema),
  countries: withNames(countrySchema),
  /** False when the content system has more rows than the limit. */
  isWhole: v.boolean(),
});

/** The content system's competitions and countries, with their names in one language. */
export type ContentPlaces = v.InferOutput<typeof storedPlaces>;

export interface PlacesContext extends SettingsContext {
  places: Cache<ContentPlaces>;
}

type Type = 'competitions' | 'countries';

const POPULATE: Readonly<Record<Type, Record<string, string>>> = {
  competitions: competitionPopulate('populate'),
  countries: countryPopulate('populate'),
};

/** Loads a type's rows in a language and in the default language, optionally filtered by a term in the name. */
async function findRows(
  type: Type,
  { term, locale }: { term: string | null; locale: Locale },
  { client }: PlacesContext,
): Promise<Result<{ rows: Attributes[]; isWhole: boolean }, Failure>> {
  const filter: Record<string, string> = term === null ? {} : { 'filters[name][$containsi]': term };
  const most = term === null ? MOST_ROWS : MOST_FOUND;
  const lists = [...new Set([locale, DEFAULT_LOCALE])].map((language) =>
    client.list(type, { ...filter, sort: 'name:asc', ...POPULATE[type], locale: language }, most),
  );
  const rows: Attributes[] = [];
  let isWhole = true;
  for (const list of await Promise.all(lists)) {
    if (!list.ok) return list;
    isWhole &&= list.value.length < most;
    rows.push(...list.value);
  }
  return { ok: true, value: { rows, isWhole } };
}

/** Merges rows by id: the first row gives the entry, all rows give names. */
function named<Entry extends { id: string }>(entries: readonly { entry: Entry; name: string }[]) {
  const known = new Map<string, { entry: Entry; names: string[] }>();
  for (const { entry, name } of entries) {
    const merged = known.get(entry.id);
    if (merged === undefined) known.set(entry.id, { entry, names: [name] });
    else if (!merged.names.includes(name)) merged.names.push(name);
  }
  return [...known.values()];
}

async function loadPlaces(
  term: string | null,
  locale: Locale,
  context: PlacesContext,
): Promise<Result<ContentPlaces, Failure>> {
  const [competitionRows, countryRows] = await Promise.all([
    findRows('competitions', { term, locale }, context),
    findRows('countries', { term, locale }, context),
  ]);
  if (!competitionRows.ok) return competitionRows;
  if (!countryRows.ok) return countryRows;
  const note = (type: Type) => (problem: string) => context.rejections.note(`${type} ${problem}`);
  // Operators need some countries without a feed id, such as the United Kingdom. Those have no page and are not invalid.
  const linked = countryRows.value.rows.filter(({ countryId }) => countryId !== null && countryId !== undefined);
  const competitions = readEach(wireCompetition, competitionRows.value.rows, note('competitions'));
  const countries = readEach(wireCountry, linked, note('countries'));
  return {
    ok: true,
    value: {
      competitions: named(
        competitions.flatMap((wire) => {
          const entry = listedCompetition(wire, locale, context);
          return entry === null ? [] : [{ entry, name: wire.name }];
        }),
      ),
      countries: named(countries.map((wire) => ({ entry: listedCountry(wire, context), name: wire.name }))),
      isWhole: competitionRows.value.isWhole && countryRows.value.isWhole,
    },
  };
}

function parseStored(value: unknown): ContentPlaces | null {
  const result = v.safeParse(storedPlaces, value);
  return result.success ? result.output : null;
}

async function read(term: string | null, locale: Locale, context: PlacesContext) {
  // The hash keeps the visitor's search term out of keys and logs.
  const about = term === null ? 'places' : `places of ${await digestHex('SHA-256', term, 12)}`;
  const answer = await context.places.read(
    {
      key: `${context.client.upstream.id}:${about}:${locale}`,
      lifetime: LIFETIMES.contentPlaces,
      groups: [GROUP.searches],
      load: () => loadPlaces(term, locale, context),
      parse: parseStored,
      // Search terms must not be stored in KV.
      lasts: () => term === null,
    },
    context.background,
  );
  return answer.ok ? { ok: true as const, value: answer.value.value } : answer;
}

/** Reads the content system's competitions and countries, up to the cached limit. */
export function readAllPlaces(locale: Locale, context: PlacesContext): Promise<Result<ContentPlaces, Failure>> {
  return read(null, locale, context);
}

/**
 * Reads the candidates for a search term. If the cache holds all rows, it returns them all without a call. Otherwise it loads
 * the rows whose names contain the term.
 */
export async function readPlaces(
  term: string,
  locale: Locale,
  context: PlacesContext,
): Promise<Result<ContentPlaces, Failure>> {
  const all = await readAllPlaces(locale, context);
  return !all.ok || all.value.isWhole ? all : read(term, locale, context);
}
