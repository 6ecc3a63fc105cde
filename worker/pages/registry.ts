import { isWordPage } from '../../web/domain/wordPages.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { withinList } from './dayReading.ts';
import { editedPage } from './editedPage.ts';
import { messagePage } from './messagePages.ts';
import type { PageAnswer } from './pageContext.ts';
import { type PageContext, warmSettings } from './pageContext.ts';
import { resolveBrowsePage } from './resolveBrowsePage.ts';
import { resolveDevelopersPage } from './resolveDevelopersPage.ts';
import { resolveEventPage } from './resolveEventPage.ts';
import { resolveGoalsPage } from './resolveGoalsPage.ts';
import { resolveMyPage } from './resolveMyPage.ts';
import { resolveArticlePage, resolveNewsPage } from './resolveNewsPage.ts';
import { resolveCalculatorPage, resolveOddsPage } from './resolveOddsPage.ts';
import { resolvePlayerPage } from './resolvePlayerPage.ts';
import { resolveSearchPage } from './resolveSearchPage.ts';
import { resolveSettingsPage } from './resolveSettingsPage.ts';
import { resolveLivePage, resolveRegionPage, resolveSportPage } from './resolveSportPages.ts';
import { resolveTeamPage } from './resolveTeamPage.ts';
import { resolveTextPage } from './resolveTextPage.ts';
import { resolveTournamentPage } from './resolveTournamentPage.ts';
import { resolveWatchPage } from './resolveWatchPage.ts';

type Resolvers = {
  readonly [Name in Route['name']]: (
    route: Route & { name: Name },
    context: PageContext,
  ) => PageAnswer | Promise<PageAnswer>;
};

/** The page of each route. Status and head come early if they need no data; the state follows. */
const PAGES: Resolvers = {
  home: (route, context) => resolveSportPage(route, 'football', context),
  sport: (route, context) => resolveSportPage(route, route.sport, context),
  live: resolveLivePage,
  event: resolveEventPage,
  regions: resolveBrowsePage,
  competitions: resolveBrowsePage,
  region: resolveRegionPage,
  tournament: resolveTournamentPage,
  team: resolveTeamPage,
  player: resolvePlayerPage,
  search: resolveSearchPage,
  odds: resolveOddsPage,
  calculator: resolveCalculatorPage,
  settings: resolveSettingsPage,
  developers: resolveDevelopersPage,
  my: resolveMyPage,
  goals: resolveGoalsPage,
  watch: resolveWatchPage,
  news: resolveNewsPage,
  article: resolveArticlePage,
  static: resolveTextPage,
  // `routes/play.ts` answers valid play links.
  play: (_, context) => messagePage(context, 'not-found'),
};

async function routePage<Name extends Route['name']>(
  name: Name,
  route: Route & { name: Name },
  context: PageContext,
): Promise<PageAnswer> {
  if ('sport' in route && !context.feed.coverage.sports.includes(route.sport)) return messagePage(context, 'not-found');
  return PAGES[name](route, context);
}

/** Whether editors can add text to a page. A static page and an article have only such text. */
function isEditable({ name }: Route): boolean {
  return !isWordPage(name) && !['static', 'article', 'play'].includes(name);
}

/** The answer to a route, with the text that editors wrote for its page. */
export function resolvePage(route: Route, context: PageContext): Promise<PageAnswer> {
  warmSettings(context);
  const drafting = withinList(routePage(route.name, route, context), route, context);
  return isEditable(route) ? editedPage(route, drafting, context) : drafting;
}
