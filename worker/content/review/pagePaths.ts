import type { Locale } from '../../../web/domain/locale.ts';
import { isWordPage } from '../../../web/domain/wordPages.ts';
import { localeOfPath, parsePath, pathOf, type Route } from '../../../web/format/addresses/routes.ts';
import { DEFAULT_LOCALE } from '../client.ts';

/** Whether editors can write text for the page of a route. */
export const takesText = ({ name }: Route) => !isWordPage(name) && !['article', 'play', 'event'].includes(name);

/** Names the paths for which editors can write text, in a language. */
function writablePaths(locale: Locale): string {
  const lists = (['sport', 'live', 'regions', 'competitions'] as const).map((name) =>
    pathOf({ name, sport: 'football' }, locale),
  );
  const some = [
    pathOf({ name: 'static', path: 'your-page' }, locale),
    pathOf({ name: 'home' }, locale),
    ...lists,
    pathOf({ name: 'region', sport: 'football', category: 'england' }, locale),
    `${pathOf({ name: 'region', sport: 'football', category: 'england' }, locale)}/premier-league-ID`,
    pathOf({ name: 'team', slug: 'ajax-ID' }, locale),
    pathOf({ name: 'odds' }, locale),
  ];
  return `These paths take text: ${some.join(', ')}.`;
}

/**
 * Says why editors’ text at a path would not show; null if the path is right. Whether a region, competition, team or
 * player exists is another question. `isRemoval`: the entry only answers 410.
 */
export function pathProblem(path: string, locale: Locale, isRemoval: boolean): string | null {
  if (!path.startsWith('/')) return 'This is not a path. It begins with a slash.';
  const parsed = parsePath(path);
  const language = localeOfPath(path);
  if (language !== locale && locale !== DEFAULT_LOCALE)
    return `The path of a page in this language begins with /${locale}.`;
  if (parsed === null) return `The site has no page ${path}. ${writablePaths(language)}`;
  if (parsed.canonical !== path) return `The site’s own address of this page is ${parsed.canonical}. Write that.`;
  if (takesText(parsed.route) || (isRemoval && parsed.route.name === 'event')) return null;
  return `The site fills ${path} by itself and shows no other text there. ${writablePaths(language)}`;
}
