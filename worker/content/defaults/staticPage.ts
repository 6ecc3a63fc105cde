import type { Locale } from '../../../web/domain/locale.ts';

/** A link below the text of a section. */
export interface StaticLink {
  readonly label: string;
  readonly url: string;
}

/** A page of text as the site ships it: plain words, no markup. */
export interface StaticPage {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly links?: readonly StaticLink[];
  }[];
}

/** One page in the languages of the site. */
export type TranslatedPage = Readonly<Record<Locale, StaticPage>>;
