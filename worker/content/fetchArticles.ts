import type * as v from 'valibot';
import type { Article } from '../../web/domain/articles.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { type Answer, mapped, ok, orNothing } from '../base/result.ts';
import { parseRecords } from '../feeds/normalize/limits.ts';
import type { ContentContext } from './client.ts';
import { fetchList } from './fetchSettings.ts';
import { parseRichText } from './richText/parseRichText.ts';
import type { ArticleAnswer } from './stored.ts';
import { mediaAddress, wireArticle } from './wire.ts';

/** Articles in the list of a language. Older ones keep their page. */
export const MAX_ARTICLES = 1_000;

const FIELDS = ['slug', 'title', 'lead', 'author', 'firstPublished', 'updated', 'pictureAlt', 'pictureCredit', 'teams'];

/** Everything but the text, which is long. */
const LIST = Object.fromEntries([...FIELDS, 'publishedAt', 'locale'].map((name, at) => [`fields[${at}]`, name]));

const POPULATE = {
  'populate[picture]': 'true',
  'populate[competitions][fields][0]': 'competitionId',
  'populate[localizations][fields][0]': 'slug',
  'populate[localizations][fields][1]': 'locale',
};

function articleOf(wire: v.InferOutput<typeof wireArticle>, locale: Locale, { client }: ContentContext): Article {
  const { slug, localizations, firstPublished: published, updated, picture, pictureAlt, pictureCredit: credit } = wire;
  const { title, lead, author, competitions, teams } = wire;
  const address = mediaAddress(client.upstream, picture?.url ?? null);
  return {
    slugs: { ...Object.fromEntries((localizations ?? []).map((each) => [each.locale, each.slug])), [locale]: slug },
    title,
    lead,
    author,
    published,
    updated: updated !== null && updated > published ? updated : null,
    picture: address === null ? null : { address, alt: pictureAlt ?? picture?.alternativeText ?? '', credit },
    competitions: (competitions ?? []).map(({ competitionId }) => competitionId),
    teams: teams ?? [],
  };
}

/** Loads the articles of a language, newest first. A Strapi from before articles has none. */
export async function fetchArticles(locale: Locale, context: ContentContext): Promise<Answer<Article[]>> {
  const query = { sort: 'firstPublished:desc', locale, ...LIST, ...POPULATE };
  const list = { type: 'articles', query, max: MAX_ARTICLES, schema: wireArticle };
  return mapped(orNothing(await fetchList(list, context), 'missing', []), (wires) => {
    const articles = new Map<string, Article>();
    // Content files have their own order.
    for (const wire of wires.toSorted((one, other) => other.firstPublished - one.firstPublished)) {
      if (articles.has(wire.slug)) context.rejections.note(`articles slug: ${wire.slug} is there already`);
      else articles.set(wire.slug, articleOf(wire, locale, context));
    }
    return [...articles.values()];
  });
}

/** Loads an article with its text. Of several with one slug the newest counts, as in the list. */
export async function fetchArticle(
  slug: string,
  locale: Locale,
  context: ContentContext,
): Promise<Answer<ArticleAnswer>> {
  const query = { 'filters[slug][$eq]': slug, sort: 'firstPublished:desc', locale, ...POPULATE };
  const rows = orNothing(await context.client.list('articles', query, 2), 'missing', []);
  if (!rows.ok) return rows;
  // Strapi 4 returns every row when it ignores a filter (contract.md, What Strapi does).
  const [row] = rows.value.filter((each) => each.slug === slug);
  if (row === undefined) return ok({ found: null });
  const note = (problem: string) => context.rejections.note(`articles ${problem}`);
  const [wire] = parseRecords(wireArticle, [row], note);
  if (wire === undefined) return ok({ found: null });
  const writtenWithAi = wire.writtenWithAi === true;
  const blocks = parseRichText(row.text, 'h2', note);
  return ok({ found: { ...articleOf(wire, locale, context), writtenWithAi, blocks } });
}
