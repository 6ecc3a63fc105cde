import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import { folded } from '../../web/domain/slug.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import type { NamedFollow } from '../../web/format/namedFollow.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readSettings } from '../content/pageSettings.ts';
import { readAway } from '../live/away/readAway.ts';
import { nameOwnFollows } from '../live/nameFollows.ts';
import { readPopularClubs } from '../live/popularClubs.ts';
import { readFollowed, readFollowedToday } from '../live/readFollowed.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { PATIENCE_MS, type PageContext, pageState, wordsOf } from './pageContext.ts';

/** The news with a followed name in the title. */
function newsOf(news: readonly NewsItem[], follows: readonly NamedFollow[]): NewsItem[] {
  const names = follows.flatMap(({ kind, name }) => (kind === 'match' || name === null ? [] : [folded(name)]));
  return news.filter(({ title }) => names.some((name) => folded(title).includes(name)));
}

async function readNews({ visitor, content }: PageContext): Promise<readonly NewsItem[]> {
  const settings = await withTimeout(readSettings(visitor, content), PATIENCE_MS);
  return settings?.ok ? settings.value.news : [];
}

/** The visitor's follows: matches today, next and last, tables and news. The page is personal and never cached. */
export function resolveMyPage(route: Route & { name: 'my' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const { visitor, own } = context;
  const { follows, seen } = own;
  const state = async () => {
    const today = await readFollowedToday(follows, visitor, context);
    const isEmpty = follows.length === 0;
    const [named, found, news, away, popular] = await Promise.all([
      nameOwnFollows(follows, visitor.locale, context),
      readFollowed(follows, { ...visitor, today }, context),
      readNews(context),
      seen === null ? null : readAway({ follows, seen }, visitor, t, context),
      isEmpty ? readPopularClubs(visitor, context) : [],
    ]);
    const details = new ServerOnly({ ...found, follows: named, news: newsOf(news, named), popular });
    const view = { kind: 'my', today, isEmpty, away: new ServerOnly(away), details } as const;
    return pageState(context, route, view, { withoutOffers: true });
  };
  return {
    status: 200,
    head: { title: t('my.title'), description: t('my.description'), route, indexed: false },
    state: state(),
  };
}
