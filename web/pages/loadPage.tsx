import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { PageParts } from '../data/pageParts.ts';
import type { PageState, View } from '../data/pageState.ts';
import { ListPage } from './ListPage.tsx';

type Kind = View['kind'];

type Page<Each extends Kind> = ComponentType<{ view: View & { kind: Each }; route: PageState['route'] }>;

/**
 * Loads the code of a page kind. Lists are in every script. Each other kind has its own script and words, which the build
 * finds by the name of the file (`pageSource`).
 */
export const PAGES: { readonly [Each in Kind]: () => Promise<Page<Each>> } = {
  list: async () => ListPage,
  event: async () => (await import('./EventPage.tsx')).EventPage,
  browse: async () => (await import('./BrowsePage.tsx')).BrowsePage,
  tournament: async () => (await import('./TournamentPage.tsx')).TournamentPage,
  team: async () => (await import('./TeamPage.tsx')).TeamPage,
  player: async () => (await import('./PlayerPage.tsx')).PlayerPage,
  search: async () => (await import('./SearchPage.tsx')).SearchPage,
  odds: async () => (await import('./OddsPage.tsx')).OddsPage,
  my: async () => (await import('./MyPage.tsx')).MyPage,
  settings: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  goals: async () => (await import('./GoalsPage.tsx')).GoalsPage,
  watch: async () => (await import('./WatchPage.tsx')).WatchPage,
  text: async () => (await import('./TextPage.tsx')).TextPage,
  message: async () => (await import('./MessagePage.tsx')).MessagePage,
  'refused-play': async () => (await import('./RefusedPlayPage.tsx')).RefusedPlayPage,
};

async function loadView<Each extends Kind>(
  kind: Each,
  view: View & { kind: Each },
  route: PageState['route'],
): Promise<ReactElement> {
  const Page: Page<Each> = await PAGES[kind]();
  return <Page view={view} route={route} />;
}

async function loadTrail({ crumbs }: PageState): Promise<ReactNode> {
  if (crumbs.length === 0) return null;
  const { Breadcrumbs } = await import('../components/navigation/Breadcrumbs.tsx');
  return <Breadcrumbs />;
}

async function loadText({ pageText }: PageState): Promise<ReactNode> {
  if (pageText.length === 0) return null;
  const { PageText } = await import('../components/shell/PageText.tsx');
  return <PageText />;
}

/** The parts of a page, on the server and in the browser. */
export async function loadPage(state: PageState): Promise<PageParts> {
  const { view, route } = state;
  const [page, trail, text] = await Promise.all([loadView(view.kind, view, route), loadTrail(state), loadText(state)]);
  return { page, trail, text };
}
