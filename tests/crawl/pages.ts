import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Match } from '../../web/domain/match.ts';
import { eventSlug, slugWithId } from '../../web/domain/slug.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import { EVENT_TABS, type EventTab, TOURNAMENT_TABS, type TournamentTab } from '../../web/domain/tabs.ts';
import { embedRoot } from '../../web/format/addresses/embeds.ts';
import { matchRoute, pathOf, type Route, statusPath } from '../../web/format/addresses/routes.ts';

/** What a site has, as slugs. A page whose part is missing is left out. */
export interface Samples {
  sport?: Sport;
  region?: string;
  competition?: string;
  /** A competition of the same region that has a bracket; else `competition`. */
  cup?: string;
  match?: string;
  /** The id of that match. */
  id?: string;
  team?: string;
  player?: string;
  article?: Readonly<Partial<Record<Locale, string>>>;
}

/** The pages of each route. A route without a line here is a type error. */
const ROUTES: Readonly<Record<Route['name'], (has: Samples) => readonly Route[]>> = {
  home: () => [{ name: 'home' }],
  sport: () => SPORTS.map((sport) => ({ name: 'sport', sport })),
  live: ({ sport }) => (sport ? [{ name: 'live', sport }] : []),
  regions: ({ sport }) => (sport ? [{ name: 'regions', sport }] : []),
  competitions: ({ sport }) => (sport ? [{ name: 'competitions', sport }] : []),
  region: ({ sport, region }) => (sport && region ? [{ name: 'region', sport, category: region }] : []),
  tournament: ({ sport, region: category, competition, cup = competition }) =>
    TOURNAMENT_TABS.flatMap((tab) => {
      const slug = tab === 'bracket' ? cup : competition;
      return sport && category && slug ? [{ name: 'tournament', sport, category, slug, tab }] : [];
    }),
  event: ({ sport, match: slug }) =>
    sport && slug ? EVENT_TABS.map((tab) => ({ name: 'event', sport, slug, tab })) : [],
  team: ({ team }) => (team ? [{ name: 'team', slug: team }] : []),
  player: ({ player }) => (player ? [{ name: 'player', slug: player }] : []),
  search: () => [{ name: 'search' }],
  odds: () => [{ name: 'odds' }],
  calculator: () => [{ name: 'calculator' }],
  my: () => [{ name: 'my' }],
  settings: () => [{ name: 'settings' }],
  developers: () => [{ name: 'developers' }],
  goals: () => [{ name: 'goals' }],
  watch: () => [{ name: 'watch' }],
  news: () => [{ name: 'news' }],
  article: ({ article }) => (article ? [{ name: 'article', slugs: article }] : []),
  static: () => [{ name: 'static', path: 'responsible-gambling' }],
  play: () => [{ name: 'play', provider: 'nobody' }],
};

/** The query with which a page has all that it can show. */
const QUERIES: Readonly<Partial<Record<Route['name'], (has: Samples) => string>>> = {
  search: () => '?q=ajax',
  calculator: () => '?p1=2.5&p2=6%2F4&p3=x&stake=10',
  watch: ({ id }) => (id ? `?matches=${id}` : ''),
};

export type PageName =
  | Exclude<Route['name'], 'event' | 'tournament'>
  | `match ${EventTab}`
  | `competition ${TournamentTab}`
  | 'status'
  | 'embed'
  | 'missing';

export interface SitePage {
  name: PageName;
  /** Null for a page without a route. */
  route: Route | null;
  path: string;
  /** Its address with the query that fills it. */
  address: string;
}

function nameOf(route: Route): PageName {
  if (route.name === 'event') return `match ${route.tab}`;
  return route.name === 'tournament' ? `competition ${route.tab}` : route.name;
}

/** The pages that are no `Route`, and an address without a page. */
const PATHS = {
  status: statusPath,
  embed: embedRoot,
  missing: (locale: Locale) => pathOf({ name: 'static', path: 'no-such-page' }, locale),
};

/** Every page of a site in a language, each address once. */
export function pagesOf(locale: Locale, ...samples: readonly Samples[]): SitePage[] {
  const pages = samples.flatMap((has) =>
    Object.values(ROUTES).flatMap((routesOf) =>
      routesOf(has).map((route): SitePage => {
        const path = pathOf(route, locale);
        return { name: nameOf(route), route, path, address: path + (QUERIES[route.name]?.(has) ?? '') };
      }),
    ),
  );
  for (const name of ['status', 'embed', 'missing'] as const) {
    const path = PATHS[name](locale);
    pages.push({ name, route: null, path, address: path });
  }
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}

/** Whether a page answers 200. */
export const isFound = ({ name }: SitePage) => name !== 'missing' && name !== 'play';

/** The first page of each route, without further tabs and sports. */
export function onePerRoute(pages: readonly SitePage[]): SitePage[] {
  const routes = Map.groupBy(pages, ({ name, route }): string => route?.name ?? name);
  return [...routes.values()].flatMap(([first]) => first ?? []);
}

/** Reads an address of a site as text. */
type Read = (path: string) => Promise<string>;

/** The article of the demonstration. */
const ARTICLE = { en: 'ajax-psv-what-to-look-out-for', nl: 'ajax-psv-hier-let-je-op' };

/** The football matches of today. */
export async function matchesOfToday(read: Read): Promise<Match[]> {
  return parseSnapshot(JSON.parse(await read('/api/live?sport=football&all=1')))?.matches ?? [];
}

/** A Premier League match of today. Its page, its teams and its table have all that a page can show. */
export async function leagueMatch(read: Read): Promise<Match> {
  const match = (await matchesOfToday(read)).find(({ competition }) => competition.name === 'Premier League');
  if (match === undefined) throw new Error('no Premier League match is on the list');
  return match;
}

/** What a match shows of its site. */
export function samplesOfMatch({ id, sport, competition, home, ...match }: Match): Samples {
  return {
    sport,
    region: competition.country.slug,
    competition: slugWithId(competition.name, competition.id),
    match: eventSlug({ id, home, ...match }),
    id,
    team: slugWithId(home?.name ?? '', home?.id ?? ''),
  };
}

/** The samples of the demonstration, by default around a Premier League match of today. */
export async function samplesOf(read: Read, match?: Match): Promise<Samples> {
  const chosen = match ?? (await leagueMatch(read));
  const found = async (pattern: RegExp, path: string) => {
    const [, slug] = pattern.exec(await read(path)) ?? [];
    if (slug === undefined) throw new Error(`${path} has no link ${pattern}`);
    return slug;
  };
  return {
    ...samplesOfMatch(chosen),
    player: await found(/href="\/player\/([^"?]+)/, pathOf(matchRoute(chosen, 'line-ups'), 'en')),
    cup: await found(/href="\/football\/england\/(fa-cup-[^"/?]+)"/, '/search?q=FA%20Cup'),
    article: ARTICLE,
  };
}
