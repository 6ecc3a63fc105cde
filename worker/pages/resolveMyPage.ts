import { Late } from '../../web/data/late.ts';
import type { MyDetails } from '../../web/data/ownViews.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import { folded } from '../../web/domain/slug.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import type { NamedFollow } from '../../web/format/namedFollow.ts';
import { type Answer, ok } from '../base/result.ts';
import { loadSettings } from '../content/pageSettings.ts';
import { loadFollowedPlayers } from '../live/follows/followedPlayers.ts';
import { loadFollowed, loadFollowedToday } from '../live/follows/loadFollowed.ts';
import { namePersonalFollows } from '../live/follows/nameFollows.ts';
import { loadSinceVisit } from '../live/sinceVisit/loadSinceVisit.ts';
import { partOf } from '../live/state/readContext.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';
import { loadPopularClubs } from './popularClubs.ts';

/** The news with a followed name in the title. */
function newsOf(news: readonly NewsItem[], follows: readonly NamedFollow[]): NewsItem[] {
  const names = follows.flatMap(({ kind, name }) => (kind === 'match' || name === null ? [] : [folded(name)]));
  return news.filter(({ title }) => names.some((name) => folded(title).includes(name)));
}

async function loadNews({ visitor, content }: PageContext): Promise<readonly NewsItem[]> {
  const settings = await loadSettings(visitor, content);
  return settings.ok ? settings.value.news : [];
}

/** The visitor's follows: matches today, next and last, tables and news. The page is personal and never cached. */
export async function resolveMyPage(route: Route & { name: 'my' }, context: PageContext): Promise<PageDraft> {
  const t = wordsOf(context);
  const { visitor, own } = context;
  const { follows, seen } = own;
  const isEmpty = follows.length === 0;
  const answer = await loadFollowedToday(follows, visitor, context);
  const today = partOf(answer, []);
  const details = async (): Promise<Answer<MyDetails>> => {
    const [named, found, players, news, popular] = await Promise.all([
      namePersonalFollows(follows, visitor.locale, context),
      loadFollowed(follows, { ...visitor, today: today ?? [] }, context),
      loadFollowedPlayers(follows, context),
      loadNews(context),
      isEmpty ? loadPopularClubs(visitor, context) : [],
    ]);
    return ok({ ...found, follows: named, players, news: newsOf(news, named), popular });
  };
  const state = async () => {
    const sinceVisit = seen === null ? null : await loadSinceVisit({ follows, seen }, visitor, t, context);
    const view = { kind: 'my', today, isEmpty, sinceVisit: new ServerOnly(sinceVisit) } as const;
    const late = { 'my-details': new Late(details()) };
    return pageState(context, route, view, { late });
  };
  return {
    status: 200,
    head: { title: t('my.title'), description: t('my.description'), route, indexed: false },
    state: state(),
  };
}
