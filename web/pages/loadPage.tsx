import type { ReactElement, ReactNode } from 'react';
import type { PageParts } from '../data/pageParts.ts';
import type { PageState } from '../data/pageState.ts';
import { ListPage } from './ListPage.tsx';

async function loadView({ view, route }: PageState): Promise<ReactElement> {
  switch (view.kind) {
    case 'list':
      return <ListPage view={view} route={route ?? { name: 'home' }} />;
    case 'event': {
      const { EventPage } = await import('./EventPage.tsx');
      return <EventPage view={view} />;
    }
    case 'browse': {
      const { BrowsePage } = await import('./BrowsePage.tsx');
      return <BrowsePage view={view} />;
    }
    case 'tournament': {
      const { TournamentPage } = await import('./TournamentPage.tsx');
      return <TournamentPage view={view} />;
    }
    case 'team': {
      const { TeamPage } = await import('./TeamPage.tsx');
      return <TeamPage view={view} />;
    }
    case 'player': {
      const { PlayerPage } = await import('./PlayerPage.tsx');
      return <PlayerPage view={view} />;
    }
    case 'search': {
      const { SearchPage } = await import('./SearchPage.tsx');
      return <SearchPage view={view} />;
    }
    case 'odds': {
      const { OddsPage } = await import('./OddsPage.tsx');
      return <OddsPage view={view} />;
    }
    case 'own': {
      const { OwnPage } = await import('./OwnPage.tsx');
      return <OwnPage view={view} />;
    }
    case 'goals': {
      const { GoalsPage } = await import('./GoalsPage.tsx');
      return <GoalsPage view={view} />;
    }
    case 'watch': {
      const { WatchPage } = await import('./WatchPage.tsx');
      return <WatchPage view={view} />;
    }
    case 'text': {
      const { TextPage } = await import('./TextPage.tsx');
      return <TextPage view={view} />;
    }
    case 'message': {
      const { MessagePage } = await import('./MessagePage.tsx');
      return <MessagePage view={view} />;
    }
    case 'refused-play': {
      const { RefusedPlayPage } = await import('./RefusedPlayPage.tsx');
      return <RefusedPlayPage view={view} />;
    }
  }
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

/** The parts of a page in the browser. Loads the code of every kind of page except lists, which is always present. */
export async function loadPage(state: PageState): Promise<PageParts> {
  const [page, trail, text] = await Promise.all([loadView(state), loadTrail(state), loadText(state)]);
  return { page, trail, text };
}
