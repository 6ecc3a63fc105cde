import { FIRST_LOCALE, LOCALES, type Locale } from './domain/locale.ts';
import { slugOf } from './domain/slug.ts';
import { SPORTS, type Sport } from './domain/sport.ts';

/** The tabs of an event page and their words in a path; `summary` is the page without a tab. */
export const EVENT_TABS = ['summary', 'line-ups', 'statistics', 'odds', 'head-to-head', 'standings'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** The tabs of a tournament page; `matches` is the page without a tab. */
export const TOURNAMENT_TABS = [
  ...(['matches', 'fixtures', 'results', 'standings'] as const),
  ...(['rounds', 'bracket', 'scorers', 'course'] as const),
] as const;
export type TournamentTab = (typeof TOURNAMENT_TABS)[number];

/** Every page of the site (spec section 2). Slugs end with the id of what they name. */
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
  | { name: 'search' }
  | { name: 'odds' }
  | { name: 'calculator' }
  | { name: 'my' }
  | { name: 'settings' }
  | { name: 'goals' }
  | { name: 'static'; path: string }
  | { name: 'play'; provider: string };

type Words<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>;

const same = (word: string) => ({ en: word, nl: word });

const SPORT_WORDS: Words<Sport> = {
  football: { en: 'football', nl: 'voetbal' },
  basketball: { en: 'basketball', nl: 'basketbal' },
  'ice-hockey': { en: 'ice-hockey', nl: 'ijshockey' },
  handball: { en: 'handball', nl: 'handbal' },
};

const TAB_WORDS: Words<EventTab | TournamentTab> = {
  summary: same('summary'),
  'line-ups': { en: 'line-ups', nl: 'opstellingen' },
  statistics: { en: 'statistics', nl: 'statistieken' },
  odds: same('odds'),
  'head-to-head': { en: 'head-to-head', nl: 'onderling' },
  standings: { en: 'standings', nl: 'stand' },
  matches: same('matches'),
  fixtures: { en: 'fixtures', nl: 'programma' },
  results: { en: 'results', nl: 'uitslagen' },
  rounds: { en: 'rounds', nl: 'speelrondes' },
  bracket: { en: 'bracket', nl: 'schema' },
  scorers: { en: 'scorers', nl: 'topscorers' },
  course: { en: 'course', nl: 'verloop' },
};

const MATCH_WORD = { en: 'match', nl: 'wedstrijd' } as const;
const TEAM_WORD = same('team');
const PLAYER_WORD = { en: 'player', nl: 'speler' } as const;
const ODDS_WORD = same('odds');
const CALCULATOR_WORD = same('calculator');
/** Pages whose address is one word. */
const PAGES = ['search', 'goals', 'my', 'settings'] as const;
const PAGE_WORDS: Words<(typeof PAGES)[number]> = {
  search: { en: 'search', nl: 'zoeken' },
  goals: { en: 'goals', nl: 'doelpunten' },
  my: { en: 'my', nl: 'mijn' },
  settings: { en: 'settings', nl: 'instellingen' },
};
const PLAY_WORD = { en: 'play', nl: 'speel' } as const;

/** The address of a page in a language, without query. The inverse of `parsePath`. */
export function pathOf(route: Route, locale: Locale): string {
  const prefix = locale === FIRST_LOCALE ? '' : `/${locale}`;
  switch (route.name) {
    case 'home':
      return prefix === '' ? '/' : prefix;
    case 'sport':
      return `${prefix}/${SPORT_WORDS[route.sport][locale]}`;
    case 'live':
    case 'regions':
    case 'competitions':
      return `${prefix}/${SPORT_WORDS[route.sport][locale]}/${route.name}`;
    case 'region':
      return `${prefix}/${SPORT_WORDS[route.sport][locale]}/${route.category}`;
    case 'tournament': {
      const base = `${prefix}/${SPORT_WORDS[route.sport][locale]}/${route.category}/${route.slug}`;
      return route.tab === 'matches' ? base : `${base}/${TAB_WORDS[route.tab][locale]}`;
    }
    case 'event': {
      const base = `${prefix}/${MATCH_WORD[locale]}/${SPORT_WORDS[route.sport][locale]}/${route.slug}`;
      return route.tab === 'summary' ? base : `${base}/${TAB_WORDS[route.tab][locale]}`;
    }
    case 'team':
      return `${prefix}/${TEAM_WORD[locale]}/${route.slug}`;
    case 'player':
      return `${prefix}/${PLAYER_WORD[locale]}/${route.slug}`;
    case 'search':
    case 'goals':
    case 'my':
    case 'settings':
      return `${prefix}/${PAGE_WORDS[route.name][locale]}`;
    case 'odds':
      return `${prefix}/${ODDS_WORD[locale]}`;
    case 'calculator':
      return `${prefix}/${ODDS_WORD[locale]}/${CALCULATOR_WORD[locale]}`;
    case 'static':
      return `${prefix}/static/${route.path}`;
    case 'play':
      return `${prefix}/${PLAY_WORD[locale]}/${route.provider}`;
  }
}

function isWord(words: Readonly<Record<Locale, string>> | undefined, text: string): boolean {
  return words !== undefined && Object.values(words).includes(text);
}

function sportOf(word: string): Sport | undefined {
  return SPORTS.find((sport) => isWord(SPORT_WORDS[sport], word));
}

function tabOf<Tab extends EventTab | TournamentTab>(tabs: readonly Tab[], word: string | undefined): Tab | undefined {
  return word === undefined ? tabs[0] : tabs.find((tab) => isWord(TAB_WORDS[tab], word));
}

function routeOfSegments(segments: readonly string[]): Route | null {
  const [first, second, third, fourth, ...rest] = segments;
  if (first === undefined) return { name: 'home' };
  if (rest.length > 0) return null;
  if (isWord(MATCH_WORD, first)) {
    const sport = second === undefined ? undefined : sportOf(second);
    const tab = tabOf(EVENT_TABS, fourth);
    if (sport === undefined || third === undefined || tab === undefined) return null;
    return { name: 'event', sport, slug: third, tab };
  }
  if (isWord(TEAM_WORD, first)) {
    return second === undefined || third !== undefined ? null : { name: 'team', slug: second };
  }
  if (isWord(PLAYER_WORD, first)) {
    return second === undefined || third !== undefined ? null : { name: 'player', slug: second };
  }
  if (isWord(PLAY_WORD, first)) {
    return second === undefined || third !== undefined ? null : { name: 'play', provider: second };
  }
  if (isWord(ODDS_WORD, first)) {
    if (second === undefined) return { name: 'odds' };
    return isWord(CALCULATOR_WORD, second) && third === undefined ? { name: 'calculator' } : null;
  }
  const page = PAGES.find((name) => isWord(PAGE_WORDS[name], first));
  if (page !== undefined) return second === undefined ? { name: page } : null;
  if (first === 'static') {
    return second === undefined || third !== undefined ? null : { name: 'static', path: second };
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

// Ids are opaque (contract.md, Event): `aB3` is not `ab3`. One ends the slug of a match or a competition, the third segment,
// and of a team, the second; two end that of a player. Every other segment is words.
function idsIn(index: number, first: string): number {
  if (index === 1) return isWord(TEAM_WORD, first) ? 1 : isWord(PLAYER_WORD, first) ? 2 : 0;
  return index === 2 ? 1 : 0;
}

function lowerExceptIds(segment: string, index: number, [first = '']: readonly string[]): string {
  const parts = segment.split('-');
  const words = parts.length - idsIn(index, first.toLowerCase());
  return parts.map((part, place) => (place < words ? part.toLowerCase() : part)).join('-');
}

/** Where the stars' form goes. */
export const FOLLOW_PATH = '/follow';

/** Where the form goes that has the browser forget all that a visitor has chosen. */
export const FORGET_PATH = '/follow/forget';

/** Whether a page is made for one visitor alone, of what he follows and has chosen: nothing of it is kept. */
export function isOwnPage({ name }: Route): boolean {
  return name === 'my' || name === 'settings';
}

/** The address of the page that says how the site is, which stands apart from all others. */
export function statusPath(locale: Locale): string {
  return locale === FIRST_LOCALE ? '/status' : `/${locale}/status`;
}

/** The address of the list of goals for feed readers (RSS). */
export function goalsFeedPath(locale: Locale): string {
  return `${pathOf({ name: 'goals' }, locale)}.xml`;
}

/** Whether an address is one of a play link, to whomever it leads: its page stands without header and footer. */
export function isPlayPath(pathname: string): boolean {
  const [first, second] = pathname.toLowerCase().split('/').filter(Boolean);
  return isWord(PLAY_WORD, (localeOfPath(pathname) === FIRST_LOCALE ? first : second) ?? '');
}

/** What an address names: the page, its language, and its canonical address (which may differ: then it is a 301). */
export interface ParsedPath {
  route: Route;
  locale: Locale;
  canonical: string;
}

/** The language that a path states, for pages that exist and for those that don't. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]?.toLowerCase();
  return LOCALES.find((locale) => locale === first && locale !== FIRST_LOCALE) ?? FIRST_LOCALE;
}

/**
 * Reads an address. Upper case, trailing slashes and words of the other language are understood and show in `canonical`.
 * Null when the site has no such page.
 */
export function parsePath(pathname: string): ParsedPath | null {
  const locale = localeOfPath(pathname);
  const given = pathname.split('/').filter(Boolean);
  const segments = (locale === FIRST_LOCALE ? given : given.slice(1)).map(lowerExceptIds);
  if (segments.some((segment) => !/^[A-Za-z0-9-]+$/.test(segment))) return null;
  const route = routeOfSegments(segments);
  if (route === null) return null;
  return { route, locale, canonical: pathOf(route, locale) };
}

/** The slug of a player: the name, the team's id and the player's own. A feed knows players by their teams alone. */
export function playerSlug(player: { id: string; name: string }, teamId: string): string {
  return [slugOf(player.name), teamId, player.id].filter(Boolean).join('-');
}

/** The ids that end a player's slug; null where it has no two. */
export function playerIdsOf(slug: string): { team: string; player: string } | null {
  const [player, team] = slug.split('-').toReversed();
  return player && team ? { team, player } : null;
}

type Named = { name: string } | null;

/** The slug of a match: the names of its teams, as far as they are known, and its id. */
export function eventSlug({ id, home, away }: { id: string; home: Named; away: Named }): string {
  return [slugOf(home?.name ?? ''), slugOf(away?.name ?? ''), id].filter(Boolean).join('-');
}
