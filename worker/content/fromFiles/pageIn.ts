import type { Locale } from '../../../web/domain/locale.ts';
import { readRichText } from '../richText/readRichText.ts';
import type { EditedPage } from '../stored.ts';
import type { ContentFiles } from './schema.ts';

type FilePage = Partial<Omit<ContentFiles['pages'][number], 'path'>>;

/** A page of the content files in one language. `complete` fills the blanks of its texts. */
export function pageIn(
  { gone: removed = false, title, metaTitle, metaDescription, sections = [] }: FilePage,
  locale: Locale,
  complete = (text: string) => text,
): EditedPage {
  return {
    removed,
    title: title?.[locale] ?? null,
    metaTitle: metaTitle?.[locale] ?? null,
    metaDescription: metaDescription?.[locale] ?? null,
    sections: sections.map(({ heading, text }) => ({
      heading: heading?.[locale] ?? '',
      blocks: readRichText(complete(text[locale]), heading === undefined ? 2 : 3),
    })),
  };
}
