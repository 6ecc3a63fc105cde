import type * as v from 'valibot';
import type { Country, ListedCompetition } from '../../web/domain/competition.ts';
import { FIRST_LOCALE, inEveryLanguage, type Locale } from '../../web/domain/locale.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import { countryOf } from '../feeds/normalize/country.ts';
import type { ContentContext } from './client.ts';
import { mediaAddress } from './mediaAddress.ts';
import type { wireCompetition, wireCountry } from './wire.ts';

/** What a call must ask for so that `listedCountry` can read its countries; `path` is the way to their own populate. */
export function countryPopulate(path: string): Record<string, string> {
  return { [`${path}[0]`]: 'flag', [`${path}[1]`]: 'localizations' };
}

/** The same for `listedCompetition`. */
export function competitionPopulate(path: string): Record<string, string> {
  return {
    ...countryPopulate(`${path}[country][populate]`),
    [`${path}[logo]`]: 'true',
    [`${path}[localizations][fields][0]`]: 'name',
    [`${path}[localizations][fields][1]`]: 'locale',
  };
}

/**
 * A country as editors list it. Its path and its flag follow from the English name, which is the feed's; a Dutch row
 * brings that name among its localizations.
 */
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

/** A competition with its name in a language, where it has one: a list that is not translated names the other version. */
export function listedCompetition(
  wire: v.InferOutput<typeof wireCompetition>,
  locale: Locale,
  context: Pick<ContentContext, 'client' | 'flagUrl'>,
): ListedCompetition | null {
  // Without its country a competition has no address.
  if (wire.country === null) return null;
  const nameIn = (language: Locale) => wire.localizations?.find((each) => each.locale === language)?.name;
  // The feed's name is English, whichever language the row is in.
  const feedName = (wire.locale ?? FIRST_LOCALE) === FIRST_LOCALE ? wire.name : nameIn(FIRST_LOCALE);
  return {
    id: wire.competitionId,
    slug: slugWithId(feedName ?? wire.name, wire.competitionId),
    name: nameIn(locale) ?? wire.name,
    country: listedCountry(wire.country, context),
    logo: mediaAddress(context.client.upstream, wire.logo?.url ?? null),
  };
}
