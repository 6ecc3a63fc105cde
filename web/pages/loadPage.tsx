import type { ComponentType, ReactElement } from 'react';
import { NoHydration } from '../components/NoHydration.tsx';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.static.tsx';
import { PageText } from '../components/shell/RichText.static.tsx';
import type { PageState, View } from '../data/pageState.ts';
import { ListPage } from './ListPage.tsx';

type Kind = View['kind'];

type Page<Each extends Kind> = ComponentType<{ view: View & { kind: Each }; route: PageState['route'] }>;

/** Loads the code of a page kind. Each has its own script and words, except lists, which are in every script. */
export const PAGES: { readonly [Each in Kind]: () => Promise<Page<Each>> } = {
  list: async () => ListPage,
  event: () => import('./EventPage.tsx').then((page) => page.EventPage),
  browse: () => import('./BrowsePage.tsx').then((page) => page.BrowsePage),
  tournament: () => import('./TournamentPage.tsx').then((page) => page.TournamentPage),
  team: () => import('./TeamPage.tsx').then((page) => page.TeamPage),
  player: () => import('./PlayerPage.tsx').then((page) => page.PlayerPage),
  search: () => import('./SearchPage.tsx').then((page) => page.SearchPage),
  odds: () => import('./OddsPage.tsx').then((page) => page.OddsPage),
  my: () => import('./MyPage.tsx').then((page) => page.MyPage),
  settings: () => import('./SettingsPage.tsx').then((page) => page.SettingsPage),
  goals: () => import('./GoalsPage.tsx').then((page) => page.GoalsPage),
  watch: () => import('./WatchPage.tsx').then((page) => page.WatchPage),
  news: () => import('./NewsPage.tsx').then((page) => page.NewsPage),
  text: () => import('./TextPage.tsx').then((page) => page.TextPage),
  message: () => import('./MessagePage.tsx').then((page) => page.MessagePage),
  'refused-play': () => import('./RefusedPlayPage.tsx').then((page) => page.RefusedPlayPage),
};

async function loadView<Each extends Kind>(
  kind: Each,
  view: View & { kind: Each },
  route: PageState['route'],
): Promise<ReactElement> {
  const Page: Page<Each> = await PAGES[kind]();
  return <Page view={view} route={route} />;
}

/** The content of a page, on the server and in the browser: breadcrumbs, view and the editors' text. */
export async function loadPage({ view, route, crumbs, pageText }: PageState): Promise<ReactElement> {
  const page = await loadView(view.kind, view, route);
  return (
    <>
      {crumbs && (
        <NoHydration id="trail" className="trail text-sm text-muted">
          <Breadcrumbs crumbs={crumbs.value} />
        </NoHydration>
      )}
      {page}
      {pageText && (
        <NoHydration id="page-text">
          <PageText sections={pageText.value} />
        </NoHydration>
      )}
    </>
  );
}
