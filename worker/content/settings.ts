import * as v from 'valibot';
import type { Country } from '../../web/domain/competition.ts';
import type { ListedCompetition, NamedLink, NewsItem, SiteSettings } from '../../web/domain/content.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import { type Attributes, type ContentClient, type ContentContext, DEFAULT_LOCALE } from './client.ts';
import { competitionPopulate, countryPopulate, listedCompetition, listedCountry } from './listed.ts';
import { mediaAddress } from './mediaAddress.ts';
import {
  isForeign,
  readEach,
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

/** Most entries that are read of each list: more than a page shows, far less than a runaway backend could send. */
const MOST = { top: 60, news: 12 };

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

interface SiteEntries {
  site: Attributes | null;
  policy: unknown;
}

/**
 * The settings of the site in a language, or in the default one where editors have not come to it. The policy has no
 * language, so it is the default one's: what closes a country there must close it everywhere.
 */
async function readSite(locale: Locale, client: ContentClient): Promise<Result<SiteEntries, Failure>> {
  const languages = [...new Set([DEFAULT_LOCALE, locale])];
  const entries: Attributes[] = [];
  for (const answer of await Promise.all(
    languages.map((language) => client.single('site-setting', { locale: language, populate: '*' })),
  )) {
    if (!answer.ok) return answer;
    if (answer.value !== null) entries.push(answer.value);
  }
  return { ok: true, value: { site: entries.at(-1) ?? null, policy: entries[0]?.policy ?? null } };
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
        ...competitionPopulate('populate[competition][populate]'),
      },
      MOST.top,
    ),
    client.list(
      'top-countries',
      { sort: 'rank:asc', locale, ...countryPopulate('populate[country][populate]') },
      MOST.top,
    ),
    client.list('news-items', { sort: 'publishedAt:desc', locale, populate: 'image' }, MOST.news),
    readSite(locale, client),
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
            top.competition === null ? [] : (listedCompetition(top.competition, locale, context) ?? []),
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
      site: siteOf(site.value.site, context),
      policy: site.value.policy,
    },
  };
}
