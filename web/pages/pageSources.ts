import type { View } from '../data/pageState.ts';

/** The kinds of page whose code and texts are loaded on demand: all except lists, which are in every page's script. */
export type PageKind = Exclude<View['kind'], 'list'>;

/** The source file of each kind of page that is loaded on demand. The build reads the page's texts from it. */
export const PAGE_SOURCES: Readonly<Record<PageKind, string>> = {
  event: 'web/pages/EventPage.tsx',
  browse: 'web/pages/BrowsePage.tsx',
  tournament: 'web/pages/TournamentPage.tsx',
  team: 'web/pages/TeamPage.tsx',
  player: 'web/pages/PlayerPage.tsx',
  search: 'web/pages/SearchPage.tsx',
  odds: 'web/pages/OddsPage.tsx',
  own: 'web/pages/OwnPage.tsx',
  goals: 'web/pages/GoalsPage.tsx',
  watch: 'web/pages/WatchPage.tsx',
  text: 'web/pages/TextPage.tsx',
  message: 'web/pages/MessagePage.tsx',
  'refused-play': 'web/pages/RefusedPlayPage.tsx',
};
