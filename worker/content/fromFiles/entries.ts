import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import type { ReviewedEntry } from '../review/readEntries.ts';
import type { ContentFiles } from './schema.ts';
import { inLanguage } from './source.ts';

function entriesIn(locale: Locale, { pages, articles, operators, news }: ContentFiles): ReviewedEntry[] {
  const written = (entry: object) => inLanguage(entry, locale);
  return [
    ...pages.map(({ path, gone: custom410, sections, ...page }): ReviewedEntry => {
      const entry = { ...written(page), pageLink: path[locale], custom410, content: sections.map(written) };
      return { type: 'page-content', locale, entry };
    }),
    ...articles.map(({ teams, competitions: _, slug, ...article }): ReviewedEntry => {
      const others = LOCALES.filter((each) => each !== locale);
      const localizations = { data: others.map((each) => ({ attributes: { locale: each, slug: slug[each] } })) };
      return {
        type: 'article',
        locale,
        entry: { ...written(article), slug: slug[locale], teams: teams.join(', '), localizations },
      };
    }),
    ...operators.flatMap(({ name, countries }) =>
      Object.entries(countries).map(([code, { offer = {}, ...own }]): ReviewedEntry => {
        const listed = { data: [{ attributes: { code } }] };
        return {
          type: 'operator',
          locale,
          entry: { ...written(own), name, offer: written(offer), countries: listed },
        };
      }),
    ),
    ...news.map((item): ReviewedEntry => {
      const entry = { ...written(item), publishFrom: item.publishedAt };
      return { type: 'news-item', locale, entry };
    }),
  ];
}

/** The entries of the content files, in the form of Strapi’s. */
export const entriesOf = (files: ContentFiles): ReviewedEntry[] =>
  LOCALES.flatMap((locale) => entriesIn(locale, files));
