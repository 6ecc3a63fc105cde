import type * as v from 'valibot';
import type { Country, ListedCompetition } from '../../web/domain/competition.ts';
import { FIRST_LOCALE, inEveryLanguage, type Locale } from '../../web/domain/locale.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import { countryOf } from '../feeds/normalize/country.ts';
import type { ContentContext } from './client.ts';
import type { wireCompetition, wireCountry } from './wire.ts';
import { mediaAddress } from './wire.ts';

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
