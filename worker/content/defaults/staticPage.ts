import type { Locale } from '../../../web/domain/locale.ts';
import type { Block } from '../../../web/domain/richText.ts';

/** Converts plain paragraphs, followed by links, to rich text. */
export function plainBlocks(paragraphs: readonly string[], links: readonly StaticLink[]): Block[] {
  const blocks: Block[] = paragraphs.map((text) => ({ kind: 'paragraph', children: [text] }));
  const items = links.map(({ label, url }): Block[] => [
    { kind: 'paragraph', children: [{ kind: 'link', url, children: [label] }] },
  ]);
  return items.length === 0 ? blocks : [...blocks, { kind: 'list', ordered: false, items }];
}

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
