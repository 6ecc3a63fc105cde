import type { Locale } from '../../../web/domain/locale.ts';

/** A link below the text of a section. */
export interface StaticLink {
  readonly label: string;
  readonly url: string;
}

/** A built-in page of plain text without markup. `{{age}}` is the minimum age to bet in the visitor’s country. */
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

export type TranslatedPage = Readonly<Record<Locale, StaticPage>>;
