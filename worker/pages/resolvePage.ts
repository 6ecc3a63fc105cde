import type { Route } from '../../web/routes.ts';
import { browsePage } from './resolveBrowsePage.ts';
import { editedPage } from './editedPage.ts';
import { eventPage } from './resolveEventPage.ts';
import { withinList } from './listPages.ts';
import { notFoundPage } from './messagePages.ts';
import type { PageAnswer } from './pageAnswer.ts';
import { type PageContext, warmSettings } from './pageContext.ts';
import { playerPage } from './resolvePlayerPage.ts';
import { regionPage } from './resolveRegionPage.ts';
import { searchPage } from './resolveSearchPage.ts';
import { livePage, sportPage } from './resolveSportPages.ts';
import { teamPage } from './resolveTeamPage.ts';
import { textPage } from './resolveTextPage.ts';
import { tournamentPage } from './resolveTournamentPage.ts';

/** The page of a route: its status and head at once where they need no data, its state when that is there. */
async function routePage(route: Route, context: PageContext): Promise<PageAnswer> {
  const { live } = context.services.clientsAt(context.clock);
  if ('sport' in route && !live.coverage.sports.includes(route.sport)) return notFoundPage(context);
  switch (route.name) {
    case 'home':
      return sportPage(route, 'football', context);
    case 'sport':
      return sportPage(route, route.sport, context);
    case 'live':
      return livePage(route, context);
    case 'event':
      return eventPage(route, context);
    case 'regions':
    case 'competitions':
      return browsePage(route, context);
    case 'region':
      return regionPage(route, context);
    case 'tournament':
      return tournamentPage(route, context);
    case 'team':
      return teamPage(route, context);
    case 'player':
      return playerPage(route, context);
    case 'search':
      return searchPage(route, context);
    case 'static':
      return textPage(route, context);
    case 'play':
      return notFoundPage(context);
  }
}

/** Routes whose pages editors write nothing about, or all of. */
const UNEDITED: ReadonlySet<Route['name']> = new Set(['search', 'static', 'play']);

/** The answer to a route, with what editors have written about its page. */
export function draftPage(route: Route, context: PageContext): Promise<PageAnswer> {
  warmSettings(context);
  const drafting = withinList(routePage(route, context), route, context);
  return UNEDITED.has(route.name) ? drafting : editedPage(route, drafting, context);
}
