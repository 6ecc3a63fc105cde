import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx';
import { PageText } from '../components/shell/PageText.tsx';
import type { PageParts } from '../data/pageParts.ts';
import type { PageState } from '../data/pageState.ts';
import { BrowsePage } from './BrowsePage.tsx';
import { EventPage } from './EventPage.tsx';
import { GoalsPage } from './GoalsPage.tsx';
import { ListPage } from './ListPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { OddsPage } from './OddsPage.tsx';
import { OwnPage } from './OwnPage.tsx';
import { PlayerPage } from './PlayerPage.tsx';
import { RefusedPlayPage } from './RefusedPlayPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import { TextPage } from './TextPage.tsx';
import { TournamentPage } from './TournamentPage.tsx';
import { WatchPage } from './WatchPage.tsx';

function pageOf({ view, route }: PageState): ReactElement {
  switch (view.kind) {
    case 'list':
      return <ListPage view={view} route={route ?? { name: 'home' }} />;
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
    case 'search':
      return <SearchPage view={view} />;
    case 'odds':
      return <OddsPage view={view} />;
    case 'own':
      return <OwnPage view={view} />;
    case 'goals':
      return <GoalsPage view={view} />;
    case 'watch':
      return <WatchPage view={view} />;
    case 'text':
      return <TextPage view={view} />;
    case 'message':
      return <MessagePage view={view} />;
    case 'refused-play':
      return <RefusedPlayPage view={view} />;
  }
}

/** The parts of a page on the server, which has the code of all pages. */
export function everyPage(state: PageState): PageParts {
  return {
    page: pageOf(state),
    trail: state.crumbs.length === 0 ? null : <Breadcrumbs />,
    text: state.pageText.length === 0 ? null : <PageText />,
  };
}
