import type { PageState } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import type { Answer } from '../base/result.ts';
import { loadPageContent } from '../content/pageContent.ts';
import { takesText } from '../content/review/pagePaths.ts';
import type { EditedPage } from '../content/stored.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { withinList } from './dayReading.ts';
import { messagePage } from './messagePages.ts';
import { otherCases } from './otherCases.ts';
import { movedTo, type PageAnswer, type PageContext, warmSettings } from './pageContext.ts';
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

/** The page of a route, or a redirect to it when the address has an id in another case. */
async function pageInAnyCase(route: Route, context: PageContext): Promise<PageAnswer> {
  const answer = await routePage(route.name, route, context);
  if ('redirect' in answer || answer.status !== 404) return answer;
  for (const other of await otherCases(route, context)) {
    const found = await routePage(other.name, other, context);
    if ('redirect' in found) return found;
    // This draft is discarded, so its failure must not become an unhandled rejection.
    found.state.catch(() => undefined);
    if (found.status === 200) return movedTo(other, context);
  }
  return answer;
}

function loadEdited(route: Route, context: PageContext): Promise<Answer<EditedPage | null>> {
  const { content, visitor } = context;
  const path = pathOf(route, visitor.locale);
  return loadPageContent(path, visitor.locale, content);
}

function withText(draft: PageDraft, { metaTitle, metaDescription, sections }: EditedPage): PageDraft {
  // Another day of a list is another page: its title names that day, and editors' text is not about it.
  if (draft.head.route === null || !takesText(draft.head.route) || (draft.head.search ?? '') !== '') return draft;
  const head = {
    ...draft.head,
    title: metaTitle ?? draft.head.title,
    description: metaDescription ?? draft.head.description,
  };
  const pageText = sections.length === 0 ? null : new ServerOnly(sections);
  const state = draft.state.then((known): PageState => ({ ...known, pageText }));
  return { ...draft, head, state };
}

/** Adds the text that editors wrote for a page, or replaces a page that they removed (`custom410`). */
async function editedPage(route: Route, drafting: Promise<PageAnswer>, context: PageContext): Promise<PageAnswer> {
  const [draft, answer] = await Promise.all([drafting, loadEdited(route, context)]);
  if (!answer.ok) return draft;
  const { value: edited } = answer;
  if (edited === null) return draft;
  if (edited.removed) {
    // The page is discarded, so its failure must not become an unhandled rejection.
    if ('state' in draft) draft.state.catch(() => undefined);
    return messagePage(context, 'removed');
  }
  return 'redirect' in draft ? draft : withText(draft, edited);
}

/** Whether editors can add text to a page, or remove it. A static page has only such text. */
const isEditable = (route: Route) => route.name === 'event' || (route.name !== 'static' && takesText(route));

/** A page that says so when something could not be had for it. A page that cannot be had at all says so itself. */
export function withMissed(draft: PageDraft, { background: { missed } }: PageContext): PageDraft {
  if (draft.status === 503) return draft;
  const state = draft.state.then((known): PageState => (missed.size > 0 ? { ...known, isPartial: true } : known));
  return { ...draft, state, missed };
}

/** The answer to a route, with the text that editors wrote for its page. */
export function resolvePage(route: Route, context: PageContext): Promise<PageAnswer> {
  warmSettings('sport' in route ? route.sport : 'football', context);
  const drafting = withinList(pageInAnyCase(route, context), route, context);
  return isEditable(route) ? editedPage(route, drafting, context) : drafting;
}
