import type { Locale } from '../../../web/domain/locale.ts';
import { parsePage } from '../fetchPages.ts';
import { inLanguage } from '../fromFiles/entries.ts';
import type { EditedPage } from '../stored.ts';
import pages from './pages.json' with { type: 'json' };

export type StaticPageName = keyof typeof pages;

/**
 * Default static pages by the last segment of their path, written as in the content files. A page that editors publish
 * replaces its default. `{{age}}` is the minimum age to bet in the visitor’s country,
 * `{{contact}}` the setting PUBLISHER_CONTACT. A section without text is left out.
 */
export const staticPages: Readonly<typeof pages> = pages;

/** A default page in one language. `complete` fills the blanks of its texts. */
export function defaultPage(
  name: StaticPageName,
  locale: Locale,
  complete: (text: string) => string,
): EditedPage | null {
  const { sections, ...texts } = staticPages[name];
  const content = sections.map((section) => {
    const { text, ...heading } = inLanguage(section, locale);
    return { ...heading, text: complete(String(text)) };
  });
  const page = parsePage({ ...inLanguage(texts, locale), content }, () => undefined);
  return page && { ...page, sections: page.sections.filter(({ blocks }) => blocks.length > 0) };
}
