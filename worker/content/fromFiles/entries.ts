import { FIRST_LOCALE, LOCALES, type Locale } from '../../../web/domain/locale.ts';
import type { Attributes } from '../client.ts';
import { competitionIdOf, countryIdOf } from './names.ts';
import type { ContentFiles } from './schema.ts';

type Entry<File extends 'countries' | 'competitions'> = ContentFiles[File][number];
type Called = ContentFiles['topLists']['competitions'][number];

/** The fields of an entry in one language. */
export function inLanguage(fields: object, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && locale in value ? Reflect.get(value, locale) : value,
    ]),
  );
}

const related = (attributes: object) => ({ data: { attributes } });
const relatedTo = (each: readonly object[]) => ({ data: each.map((attributes) => ({ attributes })) });
const media = (url: string | undefined) => (url === undefined ? null : related({ url }));

/** The entries of the content files in one language, as Strapi would send them: an operator for each of its countries. */
export function entriesIn(files: ContentFiles, locale: Locale): Readonly<Record<string, readonly Attributes[]>> {
  const { countries, competitions, topLists, operators, channels, news, articles, pages } = files;
  const named = ({ name }: Entry<'countries'>) => ({
    name: name[locale],
    locale,
    localizations: relatedTo(LOCALES.map((each) => ({ locale: each, name: name[each] }))),
  });
  const countryOf = (entry: Entry<'countries'>) => {
    return { ...named(entry), countryId: countryIdOf(entry), flag: media(entry.flag) };
  };
  const countryCalled = (name: string) => countries.filter((each) => each.name[FIRST_LOCALE] === name).map(countryOf);
  const competitionOf = (entry: Entry<'competitions'>) => {
    const [country] = countryCalled(entry.country).map(related);
    return { ...named(entry), competitionId: competitionIdOf(entry), logo: media(entry.logo), country };
  };
  const competitionCalled = (called: Called) =>
    competitions.filter((each) => each.country === called.country && each.name[FIRST_LOCALE] === called.name);
  const idsOf = (called: readonly Called[]) =>
    relatedTo(called.flatMap(competitionCalled).map((each) => ({ competitionId: competitionIdOf(each) })));
  return {
    countries: countries.map(countryOf),
    competitions: competitions.map(competitionOf),
    'top-countries': topLists.countries.flatMap(countryCalled).map((country) => ({ country: related(country) })),
    'top-competitions': topLists.competitions
      .flatMap(competitionCalled)
      .map((each) => ({ competition: related(competitionOf(each)) })),
    operators: operators.flatMap(({ name, logo, countries: places }) =>
      Object.entries(places).map(([code, { offer, ...own }]) => {
        const terms = offer === undefined ? null : inLanguage(offer, locale);
        return { ...inLanguage(own, locale), name, logo: media(logo), offer: terms, countries: relatedTo([{ code }]) };
      }),
    ),
    channels: channels.map(({ countries: codes, competitions: shown, ...own }) => {
      return { ...own, competitions: idsOf(shown), countries: relatedTo(codes.map((code) => ({ code }))) };
    }),
    // `name` tells which entries of two languages are one.
    'news-items': news.map(({ image, ...item }) => {
      return { ...inLanguage(item, locale), name: item.link.en, publishFrom: item.publishedAt, image: media(image) };
    }),
    articles: articles.map((article) => {
      const others = LOCALES.filter((each) => each !== locale);
      const localizations = relatedTo(others.map((each) => ({ locale: each, slug: article.slug[each] })));
      const fields = { teams: article.teams.join(), localizations, competitions: idsOf(article.competitions) };
      return { ...inLanguage(article, locale), ...fields, picture: media(article.picture) };
    }),
    'page-contents': pages.map(({ path, sections, gone, ...texts }) => {
      const content = sections.map((section) => inLanguage(section, locale));
      return { ...inLanguage(texts, locale), pageLink: path[locale], custom410: gone, content };
    }),
  };
}

/** The site’s settings of the content files in one language, as Strapi would send them. */
export function siteSettingIn({ siteSettings }: ContentFiles, locale: Locale): Attributes {
  const { partner, complaints, newsUrl, ...own } = siteSettings;
  return {
    ...{ ...own, newsUrl: newsUrl?.[locale] },
    ...{ partnerName: partner?.name, partnerUrl: partner?.url, partnerLogo: media(partner?.logo) },
    complaintsTitle: complaints?.title[locale],
    complaintsText: complaints?.text[locale],
    complaintsUrl: complaints?.url[locale],
  };
}
