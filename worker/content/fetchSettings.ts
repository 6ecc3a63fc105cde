import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import type { Country, ListedCompetition } from '../../web/domain/match.ts';
import type { NewsItem, SiteSettings } from '../../web/domain/settings.ts';
import { type Answer, failure, mapped, ok } from '../base/result.ts';
import { parseRecords } from '../feeds/normalize/limits.ts';
import { type Attributes, type ContentContext, DEFAULT_LOCALE } from './client.ts';
import { competitionPopulate, countryPopulate, listedCompetition, listedCountry } from './fetchCatalogue.ts';
import { redirectSchema } from './redirects.ts';
import type { SiteRecord } from './stored.ts';
import {
  mediaAddress,
  wireNamedLink,
  wireNewsItem,
  wireSiteSetting,
  wireTopCompetition,
  wireTopCountry,
} from './wire.ts';

/** Limits the answer of a faulty backend. A page shows fewer entries. */
const MAX = { top: 60, news: 12 };

const noMedia = v.object({ data: v.null() });

// Strapi sends every field, with null for empty ones. An entry without any known field has another schema.
function isForeignSite(entry: Attributes | null): boolean {
  const fields = Object.keys(entry ?? {});
  return fields.length > 0 && !fields.some((field) => field in wireSiteSetting.entries);
}

// An invalid field becomes null and the others stay.
function loadSite(entry: Attributes, onBroken: (problem: string) => void): v.InferOutput<typeof wireSiteSetting> {
  const wire = v.parse(wireSiteSetting, entry);
  for (const [field, read] of Object.entries(wire)) {
    const given = entry[field] ?? '';
    if (read === null && given !== '' && !v.is(noMedia, given)) onBroken(`${field}: can't be read`);
  }
  return wire;
}

/** `language` is the language of the entry's texts if it differs from the page's. */
function siteOf(entry: Attributes, language: Locale | undefined, { client, rejections }: ContentContext): SiteSettings {
  const note = (problem: string) => rejections.note(`site-setting ${problem}`);
  const wire = loadSite(entry, note);
  const { partnerName, partnerUrl, complaintsTitle, complaintsText, complaintsUrl } = wire;
  return {
    partner:
      partnerName === null || partnerUrl === null
        ? null
        : { name: partnerName, url: partnerUrl, logo: mediaAddress(client.upstream, wire.partnerLogo?.url ?? null) },
    complaints:
      complaintsTitle === null || complaintsUrl === null
        ? null
        : { title: complaintsTitle, text: complaintsText ?? '', url: complaintsUrl, language },
    newsUrl: wire.newsUrl,
    socialLinks: parseRecords(wireNamedLink, wire.socialLinks, note),
    badges: parseRecords(wireNamedLink, wire.badges, note),
  };
}

function withNote<Value>(answer: Answer<Value>, { rejections }: ContentContext): Answer<Value> {
  if (!answer.ok && answer.error.kind === 'shape') rejections.note(answer.error.detail);
  return answer;
}

/**
 * Loads the site's settings in a language, or in the default language without a translation. Policy and redirects always come
 * from the default language if it exists: closing a country there must close it in every language.
 */
export async function fetchSite(locale: Locale, context: ContentContext): Promise<Answer<SiteRecord>> {
  const languages = [...new Set([DEFAULT_LOCALE, locale])];
  const entries = new Map<Locale, Attributes>();
  const answers = languages.map(async (language) => ({
    language,
    answer: await context.client.single('site-setting', { locale: language, populate: '*' }),
  }));
  for (const { language, answer } of await Promise.all(answers)) {
    const entry = answer.ok && isForeignSite(answer.value) ? failure('shape', 'site-setting: no field of it') : answer;
    if (!entry.ok) return withNote(entry, context);
    if (entry.value !== null) entries.set(language, entry.value);
  }
  const [first] = entries.values();
  const own = entries.get(locale);
  const site = siteOf(own ?? first ?? {}, own === undefined ? DEFAULT_LOCALE : undefined, context);
  const given = v.parse(wireSiteSetting, first ?? {}).redirects;
  const redirects = parseRecords(redirectSchema, given, (problem) => context.rejections.note(`redirects ${problem}`));
  return ok({ site, policy: first?.policy ?? null, redirects });
}

interface Listed<Schema> {
  type: string;
  query: Readonly<Record<string, string>>;
  max: number;
  schema: Schema;
  /** Whether an entry belongs to the list; all do if absent. */
  isListed?(entry: Attributes): boolean;
}

/** Loads a list of entries. Fails if all are invalid: a list that is known stays rather than an empty one. */
export async function fetchList<Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  { type, query, max, schema, isListed = () => true }: Listed<Schema>,
  context: ContentContext,
): Promise<Answer<v.InferOutput<Schema>[]>> {
  const entries = await context.client.list(type, query, max);
  if (!entries.ok) return withNote(entries, context);
  const listed = entries.value.filter(isListed);
  const read = parseRecords(schema, listed, (problem) => context.rejections.note(`${type} ${problem}`));
  if (listed.length > 0 && read.length === 0) return failure('shape', `${type}: no entry that can be read`);
  return ok(read);
}

/** Loads the editors' top competitions in rank order, with names in `locale`. */
export async function fetchTopCompetitions(
  locale: Locale,
  context: ContentContext,
): Promise<Answer<ListedCompetition[]>> {
  const query = { sort: 'rank:asc', locale, ...competitionPopulate('populate[competition][populate]') };
  const list = { type: 'top-competitions', query, max: MAX.top, schema: wireTopCompetition };
  return mapped(await fetchList(list, context), (tops) =>
    tops.flatMap(({ competition }) => (competition && listedCompetition(competition, locale, context)) ?? []),
  );
}

/** Loads the editors' top countries in rank order, with names in `locale`. */
export async function fetchTopCountries(locale: Locale, context: ContentContext): Promise<Answer<Country[]>> {
  const query = { sort: 'rank:asc', locale, ...countryPopulate('populate[country][populate]') };
  const list = { type: 'top-countries', query, max: MAX.top, schema: wireTopCountry };
  return mapped(await fetchList(list, context), (tops) =>
    tops.flatMap(({ country }) => (country === null ? [] : listedCountry(country, context))),
  );
}

/** Loads the news in one language, newest first. */
export async function fetchNews(locale: Locale, context: ContentContext): Promise<Answer<NewsItem[]>> {
  const query = { sort: 'publishedAt:desc', locale, populate: 'image' };
  const list = { type: 'news-items', query, max: MAX.news, schema: wireNewsItem };
  return mapped(await fetchList(list, context), (items) =>
    items.map(({ title, link, image, publishedAt: at }) => ({
      title,
      link,
      at,
      image: mediaAddress(context.client.upstream, image?.url ?? null),
    })),
  );
}
