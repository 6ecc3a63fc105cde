import type { View } from '../data/pageState.ts';

/** The kinds of page whose code and words are loaded where they are shown: all but lists, which any page's script has. */
export type PageKind = Exclude<View['kind'], 'list'>;

/** The source file of each kind of page whose code and words are loaded where it is shown, by the kind of its view. */
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
