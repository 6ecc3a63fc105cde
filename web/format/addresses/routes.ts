import { type AddressWords, LANGUAGES } from '../../../locales/languages.ts';
import type { PlayerIds } from '../../domain/follow.ts';
import { FIRST_LOCALE, LOCALES, type Locale } from '../../domain/locale.ts';
import { eventSlug, slugOf, slugWithId } from '../../domain/slug.ts';
import { SPORTS, type Sport } from '../../domain/sport.ts';
import { EVENT_TABS, type EventTab, TOURNAMENT_TABS, type TournamentTab } from '../../domain/tabs.ts';
import { WORD_PAGES, type WordPage } from '../../domain/wordPages.ts';

/** Every page of the site (spec section 2). Slugs end with an id. */
export type Route =
  | { name: 'home' }
  | { name: 'sport'; sport: Sport }
  | { name: 'live'; sport: Sport }
  | { name: 'regions'; sport: Sport }
  | { name: 'competitions'; sport: Sport }
  | { name: 'region'; sport: Sport; category: string }
  | { name: 'tournament'; sport: Sport; category: string; slug: string; tab: TournamentTab }
  | { name: 'event'; sport: Sport; slug: string; tab: EventTab }
  | { name: 'team'; slug: string }
  | { name: 'player'; slug: string }
  | { name: 'odds' }
  | { name: 'calculator' }
  | { name: WordPage }
  /** The ends of the addresses of an article, in the languages that have it. */
  | { name: 'article'; slugs: Readonly<Partial<Record<Locale, string>>> }
  | { name: 'static'; path: string }
  | { name: 'play'; provider: string };

/** A path with the prefix of its language. */
export const inLocale = (path: string, locale: Locale) => (locale === FIRST_LOCALE ? path : `/${locale}${path}`);

function segmentsOf(route: Route, locale: Locale): (string | undefined)[] {
  const words = LANGUAGES[locale].addresses;
  const sport = 'sport' in route ? words.sports[route.sport] : '';
  const tab = 'tab' in route && route.tab !== 'overview' && route.tab !== 'summary' ? words.tabs[route.tab] : undefined;
  switch (route.name) {
    case 'home':
      return [];
    case 'sport':
      return [sport];
    case 'live':
    case 'regions':
    case 'competitions':
      return [sport, route.name];
    case 'region':
      return [sport, route.category];
    case 'tournament':
      return [sport, route.category, route.slug, tab];
    case 'event':
      return [words.match, sport, route.slug, tab];
    case 'team':
    case 'player':
      return [words[route.name], route.slug];
    case 'calculator':
      return [words.odds, words.calculator];
    case 'static':
      return ['static', route.path];
    case 'play':
      return [words.play, route.provider];
    case 'article':
      // Readers of another language get its list.
      return [words.news, route.slugs[locale]];
    default:
      return [words[route.name]];
  }
}

/** The path of a page in a language, without query. The inverse of `parsePath`. */
export function pathOf(route: Route, locale: Locale): string {
  const path = segmentsOf(route, locale).flatMap((segment) => (segment === undefined ? [] : `/${segment}`));
  return inLocale(path.join(''), locale) || '/';
}

/** The languages that have a page: all, except for an article that is not translated. */
export function localesOf(route: Route): readonly Locale[] {
  return route.name === 'article' ? LOCALES.filter((each) => route.slugs[each] !== undefined) : LOCALES;
}

function isWordOfAnyLanguage(text: string, wordIn: (words: AddressWords) => string): boolean {
  return LOCALES.some((locale) => wordIn(LANGUAGES[locale].addresses) === text);
}

function isWord(word: Exclude<keyof AddressWords, 'sports' | 'tabs'>, text: string): boolean {
  return isWordOfAnyLanguage(text, (words) => words[word]);
}

function sportOf(word: string): Sport | undefined {
  return SPORTS.find((sport) => isWordOfAnyLanguage(word, ({ sports }) => sports[sport]));
}

function tabOf<Tab extends EventTab | TournamentTab>(all: readonly Tab[], word: string | undefined): Tab | undefined {
  return word === undefined ? all[0] : all.find((tab) => isWordOfAnyLanguage(word, ({ tabs }) => tabs[tab]));
}

