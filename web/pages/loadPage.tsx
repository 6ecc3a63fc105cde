import type { ReactNode } from 'react';
import type { PageState } from '../data/pageState.ts';
import { commonPage } from './commonPage.tsx';

/** The element of any view, for the browser, which loads the code of the rarer pages only where they are shown. */
export async function loadPage(state: PageState): Promise<ReactNode> {
  const { view } = state;
  switch (view.kind) {
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
    default:
      return commonPage(state);
  }
}
