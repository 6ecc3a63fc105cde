import { FIRST_LOCALE, type Locale } from '../domain/locale.ts';

/** Parts of a page that other sites may frame: a match, the table of a competition, the matches of a team. */
export const EMBED_KINDS = ['match', 'table', 'team'] as const;

export type EmbedKind = (typeof EMBED_KINDS)[number];

export interface EmbedSubject {
  kind: EmbedKind;
  id: string;
}

/** The parameters of `/embed` that name a subject. */
export const EMBED_PARAMETERS: Readonly<Record<EmbedKind, string>> = {
  match: 'match',
  table: 'competition',
  team: 'team',
};

/** The path of the page that makes the snippet, and the beginning of every embed’s path. */
export function embedRoot(locale: Locale): string {
  return locale === FIRST_LOCALE ? '/embed' : `/${locale}/embed`;
}

/** The address of the page that makes the snippet for a subject. */
export function snippetAddress({ kind, id }: EmbedSubject, locale: Locale): string {
  return `${embedRoot(locale)}?${EMBED_PARAMETERS[kind]}=${id}`;
}
