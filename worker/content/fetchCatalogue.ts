import type * as v from 'valibot';
import { FIRST_LOCALE, inEveryLanguage, type Locale } from '../../web/domain/locale.ts';
import type { Country, ListedCompetition } from '../../web/domain/match.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import { type Answer, all, mapped } from '../base/result.ts';
import { countryOf } from '../feeds/normalize/country.ts';
import { parseRecords } from '../feeds/normalize/limits.ts';
import { type Attributes, type ContentContext, DEFAULT_LOCALE } from './client.ts';
import type { ContentCatalogue } from './stored.ts';
import { mediaAddress, wireCompetition, wireCountry } from './wire.ts';

/** The most rows of a type in a language. The largest source has 1,200 competitions. */
const MAX_ROWS = 2_000;

type Type = 'competitions' | 'countries';

const POPULATE: Readonly<Record<Type, Record<string, string>>> = {
  competitions: competitionPopulate('populate'),
  countries: countryPopulate('populate'),
};

/** Loads a type's rows in a language and in the default language. */
async function findRows(type: Type, locale: Locale, { client }: ContentContext): Promise<Answer<Attributes[]>> {
  const lists = [...new Set([locale, DEFAULT_LOCALE])].map((language) =>
    client.list(type, { sort: 'name:asc', ...POPULATE[type], locale: language }, MAX_ROWS),
  );
  return mapped(all(await Promise.all(lists)), (rows) => rows.flat());
}

/** Merges rows by id: the entry of the first row, with the names of all rows. */
function named<Entry extends { id: string }>(entries: readonly { entry: Entry; name: string }[]) {
  const known = new Map<string, { entry: Entry; names: string[] }>();
  for (const { entry, name } of entries) {
    const merged = known.get(entry.id);
    if (merged === undefined) known.set(entry.id, { entry, names: [name] });
    else if (!merged.names.includes(name)) merged.names.push(name);
  }
  return [...known.values()];
}

/** Loads the competitions and countries of the content system. */
export async function fetchCatalogue(locale: Locale, context: ContentContext): Promise<Answer<ContentCatalogue>> {
  const types = ['competitions', 'countries'] as const;
  const rows = all(await Promise.all(types.map((type) => findRows(type, locale, context))));
  return mapped(rows, ([competitionRows = [], countryRows = []]) => {
    const note = (type: Type) => (problem: string) => context.rejections.note(`${type} ${problem}`);
    // Operators need some countries without a feed id, such as the United Kingdom. Those have no page and are not invalid.
    const linked = countryRows.filter(({ countryId }) => countryId !== null && countryId !== undefined);
    const competitions = parseRecords(wireCompetition, competitionRows, note('competitions'));
    const countries = parseRecords(wireCountry, linked, note('countries'));
    return {
      competitions: named(
        competitions.flatMap((wire) => {
          const entry = listedCompetition(wire, locale, context);
          return entry === null ? [] : [{ entry, name: wire.name }];
        }),
      ),
      countries: named(countries.map((wire) => ({ entry: listedCountry(wire, context), name: wire.name }))),
    };
  });
}

/** Query parameters that populate countries for `listedCountry`. `path` is the country's own `populate` parameter. */
export function countryPopulate(path: string): Record<string, string> {
  return { [`${path}[0]`]: 'flag', [`${path}[1]`]: 'localizations' };
}

/** Query parameters that populate competitions for `listedCompetition`. */
export function competitionPopulate(path: string): Record<string, string> {
  return {
    ...countryPopulate(`${path}[country][populate]`),
    [`${path}[logo]`]: 'true',
    [`${path}[localizations][fields][0]`]: 'name',
    [`${path}[localizations][fields][1]`]: 'locale',
  };
}

/** Converts a Strapi country. Its slug and default flag derive from the English name, which the feed uses. */
export function listedCountry(
  { countryId, name, locale, localizations, flag }: v.InferOutput<typeof wireCountry>,
  { client, flagUrl }: Pick<ContentContext, 'client' | 'flagUrl'>,
): Country {
  const ownName = (language: Locale) =>
    locale === language ? name : localizations?.find((each) => each.locale === language)?.name;
  const country = countryOf(countryId, ownName(FIRST_LOCALE) ?? name, flagUrl);
  return {
    ...country,
    names: inEveryLanguage(
      (each) => (each === FIRST_LOCALE ? country.names[each] : ownName(each)) ?? country.names[each],
    ),
    flag: mediaAddress(client.upstream, flag?.url ?? null) ?? country.flag,
  };
}

/** Converts a Strapi competition, with its name in `locale` if it is translated; null when it has no country. */
export function listedCompetition(
  wire: v.InferOutput<typeof wireCompetition>,
  locale: Locale,
  context: Pick<ContentContext, 'client' | 'flagUrl'>,
): ListedCompetition | null {
  // The address of a competition contains its country.
  if (wire.country === null) return null;
  const nameIn = (language: Locale) => wire.localizations?.find((each) => each.locale === language)?.name;
  // Slugs use the feed's English name in every language.
  const feedName = (wire.locale ?? FIRST_LOCALE) === FIRST_LOCALE ? wire.name : nameIn(FIRST_LOCALE);
  return {
    id: wire.competitionId,
    slug: slugWithId(feedName ?? wire.name, wire.competitionId),
    name: nameIn(locale) ?? wire.name,
    country: listedCountry(wire.country, context),
    logo: mediaAddress(context.client.upstream, wire.logo?.url ?? null),
  };
}
