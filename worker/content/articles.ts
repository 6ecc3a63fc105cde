import * as v from 'valibot';
import { type Article, articleSchema, type FullArticle } from '../../web/domain/articles.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { type Answer, failure, mapped, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { type ContentReading, loadContent } from './contentReading.ts';
import { fetchArticle, fetchArticles, MAX_ARTICLES } from './fetchArticles.ts';
import { GROUP } from './purgeGroups.ts';
import { articleAnswerSchema } from './stored.ts';

interface Asked {
  locale: Locale;
  /** Milliseconds UTC. */
  now: number;
}

const articleListSchema = v.array(articleSchema);

function loadAll(locale: Locale, context: ContentReading) {
  return loadContent(context.articles, context, {
    key: `articles:${locale}`,
    groups: [GROUP.articles],
    load: () => fetchArticles(locale, context),
    parse: parserOf(articleListSchema),
  });
}

/** The newest articles whose date has come, newest first. */
export async function loadArticles({ locale, now }: Asked, context: ContentReading): Promise<Answer<Article[]>> {
  const all = await loadAll(locale, context);
  if (!all.ok) return all;
  return ok(context.isDraft ? all.value : all.value.filter(({ published }) => published <= now));
}

/** Keeps the addresses of an article in the languages where it can be read at `now`. */
export async function loadOpenSlugs(now: number, context: ContentReading) {
  const open = new Map<Locale, ReadonlySet<string | undefined>>();
  for (const locale of LOCALES) {
    const list = await loadArticles({ locale, now }, context);
    open.set(locale, new Set(list.ok ? list.value.map(({ slugs }) => slugs[locale]) : []));
  }
  return (slugs: Article['slugs'], own?: Locale): Article['slugs'] => {
    const kept = LOCALES.filter((each) => each === own || open.get(each)?.has(slugs[each]));
    return Object.fromEntries(kept.flatMap((each) => (slugs[each] === undefined ? [] : [[each, slugs[each]]])));
  };
}

/** Reads an article with its text; null if there is none, or before its date. */
export async function loadArticle(
  slug: string,
  { locale, now }: Asked,
  context: ContentReading,
): Promise<Answer<FullArticle | null>> {
  const { articleTexts, isDraft, lookups } = context;
  const list = await loadAll(locale, context);
  const listed = list.ok ? list.value : [];
  const isListed = listed.some(({ slugs }) => slugs[locale] === slug);
  // Visitors can invent names, so only a full list leaves a doubt.
  if (list.ok && !isListed && listed.length < MAX_ARTICLES) return ok(null);
  const answer = await loadContent(articleTexts, context, {
    key: `article:${locale}:${slug}`,
    lifetime: LIFETIMES.pageContent,
    groups: [GROUP.articles],
    load: () =>
      isListed || lookups.take(Date.now())
        ? fetchArticle(slug, locale, context)
        : Promise.resolve(failure('paced', 'too many articles in a minute')),
    parse: parserOf(articleAnswerSchema),
    lasts: ({ found }) => found !== null,
  });
  if (!answer.ok) return answer;
  const { found } = answer.value;
  return ok(found !== null && (isDraft || found.published <= now) ? found : null);
}

/** The visitor of a list of articles. Titles may give away results, so spoiler-free mode leaves articles out. */
export type Reader = Pick<Visitor, 'locale' | 'now' | 'spoilers'>;

/** Subjects of an article, by ids in the content and in the scores. */
interface Subjects {
  competitions: readonly string[];
  teams: readonly string[];
}

/** The articles beside other things, newest first: about some subjects, or all. */
export async function loadArticlesFor(
  { locale, now, spoilers }: Reader,
  context: ContentReading,
  about?: Subjects,
): Promise<Answer<Article[]>> {
  if (spoilers !== undefined) return ok([]);
  const list = await loadArticles({ locale, now }, context);
  if (about === undefined) return list;
  const isAbout = ({ competitions, teams }: Article) =>
    competitions.some((id) => about.competitions.includes(id)) || teams.some((id) => about.teams.includes(id));
  return mapped(list, (articles) => articles.filter(isAbout));
}

export const articleRoute = ({ slugs }: Pick<Article, 'slugs'>): Route => ({ name: 'article', slugs });

/** An article as news, like the items that point elsewhere. */
export function newsItemOf({ title, picture, published: at, slugs }: Article, locale: Locale): NewsItem {
  return { title, link: pathOf(articleRoute({ slugs }), locale), image: picture?.address ?? null, at };
}

/** The news whose date has come. A content system publishes its own in time; content files may have some of a later date. */
export function newsUntil(
  now: number,
  news: readonly NewsItem[],
  { isDraft }: Pick<ContentReading, 'isDraft'>,
): NewsItem[] {
  return news.filter(({ at }) => isDraft || at === null || at <= now);
}

/** News in order of date. Drafts, which have none, come first. */
export function newestFirst<Item extends Pick<NewsItem, 'at'>>(news: readonly Item[]): Item[] {
  const dateOf = ({ at }: Item) => at ?? Number.MAX_VALUE;
  return news.toSorted((one, other) => dateOf(other) - dateOf(one));
}
