import * as v from 'valibot';
import type { FullArticle } from '../../../web/domain/articles.ts';
import { FIRST_LOCALE, LOCALES, type Locale } from '../../../web/domain/locale.ts';
import type { Country, ListedCompetition } from '../../../web/domain/match.ts';
import { slugOf, slugWithId } from '../../../web/domain/slug.ts';
import { ok } from '../../base/result.ts';
import { nameOfClock, type VisitorClock } from '../../base/visitorClock.ts';
import { countryOf } from '../../feeds/normalize/country.ts';
import { wireInstant } from '../../feeds/normalize/wire.ts';
import { wireChannel } from '../fetchChannels.ts';
import { hostOf } from '../fetchOperators.ts';
import { wireOffer, wireOperator } from '../operatorFields.ts';
import { parseRichText } from '../richText/parseRichText.ts';
import type { ContentSource, EditedPage, Operator } from '../stored.ts';
import { fileEntries, inLanguage } from './entries.ts';
import { competitionIdOf, countryIdOf } from './names.ts';
import type { ContentFiles } from './schema.ts';
import type { ShippedContent } from './shipped.ts';

type FileArticle = ContentFiles['articles'][number];

/** An article of the content files in one language. `idsOf` finds a competition by its names. */
function articleIn(
  article: FileArticle,
  idsOf: (competition: FileArticle['competitions'][number]) => string[],
  locale: Locale,
): FullArticle {
  const { slug: slugs, title, lead, text, author, teams, picture: address, pictureAlt, pictureCredit } = article;
  const published = v.parse(wireInstant, article.firstPublished);
  const updated = article.updated === undefined ? published : v.parse(wireInstant, article.updated);
  const credit = pictureCredit?.[locale] ?? null;
  return {
    slugs,
    title: title[locale],
    lead: lead[locale],
    author: author[locale],
    writtenWithAi: article.writtenWithAi,
    published,
    updated: updated > published ? updated : null,
    picture: address === undefined ? null : { address, alt: pictureAlt?.[locale] ?? '', credit },
    competitions: article.competitions.flatMap(idsOf),
    teams,
    blocks: parseRichText(text[locale], 'h2'),
  };
}

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
      blocks: parseRichText(complete(text[locale]), heading === undefined ? 'h2' : 'h3'),
    })),
  };
}

type FileCountry = ContentFiles['countries'][number];
type FileCompetition = ContentFiles['competitions'][number];
type FileOperator = ContentFiles['operators'][number];

function operatorOf({ name, logo }: FileOperator, own: FileOperator['countries'][string], locale: Locale): Operator {
  const { offer, ...fields } = inLanguage(own, locale);
  const wire = v.parse(wireOperator, { ...fields, name });
  const terms = own.offer === undefined ? null : v.parse(wireOffer, inLanguage(own.offer, locale));
  return { ...wire, playUrl: own.playUrl, provider: slugOf(name), logo: logo ?? null, offer: terms };
}

function listedCountry(country: FileCountry, flagUrl: string | null): Country {
  const known = countryOf(countryIdOf(country), country.name[FIRST_LOCALE], flagUrl);
  return { ...known, names: country.name, flag: country.flag ?? known.flag };
}

/** The content of the shipped files by clock, because news shows from its date on. */
export function filesSource(
  { files, version }: Pick<ShippedContent, 'files' | 'version'>,
  flagUrl: string | null,
): (clock: VisitorClock) => ContentSource {
  const { countries, competitions, topLists, operators, channels, news, articles, pages, siteSettings } = files;
  const countryNamed = new Map(countries.map((each) => [each.name[FIRST_LOCALE], listedCountry(each, flagUrl)]));
  const listed = (competition: FileCompetition, locale: Locale): ListedCompetition[] => {
    const { name, logo = null } = competition;
    const id = competitionIdOf(competition);
    const country = countryNamed.get(competition.country);
    const slug = slugWithId(name[FIRST_LOCALE], id);
    return country === undefined ? [] : [{ id, slug, name: name[locale], country, logo }];
  };
  const competitionId = (wanted: { country: string; name: string }) =>
    competitions
      .filter(({ country, name }) => country === wanted.country && name[FIRST_LOCALE] === wanted.name)
      .map(competitionIdOf);
  const named = (name: FileCountry['name'], locale: Locale) => [...new Set([name[locale], name[FIRST_LOCALE]])];
  return (clock) => ({
    upstream: { id: `content:files:${version}${nameOfClock(clock)}`, kind: 'files', baseUrl: 'https://files.invalid' },
    operators: async (country, locale) =>
      ok(
        operators.flatMap((operator) => {
          const own = operator.countries[country];
          return own === undefined ? [] : [operatorOf(operator, own, locale)];
        }),
      ),
    providers: async () =>
      ok(
        operators.map(({ name, countries: own }) => ({
          provider: slugOf(name),
          countries: Object.keys(own),
          hosts: Object.values(own).map(({ playUrl }) => hostOf(playUrl)),
        })),
      ),
    channels: async () =>
      ok(
        channels.map(({ competitions: shown, countries: codes, ...own }) => ({
          ...v.parse(wireChannel, own),
          ...{ competitions: shown.flatMap(competitionId), countries: codes },
        })),
      ),
    topCompetitions: async (locale) =>
      ok(
        topLists.competitions.flatMap(({ country, name }) =>
          competitions
            .filter((each) => each.country === country && each.name[FIRST_LOCALE] === name)
            .flatMap((each) => listed(each, locale)),
        ),
      ),
    topCountries: async () => ok(topLists.countries.flatMap((name) => countryNamed.get(name) ?? [])),
    news: async (locale) =>
      ok(
        news
          .map((item) => ({ ...item, at: v.parse(wireInstant, item.publishedAt) }))
          .filter(({ at }) => at <= clock.now)
          .sort((one, other) => other.at - one.at)
          .map(({ title, link, image = null, at }) => ({ title: title[locale], link: link[locale], image, at })),
      ),
    articles: async (locale) =>
      ok(
        articles
          .map((each) => articleIn(each, competitionId, locale))
          .sort((one, other) => other.published - one.published),
      ),
    async article(slug, locale) {
      const found = articles.find((each) => each.slug[locale] === slug);
      return ok({ found: found === undefined ? null : articleIn(found, competitionId, locale) });
    },
    async site(locale) {
      const { partner, complaints, newsUrl, socialLinks, badges, policy, redirects } = siteSettings;
      const site = {
        partner: partner === undefined ? null : { ...partner, logo: partner.logo ?? null },
        complaints:
          complaints === undefined
            ? null
            : { title: complaints.title[locale], text: complaints.text[locale], url: complaints.url[locale] },
        newsUrl: newsUrl?.[locale] ?? null,
        socialLinks,
        badges,
      };
      return ok({ site, policy, redirects });
    },
    async page(path, locale) {
      const page = pages.find((each) => each.path[locale] === path);
      return ok({ found: page === undefined ? null : pageIn(page, locale) });
    },
    entries: async () => ok(fileEntries(files)),
    pageLinks: async () => ok(pages.flatMap(({ path }) => LOCALES.map((locale) => path[locale]))),
    catalogue: async (locale) =>
      ok({
        competitions: competitions.flatMap((each) =>
          listed(each, locale).map((entry) => ({ entry, names: named(each.name, locale) })),
        ),
        countries: countries.map((each) => ({
          entry: listedCountry(each, flagUrl),
          names: named(each.name, locale),
        })),
      }),
  });
}
