import { inEveryLanguage, type Locale } from '../../../web/domain/locale.ts';
import { offerFieldNames, operatorFieldNames } from '../operatorFields.ts';
import { competitionIdOf, countryIdOf } from './names.ts';
import { buildRows, type Row, rowWith } from './row.ts';
import type { ContentFiles } from './schema.ts';

/** Content types by their singular API id. */
export type ContentTypeName =
  | 'competition'
  | 'country'
  | 'operator'
  | 'top-competition'
  | 'top-country'
  | 'news-item'
  | 'page-content'
  | 'site-setting';

/** All published entries at an instant (milliseconds UTC), as rows by content type. */
export type ContentStore = (type: ContentTypeName, now: number) => readonly Row[];

/** A field of a content file: a value, or a text in each language. */
type FileValue = string | number | boolean | Readonly<Record<Locale, string>> | undefined;

function countryRows({ countries, operators }: ContentFiles): readonly Row[] {
  const named = countries.map((country) =>
    inEveryLanguage((locale) => ({
      fields: { countryId: countryIdOf(country), code: null, name: country.name[locale] },
      media: { flag: country.flag ?? null },
    })),
  );
  // Operators refer to countries by code. Each code gets its own row without a page.
  const codes = new Set(operators.flatMap(({ countries: own }) => Object.keys(own)));
  const licensed = [...codes].map((code) => inEveryLanguage(() => ({ fields: { countryId: null, code, name: code } })));
  return buildRows([...named, ...licensed]);
}

function competitionRows({ competitions }: ContentFiles, countries: readonly Row[]): readonly Row[] {
  return buildRows(
    competitions.map((competition) =>
      inEveryLanguage((locale) => {
        const english = rowWith(countries, 'name', competition.country, 'en');
        const country = rowWith(countries, 'countryId', english?.fields.countryId ?? null, locale);
        return {
          fields: { competitionId: competitionIdOf(competition), name: competition.name[locale] },
          relations: { country },
          media: { logo: competition.logo ?? null },
        };
      }),
    ),
  );
}

/** Builds one ranked row for each id, in order, related to the row with that id. */
function rankedRows(relation: string, rows: readonly Row[], field: string, ids: readonly string[]): readonly Row[] {
  return buildRows(
    ids.map((id, index) =>
      inEveryLanguage((locale) => ({
        fields: { rank: index + 1 },
        relations: { [relation]: rowWith(rows, field, id, locale) },
      })),
    ),
  );
}

/** A row’s values of these fields in a language; null for each that the file lacks. */
function valuesIn(locale: Locale, names: readonly string[], own: Readonly<Record<string, FileValue>>) {
  return Object.fromEntries(
    names.map((name) => {
      const value = own[name] ?? null;
      return [name, value !== null && typeof value === 'object' ? value[locale] : value];
    }),
  );
}

function operatorRows({ operators }: ContentFiles, countries: readonly Row[]): readonly Row[] {
  const entries = operators.flatMap((operator, index) =>
    Object.entries(operator.countries).map(([code, own]) => ({ operator, code, own, rank: index + 1 })),
  );
  return buildRows(
    entries.map(({ operator, code, own: { offer, ...fields }, rank }, index) =>
      inEveryLanguage((locale) => ({
        fields: { name: operator.name, rank, ...valuesIn(locale, operatorFieldNames, fields) },
        relations: { countries: countries.filter((row) => row.locale === locale && row.fields.code === code) },
        components: {
          offer: offer === undefined ? null : { id: index + 1, ...valuesIn(locale, offerFieldNames, offer) },
        },
        media: { logo: operator.logo ?? null },
      })),
    ),
  );
}

function pageRows({ pages }: ContentFiles): readonly Row[] {
  return buildRows(
    pages.map((page) =>
      inEveryLanguage((locale) => ({
        fields: {
          pageLink: page.path[locale],
          title: page.title?.[locale] ?? null,
          metaTitle: page.metaTitle?.[locale] ?? null,
          metaDescription: page.metaDescription?.[locale] ?? null,
          custom410: page.gone,
        },
        components: {
          content: page.sections.map(({ heading, text }, index) => ({
            id: index + 1,
            heading: heading?.[locale] ?? null,
            text: text[locale],
          })),
        },
      })),
    ),
  );
}

function siteRows({ siteSettings }: ContentFiles): readonly Row[] {
  const { partner, complaints, newsUrl, socialLinks, badges, policy } = siteSettings;
  return buildRows([
    inEveryLanguage((locale) => ({
      fields: {
        partnerName: partner?.name ?? null,
        partnerUrl: partner?.url ?? null,
        complaintsTitle: complaints?.title[locale] ?? null,
        complaintsText: complaints?.text[locale] ?? null,
        complaintsUrl: complaints?.url[locale] ?? null,
        newsUrl: newsUrl?.[locale] ?? null,
        socialLinks,
        badges,
        policy: JSON.parse(JSON.stringify(policy)),
      },
      media: { partnerLogo: partner?.logo ?? null },
      publishedAt: null,
    })),
  ]);
}

function newsRows({ news }: ContentFiles, now: number): readonly Row[] {
  const published = news.map((item) => ({ ...item, publishedAt: new Date(item.publishedAt).toISOString() }));
  return buildRows(
    published
      .filter(({ publishedAt }) => Date.parse(publishedAt) <= now)
      .map(({ title, link, image, publishedAt }) =>
        inEveryLanguage((locale) => ({
          fields: { title: title[locale], link: link[locale] },
          media: { image: image ?? null },
          publishedAt,
        })),
      ),
  );
}

/** Creates a store of the files' rows. It leaves out news that is dated after `now`. */
export function fileStore(files: ContentFiles): ContentStore {
  const countries = countryRows(files);
  const competitions = competitionRows(files, countries);
  const idOfCountry = (name: string) => String(rowWith(countries, 'name', name, 'en')?.fields.countryId);
  const { topLists } = files;
  const fixed = {
    competition: competitions,
    country: countries,
    operator: operatorRows(files, countries),
    'top-competition': rankedRows(
      'competition',
      competitions,
      'competitionId',
      topLists.competitions.flatMap(({ country, name }) =>
        files.competitions.filter((each) => each.country === country && each.name.en === name).map(competitionIdOf),
      ),
    ),
    'top-country': rankedRows('country', countries, 'countryId', topLists.countries.map(idOfCountry)),
    'page-content': pageRows(files),
    'site-setting': siteRows(files),
  };
  return (type, now) => (type === 'news-item' ? newsRows(files, now) : fixed[type]);
}
