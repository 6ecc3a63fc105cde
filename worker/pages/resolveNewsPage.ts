import { Late } from '../../web/data/late.ts';
import type { AboutArticle, ListedNews } from '../../web/data/newsViews.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { Article } from '../../web/domain/articles.ts';
import type { Follow } from '../../web/domain/follow.ts';
import { imageAddress } from '../../web/domain/imageAddress.ts';
import type { Competition, Team } from '../../web/domain/match.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { type Answer, ok } from '../base/result.ts';
import {
  articleRoute,
  loadArticle,
  loadArticles,
  loadArticlesFor,
  loadOpenSlugs,
  newestFirst,
  newsItemOf,
  newsUntil,
} from '../content/articles.ts';
import { loadShared } from '../content/sharedSettings.ts';
import { sourceCompetitionIds } from '../live/competition/navigation.ts';
import { namePersonalFollows } from '../live/follows/nameFollows.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { messagePage } from './messagePages.ts';
import { loadCovers } from './newsCovers.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

const A_PAGE = 20;

/** News on a page that is about something else. */
const MAX_BESIDE = 4;

/** The news: articles, and items that point elsewhere, newest first. */
export async function resolveNewsPage(route: Route & { name: 'news' }, context: PageContext): Promise<PageDraft> {
  const { visitor, content, search } = context;
  const { locale } = visitor;
  const [articles, shared, coverOf] = await Promise.all([
    loadArticles(visitor, content),
    loadShared(visitor, content),
    loadCovers(context),
  ]);
  if (!articles.ok && !shared.ok) return messagePage(context, 'unavailable');
  const listed = (articles.ok ? articles.value : []).map(
    (each): ListedNews => ({ ...newsItemOf(each, locale), lead: each.lead, cover: coverOf(each.title, each) }),
  );
  const elsewhere = newsUntil(visitor.now, shared.ok ? shared.value.news : [], content).map(
    (each): ListedNews => ({ ...each, lead: null, cover: coverOf(each.title) }),
  );
  const all = newestFirst([...listed, ...elsewhere]);
  const pages = Math.max(1, Math.ceil(all.length / A_PAGE));
  const page = Math.min(readPage(search.get('page')) ?? 1, pages);
  const news = all.slice((page - 1) * A_PAGE, page * A_PAGE);
  const t = wordsOf(context);
  return {
    status: 200,
    head: {
      title: t('news.title'),
      description: t('news.description'),
      route,
      indexed: page === 1 && all.length > 0,
    },
    state: pageState(context, route, { kind: 'news', shown: new ServerOnly({ news, page, pages }) }),
  };
}

/** The newest articles about teams or a competition. */
export async function loadNewsAbout(
  { competition, teams }: { competition: Competition | null; teams: readonly (Team | null)[] },
  { visitor, content }: PageContext,
): Promise<NewsItem[]> {
  const about = {
    competitions: competition === null ? [] : [content.names?.competitionId(competition) ?? competition.id],
    teams: teams.flatMap((team) => team?.id ?? []),
  };
  const articles = await loadArticlesFor(visitor, content, about);
  return (articles.ok ? articles.value : []).slice(0, MAX_BESIDE).map((each) => newsItemOf(each, visitor.locale));
}

/** The pages of an article’s competitions and teams, as far as the source knows them. */
async function loadAbout({ competitions, teams }: Article, context: PageContext): Promise<Answer<AboutArticle>> {
  const ids = await sourceCompetitionIds(competitions, context);
  const follows = [...ids.map((id): Follow => `c${id}`), ...teams.map((id): Follow => `t${id}`)];
  const named = await namePersonalFollows(follows, context.visitor.locale, context);
  return ok(named.flatMap(({ name, route }) => (name === null || route === null ? [] : [{ name, route }])));
}

async function loadMore(article: Article, { visitor, content }: PageContext): Promise<NewsItem[]> {
  const { locale } = visitor;
  const articles = await loadArticlesFor(visitor, content);
  const others = (articles.ok ? articles.value : []).filter(({ slugs }) => slugs[locale] !== article.slugs[locale]);
  return others.slice(0, MAX_BESIDE).map((each) => newsItemOf(each, locale));
}

/** The page of an article. Answers 404 for an unknown one, and before its date. */
export async function resolveArticlePage(
  { slugs }: Route & { name: 'article' },
  context: PageContext,
): Promise<PageDraft> {
  const { visitor, content } = context;
  const { locale, now } = visitor;
  const [answer, openSlugs] = await Promise.all([
    loadArticle(slugs[locale] ?? '', visitor, content),
    loadOpenSlugs(now, content),
  ]);
  if (!answer.ok) return messagePage(context, 'unavailable');
  const { value: article } = answer;
  if (article === null) return messagePage(context, 'not-found');
  const route = articleRoute({ slugs: openSlugs(article.slugs, locale) });
  const shown = async () => {
    const late = { 'about-article': new Late(loadAbout(article, context)) };
    const [more, coverOf] = await Promise.all([loadMore(article, context), loadCovers(context)]);
    const cover = coverOf(article.title, article);
    return pageState(context, route, { kind: 'news', shown: new ServerOnly({ article, cover, more }) }, { late });
  };
  const { title, lead: description, picture } = article;
  const photo = picture && {
    path: imageAddress(picture.address, 600),
    alt: picture.alt || title,
    isPhoto: true as const,
  };
  return {
    status: 200,
    head: { title, description, route, indexed: true, article, ...(photo && { preview: photo }) },
    state: shown(),
  };
}