function routeOfSegments(segments: readonly string[], locale: Locale): Route | null {
  const [first, second, third, fourth, ...rest] = segments;
  if (first === undefined) return { name: 'home' };
  if (rest.length > 0) return null;
  if (isWord('match', first)) {
    const sport = second === undefined ? undefined : sportOf(second);
    const tab = tabOf(EVENT_TABS, fourth);
    if (sport === undefined || third === undefined || tab === undefined) return null;
    return { name: 'event', sport, slug: third, tab };
  }
  if (second === undefined) {
    if (isWord('odds', first)) return { name: 'odds' };
    const page = WORD_PAGES.find((name) => isWord(name, first));
    if (page !== undefined) return { name: page };
  } else if (third === undefined) {
    if (isWord('team', first)) return { name: 'team', slug: second };
    if (isWord('player', first)) return { name: 'player', slug: second };
    if (isWord('play', first)) return { name: 'play', provider: second };
    if (isWord('news', first)) return { name: 'article', slugs: { [locale]: second } };
    if (isWord('odds', first) && isWord('calculator', second)) return { name: 'calculator' };
    if (first === 'static') return { name: 'static', path: second };
  }
  const sport = sportOf(first);
  if (sport === undefined) return null;
  if (second === undefined) return { name: 'sport', sport };
  if (third !== undefined) {
    const tab = tabOf(TOURNAMENT_TABS, fourth);
    return tab === undefined ? null : { name: 'tournament', sport, category: second, slug: third, tab };
  }
  if (second === 'live' || second === 'regions' || second === 'competitions') return { name: second, sport };
  return { name: 'region', sport, category: second };
}

// Ids are case-sensitive (contract.md, Event): `aB3` is not `ab3`. Slugs of matches, competitions and teams end with
// one id, those of players with two. All other segments are words.
function idsIn(index: number, first: string): number {
  if (index === 1) return isWord('team', first) ? 1 : isWord('player', first) ? 2 : 0;
  return index === 2 ? 1 : 0;
}

function lowerExceptIds(segment: string, index: number, [first = '']: readonly string[]): string {
  const parts = segment.split('-');
  const words = parts.length - idsIn(index, first.toLowerCase());
  return parts.map((part, place) => (place < words ? part.toLowerCase() : part)).join('-');
}

/** The path of the status page, which is not a `Route`. */
export const statusPath = (locale: Locale) => inLocale('/status', locale);

/** The path of the goals’ RSS feed; `?competition=` or `?team=` chooses some. */
export const goalsFeedPath = (locale: Locale) => `${pathOf({ name: 'goals' }, locale)}.xml`;

export const newsFeedPath = (locale: Locale) => `${pathOf({ name: 'news' }, locale)}.xml`;

/** The path of the RSS feed of a competition’s results (`?competition=`). */
export const resultsFeedPath = (locale: Locale) => inLocale(`/${LANGUAGES[locale].addresses.tabs.results}.xml`, locale);

/** Whether a path is a play link, valid or not. Its page has no header and footer. */
export function isPlayPath(pathname: string): boolean {
  const [first, second] = pathname.toLowerCase().split('/').filter(Boolean);
  return isWord('play', (localeOfPath(pathname) === FIRST_LOCALE ? first : second) ?? '');
}

/** A parsed path. If `canonical` differs from the path, the server redirects with 301. */
export interface ParsedPath {
  route: Route;
  locale: Locale;
  canonical: string;
}

/** The language of a path, whether its page exists or not. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]?.toLowerCase();
  return LOCALES.find((locale) => locale === first && locale !== FIRST_LOCALE) ?? FIRST_LOCALE;
}

/** Parses a path; null if no page has it. `canonical` corrects upper case, slashes, hyphens and another language’s words. */
export function parsePath(pathname: string): ParsedPath | null {
  const locale = localeOfPath(pathname);
  // Some programs escape hyphens, and older sites wrote underscores.
  const given = pathname.replace(/%2d|_/gi, '-').split('/').filter(Boolean);
  const segments = (locale === FIRST_LOCALE ? given : given.slice(1)).map(lowerExceptIds);
  if (segments.some((segment) => !/^[A-Za-z0-9-]+$/.test(segment))) return null;
  const route = routeOfSegments(segments, locale);
  if (route === null) return null;
  return { route, locale, canonical: pathOf(route, locale) };
}

/** The page of a match; its summary without a tab. */
export function matchRoute(
  match: Parameters<typeof eventSlug>[0] & { sport: Sport },
  tab: EventTab = 'summary',
): Route {
  return { name: 'event', sport: match.sport, slug: eventSlug(match), tab };
}

/** The page of a competition; its overview without a tab. */
export function competitionRoute(
  { id, name, country }: { id: string; name: string; country: { slug: string } },
  sport: Sport,
  tab: TournamentTab = 'overview',
): Route {
  return { name: 'tournament', sport, category: country.slug, slug: slugWithId(name, id), tab };
}

export function teamRoute({ id, name }: { id: string; name: string }): Route {
  return { name: 'team', slug: slugWithId(name, id) };
}

/** The slug of a player: name, team id and player id. Feeds find players only through their teams. */
export function playerSlug(player: { id: string; name: string }, teamId: string): string {
  return [slugOf(player.name), teamId, player.id].filter(Boolean).join('-');
}

/** The ids at the end of a player’s slug; null without them. */
export function playerIdsOf(slug: string): PlayerIds | null {
  const [player, team] = slug.split('-').toReversed();
  return player && team ? { team, player } : null;
}
