import type { Locale } from '../../../web/domain/locale.ts';
import type { Attributes } from '../client.ts';

/** The content types that are asked about, by their names in Strapi. */
export type EntryType = 'page-content' | 'article' | 'operator' | 'news-item' | 'channel';

/** By type: the field that names an entry. */
const NAMED: Readonly<Record<EntryType, string>> = {
  'page-content': 'pageLink',
  article: 'title',
  operator: 'name',
  'news-item': 'title',
  channel: 'name',
};

/** An entry as Strapi sends it. `name` is for people. */
export interface ReviewedEntry {
  type: EntryType;
  locale: Locale;
  name: string;
  entry: Attributes;
}

export function reviewed(type: EntryType, locale: Locale, entry: Attributes): ReviewedEntry {
  const name = entry[NAMED[type]];
  return { type, locale, entry, name: `${type} “${typeof name === 'string' ? name.trim() : ''}” (${locale})` };
}
