import type { View } from '../../web/data/pageState.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { pageSource } from '../../web/pages/pageSource.ts';

/** The page kind of each route. */
const KINDS: Readonly<Record<Route['name'], View['kind']>> = {
  home: 'list',
  sport: 'list',
  live: 'list',
  region: 'list',
  regions: 'browse',
  competitions: 'browse',
  tournament: 'tournament',
  event: 'event',
  team: 'team',
  player: 'player',
  odds: 'odds',
  calculator: 'odds',
  news: 'news',
  article: 'news',
  goals: 'goals',
  watch: 'watch',
  search: 'search',
  my: 'my',
  settings: 'settings',
  static: 'text',
  developers: 'text',
  play: 'refused-play',
};

/**
 * Names in the client’s manifest that a page’s script will load first: words and code. The head names them,
 * so that they load beside the script and not after it.
 */
export function partsOf(route: Route | null, locale: Locale): string[] {
  const kind = route === null ? 'message' : KINDS[route.name];
  return [
    `virtual:words/${locale}/common`,
    // Every script has the code and words of lists.
    ...(kind === 'list' ? [] : [`virtual:words/${locale}/${kind}`, pageSource(kind)]),
    ...(route?.name === 'event' && route.tab === 'odds' ? ['web/components/event/OddsPanel.tsx'] : []),
  ];
}
