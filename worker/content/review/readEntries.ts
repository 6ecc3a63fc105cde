import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { type Answer, ok } from '../../base/result.ts';
import type { Attributes, createContentClient } from '../client.ts';
import type { EntryType } from './whyHidden.ts';

/** An entry of the content as Strapi sends it. */
export interface ReviewedEntry {
  type: EntryType;
  locale: Locale;
  entry: Attributes;
}

/** More than an editor looks through. */
const MOST_REVIEWED = 300;

const COLLECTIONS: readonly (readonly [EntryType, collection: string, populate: Readonly<Record<string, string>>])[] = [
  ['page-content', 'page-contents', { populate: 'content' }],
  [
    'article',
    'articles',
    { 'populate[localizations][fields][0]': 'slug', 'populate[localizations][fields][1]': 'locale' },
  ],
  ['operator', 'operators', { 'populate[countries][fields][0]': 'code', 'populate[offer]': 'true' }],
  ['news-item', 'news-items', {}],
];

/** Reads the entries that editors publish, in every language. A Strapi without a type has no entries of it. */
export async function readEntries(client: ReturnType<typeof createContentClient>): Promise<Answer<ReviewedEntry[]>> {
  const wanted = COLLECTIONS.flatMap((each) => LOCALES.map((locale) => ({ each, locale })));
  const found: ReviewedEntry[] = [];
  for (const {
    each: [type, collection, populate],
    locale,
  } of wanted) {
    const list = await client.list(collection, { locale, ...populate }, MOST_REVIEWED);
    if (!list.ok && list.error.kind !== 'missing') return list;
    if (list.ok) found.push(...list.value.map((entry) => ({ type, locale, entry })));
  }
  return ok(found);
}
