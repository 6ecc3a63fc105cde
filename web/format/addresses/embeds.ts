import type { Locale } from '../../domain/locale.ts';
import { inLocale } from './routes.ts';

/** Parts of a page that other sites may frame: a match, the table of a competition, the matches of a team. */
export const EMBED_KINDS = ['match', 'table', 'team'] as const;

export interface EmbedSubject {
  kind: (typeof EMBED_KINDS)[number];
  id: string;
}

/** The path of the page that makes the snippet, and the beginning of every embed’s path. */
export const embedRoot = (locale: Locale) => inLocale('/embed', locale);

/** The address of the page that makes the snippet for a subject. */
export const snippetAddress = ({ kind, id }: EmbedSubject, locale: Locale) => `${embedRoot(locale)}?${kind}=${id}`;
