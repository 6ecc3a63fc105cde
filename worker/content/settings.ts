import * as v from 'valibot';
import type { Country } from '../../web/domain/competition.ts';
import type { ListedCompetition, NamedLink, NewsItem, SiteSettings } from '../../web/domain/content.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { countryOf } from '../live/country.ts';
import type { Rejections } from '../live/rejections.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { Attributes, ContentClient } from './client.ts';
import { mediaAddress } from './mediaAddress.ts';
import {
  readEach,
  type wireCompetition,
  type wireCountry,
  wireNamedLink,
  wireNewsItem,
  wireSiteSetting,
  wireTopCompetition,
  wireTopCountry,
} from './wire.ts';

/** What editors set that is the same in every country, in one language. */
export interface SharedSettings {
  topCompetitions: ListedCompetition[];
  topCountries: Country[];
  news: NewsItem[];
  site: SiteSettings;
  /** `site-setting.policy`, unread: the policy table reads it. */
  policy: unknown;
}

export interface ContentContext {
  client: ContentClient;
  flagUrl: string | null;
  rejections: Rejections;
}

/** Most entries that are read of each list: more than a page shows, far less than a runaway backend could send. */
const MOST = { top: 60, news: 12 };

/** What a call must ask for so that `listedCountry` can read its countries; `path` is the way to their own populate. */
export function countryPopulate(path: string): Record<string, string> {
  return { [`${path}[0]`]: 'flag', [`${path}[1]`]: 'localizations' };
}

/**
 * A country as editors list it. Its path and its flag follow from the English name, which is the feed's; a Dutch row
 * brings that name among its localizations.
 */
export function listedCountry(
  { countryId, name, locale, localizations, flag }: v.InferOutput<typeof wireCountry>,
  { client, flagUrl }: Pick<ContentContext, 'client' | 'flagUrl'>,
): Country {
  const nameIn = (language: Locale) => localizations?.find((each) => each.locale === language)?.name;
  const country = countryOf(countryId, (locale === 'en' ? name : nameIn('en')) ?? name, flagUrl);
  const nl = locale === 'nl' ? name : nameIn('nl');
  return {
    ...country,
    names: { en: country.names.en, nl: nl ?? country.names.nl },
    flag: mediaAddress(client.upstream, flag?.url ?? null) ?? country.flag,
  };
}

export function listedCompetition(
  wire: v.InferOutput<typeof wireCompetition>,
  context: Pick<ContentContext, 'client' | 'flagUrl'>,
): ListedCompetition | null {
  // Without its country a competition has no address.
  if (wire.country === null) return null;
  return {
    id: wire.competitionId,
    name: wire.name,
    country: listedCountry(wire.country, context),
    logo: mediaAddress(context.client.upstream, wire.logo?.url ?? null),
  };
}

function namedLinks(value: readonly unknown[] | null, onBroken: (problem: string) => void): NamedLink[] {
  return readEach(wireNamedLink, value ?? [], onBroken);
}

function siteOf(entry: Attributes | null, { client, rejections }: ContentContext): SiteSettings {
  const read = v.safeParse(wireSiteSetting, entry ?? {});
  if (!read.success) return { partner: null, complaints: null, newsUrl: null, socialLinks: [], badges: [] };
  const wire = read.output;
  const note = (problem: string) => rejections.note(`site-setting ${problem}`);
  const { partnerName, partnerUrl, complaintsTitle, complaintsText, complaintsUrl } = wire;
  return {
    partner:
      partnerName === null || partnerUrl === null
        ? null
        : { name: partnerName, url: partnerUrl, logo: mediaAddress(client.upstream, wire.partnerLogo?.url ?? null) },
    complaints:
      complaintsTitle === null || complaintsUrl === null
        ? null
        : { title: complaintsTitle, text: complaintsText ?? '', url: complaintsUrl },
    newsUrl: wire.newsUrl,
    socialLinks: namedLinks(wire.socialLinks, note),
    badges: namedLinks(wire.badges, note),
  };
}

/** Loads what editors set for every country, in one language; fails as a whole when any list can't be had. */
export async function loadSharedSettings(
  locale: Locale,
  context: ContentContext,
): Promise<Result<SharedSettings, Failure>> {
  const { client, rejections } = context;
  const [competitions, countries, news, site] = await Promise.all([
    client.list(
      'top-competitions',
      {
        sort: 'rank:asc',
        locale,
        ...countryPopulate('populate[competition][populate][country][populate]'),
        'populate[competition][populate][logo]': 'true',
      },
      MOST.top,
    ),
    client.list(
      'top-countries',
      { sort: 'rank:asc', locale, ...countryPopulate('populate[country][populate]') },
      MOST.top,
    ),
    client.list('news-items', { sort: 'publishedAt:desc', locale, populate: 'image' }, MOST.news),
    client.single('site-setting', { locale, populate: '*' }),
  ]);
  if (!competitions.ok) return competitions;
  if (!countries.ok) return countries;
  if (!news.ok) return news;
  if (!site.ok) return site;
  const note = (type: string) => (problem: string) => rejections.note(`${type} ${problem}`);
  return {
    ok: true,
    value: {
      topCompetitions: readEach(wireTopCompetition, competitions.value, note('top-competitions')).flatMap((top) =>
        top.competition === null ? [] : (listedCompetition(top.competition, context) ?? []),
      ),
      topCountries: readEach(wireTopCountry, countries.value, note('top-countries')).flatMap((top) =>
        top.country === null ? [] : listedCountry(top.country, context),
      ),
      news: readEach(wireNewsItem, news.value, note('news-items')).map(({ title, link, image }) => ({
        title,
        link,
        image: mediaAddress(client.upstream, image?.url ?? null),
      })),
      site: siteOf(site.value, context),
      policy: site.value?.policy ?? null,
    },
  };
}
