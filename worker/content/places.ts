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

/** Rows that are held of each type and language; a content system with more of them is asked for each term. */
const MOST_ROWS = 1_000;

/** Far more rows than a search for a term shows. */
const MOST_FOUND = 100;

/** Competitions or countries of the content system, and what the rows of each call it: its names to be found by. */
const saidOf = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.array(v.object({ entry, names: v.array(v.string()) }));

const storedPlaces = v.object({
  competitions: saidOf(listedCompetitionSchema),
  countries: saidOf(countrySchema),
  /** Whether these are all: false where the content system has more than the site holds. */
  isWhole: v.boolean(),
});

/** The competitions and countries of the content system, as editors name them in a language. */
export type ContentPlaces = v.InferOutput<typeof storedPlaces>;

export interface PlacesContext extends SettingsContext {
  places: Cache<ContentPlaces>;
}

type Type = 'competitions' | 'countries';

const POPULATE: Readonly<Record<Type, Record<string, string>>> = {
  competitions: competitionPopulate('populate'),
  countries: countryPopulate('populate'),
};

/** The rows of a type in a language and those that are not translated into it; of a term, or all of them. */
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

/** Each entry once, with the names of all its rows; the first row of an id gives the entry. */
function named<Entry extends { id: string }>(entries: readonly { entry: Entry; name: string }[]) {
  const known = new Map<string, { entry: Entry; names: string[] }>();
  for (const { entry, name } of entries) {
    const said = known.get(entry.id);
    if (said === undefined) known.set(entry.id, { entry, names: [name] });
    else if (!said.names.includes(name)) said.names.push(name);
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
  // A row without an id of the feed (the United Kingdom, which operators need) has no page: it is no broken record.
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
  // What a visitor has typed stands in no key and no log.
  const about = term === null ? 'places' : `places of ${await digestHex('SHA-256', term, 12)}`;
  const answer = await context.places.read(
    {
      key: `${context.client.upstream.id}:${about}:${locale}`,
      lifetime: LIFETIMES.contentPlaces,
      groups: [GROUP.searches],
      load: () => loadPlaces(term, locale, context),
      parse: parseStored,
      // What a visitor has typed stays out of what lasts.
      lasts: () => term === null,
    },
    context.background,
  );
  return answer.ok ? { ok: true as const, value: answer.value.value } : answer;
}

/** The competitions and countries of the content system, as far as the site holds them. */
export function readAllPlaces(locale: Locale, context: PlacesContext): Promise<Result<ContentPlaces, Failure>> {
  return read(null, locale, context);
}

/**
 * The competitions and countries of the content system among which a term is looked for: all of them where the site holds
 * all, so that a search asks nobody; else those whose names contain the term.
 */
export async function readPlaces(
  term: string,
  locale: Locale,
  context: PlacesContext,
): Promise<Result<ContentPlaces, Failure>> {
  const all = await readAllPlaces(locale, context);
  return !all.ok || all.value.isWhole ? all : read(term, locale, context);
}
