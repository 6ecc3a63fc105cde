import type { Route } from '../../web/addresses/routes.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { PAGE_SOURCES, type PageKind } from '../../web/pages/pageSources.ts';

/** The page kind of a route; null for lists, whose code every page has. */
function kindOf(route: Route | null): PageKind | null {
  if (route === null) return 'message';
  switch (route.name) {
    case 'event':
    case 'tournament':
    case 'team':
    case 'player':
    case 'search':
    case 'odds':
    case 'goals':
    case 'watch':
      return route.name;
    case 'calculator':
      return 'odds';
    case 'my':
    case 'settings':
      return 'own';
    case 'regions':
    case 'competitions':
      return 'browse';
    case 'static':
      return 'text';
    case 'home':
    case 'sport':
    case 'live':
    case 'region':
    case 'play':
      return null;
  }
}

/**
 * Names in the client’s manifest that a page’s script will load first: words, code, breadcrumbs. The head names them,
 * so that they load beside the script and not after it.
 */
export function partsOf(route: Route | null, locale: Locale): string[] {
  const kind = kindOf(route);
  const source = kind === null ? undefined : PAGE_SOURCES[kind];
  const hasTrail = route !== null && 'sport' in route && route.name !== 'live';
  return [
    `virtual:words/${locale}/common`,
    ...(source === undefined ? [] : [`virtual:words/${locale}/${kind}`, source]),
    ...(hasTrail ? ['web/components/navigation/Breadcrumbs.tsx'] : []),
  ];
}
