import * as v from 'valibot';
import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { localeOfPath, parsePath } from '../../../web/format/addresses/routes.ts';
import { mapAtOnce } from '../../base/mapAtOnce.ts';
import { type Answer, all, mapped, orNothing } from '../../base/result.ts';
import { wireInstant } from '../../feeds/normalize/wire.ts';
import { type Attributes, type ContentClient, DEFAULT_LOCALE, type Query } from '../client.ts';
import { staticPages } from '../defaults/staticPages.ts';
import { CHANNELS } from '../fetchChannels.ts';
import { parseOffer, parseProviders } from '../fetchOperators.ts';
import { parseRichText } from '../richText/parseRichText.ts';
import { countryCodes } from '../wire.ts';
import { type EntryType, type Known, whyHidden } from './whyHidden.ts';

/** More than an editor looks through. */
const MAX_REVIEWED = 300;

const LOCALIZATIONS = { 'populate[localizations][fields][0]': 'slug', 'populate[localizations][fields][1]': 'locale' };
const OFFERS = { 'populate[countries][fields][0]': 'code', 'populate[offer]': 'true' };

/** By type: the collection, the field that names an entry, and what to populate. */
const REVIEWED: readonly (readonly [EntryType, string, string, Query])[] = [
  ['page-content', 'page-contents', 'pageLink', { populate: 'content' }],
  ['article', 'articles', 'title', LOCALIZATIONS],
  ['operator', 'operators', 'name', OFFERS],
  ['news-item', 'news-items', 'title', {}],
  ['channel', 'channels', 'name', CHANNELS],
];

/** An entry as Strapi sends it. `name` is for people. */
interface ReviewedEntry {
  type: EntryType;
  locale: Locale;
  name: string;
  entry: Attributes;
}

/** The platform opens six connections at a time. */
const AT_ONCE = 6;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Reads the entries that editors publish, in every language. A Strapi without a type has no entries of it. */
export async function loadEntries(client: ContentClient): Promise<Answer<ReviewedEntry[]>> {
  const wanted = REVIEWED.flatMap((each) =>
    // A channel is the same in each language.
    (each[0] === 'channel' ? [DEFAULT_LOCALE] : LOCALES).map((locale) => [...each, locale] as const),
  );
  const lists = await mapAtOnce(wanted, AT_ONCE, async ([type, collection, field, populate, locale]) => {
    const list = orNothing(await client.list(collection, { locale, ...populate }, MAX_REVIEWED), 'missing', []);
    return mapped(list, (all) =>
      all.map((entry) => ({ type, locale, entry, name: `${type} “${textOf(entry[field])}” (${locale})` })),
    );
  });
  return mapped(all(lists), (entries) => entries.flat());
}

/** Each entry that does not show, with the field and the reason. Entries that wait for their time are left out. */
export async function hiddenEntries(entries: readonly ReviewedEntry[], known: Omit<Known, 'locale' | 'operators'>) {
  const operators = parseProviders(entries.flatMap(({ type, entry }) => (type === 'operator' ? [entry] : [])));
  const found = await mapAtOnce(entries, AT_ONCE, async ({ type, locale, name, entry }) => {
    const reasons = await whyHidden(type, entry, { ...known, operators, locale });
    return reasons.flatMap(({ field, why, waits }) => (waits ? [] : [{ name, field, why }]));
  });
  return found.flat();
}

/**
 * Entries that begin or end after `now` (milliseconds UTC), the next first. Drafts begin at `publishFrom`, articles at
 * `firstPublished`; offers end.
 */
export function scheduledEntries(entries: readonly ReviewedEntry[], now: number) {
  return entries
    .map(({ name, entry }) => {
      const from = v.safeParse(wireInstant, entry.publishFrom ?? entry.firstPublished);
      const until = parseOffer(entry.offer, () => undefined)?.expiresAt ?? null;
      const starts = from.success && from.output > now ? from.output : null;
      return { name, countries: v.parse(countryCodes, entry.countries), from: starts, until };
    })
    .filter(({ from, until }) => from !== null || (until !== null && until > now))
    .toSorted((one, other) => (one.from ?? one.until ?? 0) - (other.from ?? other.until ?? 0));
}

const localized = v.object({ data: v.array(v.object({ attributes: v.object({ slug: v.string() }) })) });

/** What the languages of an entry share; empty if it needs no translation. */
function keyOf({ type, entry }: ReviewedEntry): string {
  if (type === 'channel') return '';
  if (type !== 'page-content' && type !== 'article') return textOf(entry.name ?? entry.link);
  const route = parsePath(textOf(entry.pageLink))?.route;
  if (type === 'page-content') return route?.name === 'static' ? route.path : '';
  const others = v.is(localized, entry.localizations) ? entry.localizations.data : [];
  return [textOf(entry.slug), ...others.map(({ attributes }) => attributes.slug)].toSorted().join(' ');
}

/** Names the entries that are missing in a language. */
export function untranslated(entries: readonly ReviewedEntry[]): string[] {
  // Editors may save a Dutch page in the default language.
  const languageOf = ({ type, locale, entry }: ReviewedEntry) =>
    type === 'page-content' ? localeOfPath(textOf(entry.pageLink)) : locale;
  const keyed = entries.filter((each) => keyOf(each) !== '');
  return [...Map.groupBy(keyed, (each) => `${each.type} ${keyOf(each)}`).values()].flatMap((own) => {
    const lacking = LOCALES.filter((locale) => !own.some((each) => languageOf(each) === locale));
    return lacking.map((locale) => `${own[0]?.name} is not in ${locale}`);
  });
}

/** Fields with a link. An operator’s play link is none, because following it counts as a visit. */
const LINK = /^(url|link|reviewPage|(partner|complaints|news)Url)$/;

/** The links in an entry or in the site’s settings, also those in its texts. */
function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]: [string, unknown]) => {
    if (typeof own !== 'string') return urlsIn(own);
    if (name === 'text') return urlsIn(parseRichText(own, 'h2'));
    return LINK.test(name) ? [own] : [];
  });
}

/** All links of entries and of the site’s settings. `of` says where. */
export const linksOf = (entries: readonly ReviewedEntry[], site: unknown) => [
  ...entries.flatMap(({ name, entry }) => urlsIn(entry).map((url) => ({ of: name, url }))),
  ...urlsIn(site).map((url) => ({ of: 'the site’s settings', url })),
];

/**
 * The links to missing pages of the site. Of matches, teams and competitions only the form of the path counts, because
 * they come and go.
 */
export function lostLinks(entries: readonly ReviewedEntry[], site: unknown, origin: string | null) {
  const pages = new Set(entries.map(({ entry }) => entry.pageLink));
  return linksOf(entries, site).filter(({ url }) => {
    const isOwn = url.startsWith('/') || (origin !== null && url.startsWith(`${origin}/`));
    if (!isOwn || !URL.canParse(url, 'https://site.invalid')) return false;
    const { pathname } = new URL(url, 'https://site.invalid');
    const route = parsePath(pathname)?.route;
    if (route?.name !== 'static') return route === undefined;
    return !pages.has(pathname) && !Object.hasOwn(staticPages, route.path);
  });
}
