import type { Locale } from '../../web/domain/locale.ts';
import type { Route } from '../../web/routes.ts';

const kindOf: Partial<Record<Route['name'], { kind: string; page: string }>> = {
  event: { kind: 'event', page: 'EventPage' },
  tournament: { kind: 'tournament', page: 'TournamentPage' },
  regions: { kind: 'browse', page: 'BrowsePage' },
  competitions: { kind: 'browse', page: 'BrowsePage' },
  team: { kind: 'team', page: 'TeamPage' },
  player: { kind: 'player', page: 'PlayerPage' },
  static: { kind: 'text', page: 'TextPage' },
};

/**
 * What the script of a page will ask for at once, by names of the client's manifest: words, the page's own code, its
 * breadcrumbs. Named in the head, so that they come along with the script and not after it. A page without a route has a
 * message.
 */
export function partsOf(route: Route | null, locale: Locale): string[] {
  const own = route === null ? { kind: 'message', page: 'MessagePage' } : kindOf[route.name];
  const hasTrail = route !== null && 'sport' in route && route.name !== 'live';
  return [
    `virtual:words/${locale}/common`,
    ...(own === undefined ? [] : [`virtual:words/${locale}/${own.kind}`, `web/pages/${own.page}.tsx`]),
    ...(hasTrail ? ['web/components/navigation/Breadcrumbs.tsx'] : []),
  ];
}
