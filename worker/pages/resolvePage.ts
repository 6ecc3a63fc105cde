import type { Route } from '../../web/addresses/routes.ts';
import { editedPage } from './editedPage.ts';
import { withinList } from './listPages.ts';
import { notFoundPage } from './messagePages.ts';
import type { PageAnswer } from './pageAnswer.ts';
import { type PageContext, warmSettings } from './pageContext.ts';
import { resolveBrowsePage } from './resolveBrowsePage.ts';
import { resolveEventPage } from './resolveEventPage.ts';
import { resolveGoalsPage } from './resolveGoalsPage.ts';
import { resolveMyPage } from './resolveMyPage.ts';
import { resolveCalculatorPage, resolveOddsPage } from './resolveOddsPage.ts';
import { resolvePlayerPage } from './resolvePlayerPage.ts';
import { resolveRegionPage } from './resolveRegionPage.ts';
import { resolveSearchPage } from './resolveSearchPage.ts';
import { resolveSettingsPage } from './resolveSettingsPage.ts';
import { resolveLivePage, resolveSportPage } from './resolveSportPages.ts';
import { resolveTeamPage } from './resolveTeamPage.ts';
import { resolveTextPage } from './resolveTextPage.ts';
import { resolveTournamentPage } from './resolveTournamentPage.ts';
import { resolveWatchPage } from './resolveWatchPage.ts';

/** The page of a route. Returns status and head early when they need no data; the state follows. */
async function routePage(route: Route, context: PageContext): Promise<PageAnswer> {
  if ('sport' in route && !context.feed.coverage.sports.includes(route.sport)) return notFoundPage(context);
  switch (route.name) {
    case 'home':
      return resolveSportPage(route, 'football', context);
    case 'sport':
      return resolveSportPage(route, route.sport, context);
    case 'live':
      return resolveLivePage(route, context);
    case 'event':
      return resolveEventPage(route, context);
    case 'regions':
    case 'competitions':
      return resolveBrowsePage(route, context);
    case 'region':
      return resolveRegionPage(route, context);
    case 'tournament':
      return resolveTournamentPage(route, context);
    case 'team':
      return resolveTeamPage(route, context);
    case 'player':
      return resolvePlayerPage(route, context);
    case 'search':
      return resolveSearchPage(route, context);
    case 'odds':
      return resolveOddsPage(route, context);
    case 'calculator':
      return resolveCalculatorPage(route, context);
    case 'settings':
      return resolveSettingsPage(route, context);
    case 'my':
      return resolveMyPage(route, context);
    case 'goals':
      return resolveGoalsPage(route, context);
    case 'watch':
      return resolveWatchPage(route, context);
    case 'static':
      return resolveTextPage(route, context);
    case 'play':
      return notFoundPage(context);
  }
}

/** Routes without text of editors, or with only such text. */
const UNEDITED: ReadonlySet<Route['name']> = new Set(['search', 'goals', 'watch', 'my', 'settings', 'static', 'play']);

/** The answer to a route, with the text that editors wrote for its page. */
export function resolvePage(route: Route, context: PageContext): Promise<PageAnswer> {
  warmSettings(context);
  const drafting = withinList(routePage(route, context), route, context);
  return UNEDITED.has(route.name) ? drafting : editedPage(route, drafting, context);
}
