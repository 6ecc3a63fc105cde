import type { Locale } from '../../../web/domain/locale.ts';
import type { Attributes } from '../client.ts';

/** The content types that are asked about, by their names in Strapi. */
export type EntryType = 'page-content' | 'article' | 'operator' | 'news-item';

/** An entry as Strapi sends it. `name` is for people. */
export interface ReviewedEntry {
  type: EntryType;
  locale: Locale;
  name: string;
  entry: Attributes;
}
