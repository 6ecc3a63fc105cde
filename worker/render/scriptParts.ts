import type { View } from '../../web/data/pageState.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { pageSource } from '../../web/pages/pageSource.ts';

/** The page kind of a route, which has its name unless several routes share a kind. */
function kindOf(route: Route | null): View['kind'] {
  if (route === null) return 'message';
  switch (route.name) {
    case 'home':
    case 'sport':
    case 'live':
    case 'region':
      return 'list';
    case 'regions':
    case 'competitions':
      return 'browse';
    case 'calculator':
      return 'odds';
    case 'article':
      return 'news';
    case 'static':
    case 'developers':
      return 'text';
    case 'play':
      return 'refused-play';
    default:
      return route.name;
  }
}

/**
 * Names in the client’s manifest that a page’s script will load first: words and code. The head names them,
 * so that they load beside the script and not after it.
 */
export function partsOf(route: Route | null, locale: Locale): string[] {
  const kind = kindOf(route);
  return [
    `virtual:words/${locale}/common`,
    // Every script has the code and words of lists.
    ...(kind === 'list' ? [] : [`virtual:words/${locale}/${kind}`, pageSource(kind)]),
    ...(route?.name === 'event' && route.tab === 'odds' ? ['web/components/event/OddsPanel.tsx'] : []),
  ];
}
