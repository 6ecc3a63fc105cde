import { FIRST_LOCALE, LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { type ReviewedEntry, reviewed } from '../review/entries.ts';
import type { ContentFiles } from './schema.ts';

/** The fields of an entry in one language. */
export function inLanguage(fields: object, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && locale in value ? Reflect.get(value, locale) : value,
    ]),
  );
}

const related = (each: object) => ({ attributes: each });

function entriesIn({ pages, articles, operators, channels, news }: ContentFiles, locale: Locale): ReviewedEntry[] {
  return [
    ...pages.map(({ path, sections, gone, ...texts }) => {
      const content = sections.map((section) => inLanguage(section, locale));
      const fields = { pageLink: path[locale], custom410: gone, content };
      return reviewed('page-content', locale, { ...inLanguage(texts, locale), ...fields });
    }),
    ...articles.map((article) => {
      const others = LOCALES.filter((each) => each !== locale);
      const localizations = { data: others.map((each) => related({ locale: each, slug: article.slug[each] })) };
      const fields = { teams: article.teams.join(), localizations, picture: null, competitions: null };
      return reviewed('article', locale, { ...inLanguage(article, locale), ...fields });
    }),
    ...operators.flatMap(({ name, countries }) =>
      Object.entries(countries).map(([code, { offer, ...own }]) => {
        const terms = offer === undefined ? null : inLanguage(offer, locale);
        const fields = { name, offer: terms, countries: { data: [related({ code })] } };
        return reviewed('operator', locale, { ...inLanguage(own, locale), ...fields });
      }),
    ),
    // The build has checked the competitions.
    ...(locale === FIRST_LOCALE ? channels : []).map(({ countries, competitions: _, ...own }) =>
      reviewed('channel', locale, { ...own, countries: { data: countries.map((code) => related({ code })) } }),
    ),
    // `name` tells which entries of two languages are one.
    ...news.map(({ publishedAt, image: _, ...item }) =>
      reviewed('news-item', locale, { ...inLanguage(item, locale), name: item.link.en, publishFrom: publishedAt }),
    ),
  ];
}

/** The entries of the content files as Strapi would send them, one for each language, and for each country of an operator. */
export const fileEntries = (files: ContentFiles): ReviewedEntry[] =>
  LOCALES.flatMap((locale) => entriesIn(files, locale));
