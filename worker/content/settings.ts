import * as v from 'valibot';
import type { Country } from '../../web/domain/competition.ts';
import type { ListedCompetition, NamedLink, NewsItem, SiteSettings } from '../../web/domain/content.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { slugOf } from '../../web/domain/slug.ts';
import { countryOf } from '../live/country.ts';
import type { Rejections } from '../live/rejections.ts';
import type { Result } from '../result.ts';
import { type Failure, failure } from '../upstream/fetchJson.ts';
import type { Attributes, ContentClient } from './client.ts';
import { mediaAddress } from './mediaAddress.ts';
import { playTarget } from './playTarget.ts';
import {
  isForeign,
  readEach,
  type wireCompetition,
  type wireCountry,
  wireNamedLink,
  wireNewsItem,
  wireOperator,
  wireSiteSetting,
  wireTopCompetition,
  wireTopCountry,
} from './wire.ts';

/** An operator as the server knows it: the target of its play link never leaves the server but as that redirect. */
export interface Operator {
  name: string;
  provider: string;
  logo: string | null;
  bonus: string | null;
  reviewPage: string | null;
  playUrl: string | null;
  hideTermsAndConditions: boolean | null;
  termsAndConditions: string | null;
}

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
const MOST = { operators: 100, allOperators: 1000, top: 60, news: 12 };

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
  known: SharedSettings | null,
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
  const topCompetitions = readEach(wireTopCompetition, competitions.value, note('top-competitions'));
  const topCountries = readEach(wireTopCountry, countries.value, note('top-countries'));
  const newsItems = readEach(wireNewsItem, news.value, note('news-items'));
  const before = known ?? { topCompetitions: [], topCountries: [], news: [] };
  // A list of which nothing can be read any more stays as it was.
  return {
    ok: true,
    value: {
      topCompetitions: isForeign(competitions.value, topCompetitions)
        ? before.topCompetitions
        : topCompetitions.flatMap((top) =>
            top.competition === null ? [] : (listedCompetition(top.competition, context) ?? []),
          ),
      topCountries: isForeign(countries.value, topCountries)
        ? before.topCountries
        : topCountries.flatMap((top) => (top.country === null ? [] : listedCountry(top.country, context))),
      news: isForeign(news.value, newsItems)
        ? before.news
        : newsItems.map(({ title, link, image }) => ({
            title,
            link,
            image: mediaAddress(client.upstream, image?.url ?? null),
          })),
      site: siteOf(site.value, context),
      policy: site.value?.policy ?? null,
    },
  };
}

function operatorOf(wire: v.InferOutput<typeof wireOperator>, { client }: ContentContext): Operator {
  const { name, bonus, reviewPage, playUrl, hideTermsAndConditions, termsAndConditions } = wire;
  return {
    name,
    provider: slugOf(name),
    logo: mediaAddress(client.upstream, wire.logo?.url ?? null),
    bonus,
    reviewPage,
    playUrl: playTarget(playUrl),
    hideTermsAndConditions,
    termsAndConditions,
  };
}

/** Loads the operators that the content system lists, for one country (`GB`) or, with null, all of them. */
export async function loadOperators(
  country: string | null,
  locale: Locale,
  context: ContentContext,
): Promise<Result<Operator[], Failure>> {
  const filter: Record<string, string> = country === null ? {} : { 'filters[countries][code][$eq]': country };
  const populate = { 'populate[logo]': 'true', 'populate[countries][fields][0]': 'code' };
  const entries = await context.client.list(
    'operators',
    { ...filter, sort: 'rank:asc', locale, ...populate },
    country === null ? MOST.allOperators : MOST.operators,
  );
  if (!entries.ok) return entries;
  const listed = country === null ? entries.value : entries.value.filter((entry) => isListedIn(entry, country));
  const note = (problem: string) => context.rejections.note(`operators ${problem}`);
  const wires = readEach(wireOperator, listed, note);
  if (isForeign(listed, wires)) return failure('shape', 'no operator that can be read');
  const operators = wires.map((wire) => operatorOf(wire, context));
  return { ok: true, value: operators.filter(({ provider }) => provider !== '') };
}

const wireCountries = v.object({
  countries: v.object({ data: v.array(v.object({ attributes: v.object({ code: v.string() }) })) }),
});

// Strapi 4 ignores a filter operator that it does not know and answers every row (contracts), so a row that states its
// countries must state this one.
function isListedIn(entry: Attributes, country: string): boolean {
  if (entry.countries === undefined) return true;
  const read = v.safeParse(wireCountries, entry);
  return read.success && read.output.countries.data.some(({ attributes }) => attributes.code.toUpperCase() === country);
}
