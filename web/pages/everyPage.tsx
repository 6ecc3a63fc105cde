import type { ReactNode } from 'react';
import type { PageState } from '../data/pageState.ts';
import { BrowsePage } from './BrowsePage.tsx';
import { commonPage } from './commonPage.tsx';
import { EventPage } from './EventPage.tsx';
import { PlayerPage } from './PlayerPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import { TournamentPage } from './TournamentPage.tsx';

/** The element of any view, for the server, which has every page at hand. Views that `loadPage` loads are named here. */
export function everyPage(state: PageState): ReactNode {
  const { view } = state;
  switch (view.kind) {
    case 'event':
      return <EventPage view={view} />;
    case 'browse':
      return <BrowsePage view={view} />;
    case 'tournament':
      return <TournamentPage view={view} />;
    case 'team':
      return <TeamPage view={view} />;
    case 'player':
      return <PlayerPage view={view} />;
    default:
      return commonPage(state);
  }
}
