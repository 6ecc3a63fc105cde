import type { Page } from 'playwright/test';
import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Match } from '../../web/domain/match.ts';
import { eventSlug, slugWithId } from '../../web/domain/slug.ts';
import { EVENT_TABS, type EventTab, TOURNAMENT_TABS, type TournamentTab } from '../../web/domain/tabs.ts';
import { parsePath, pathOf, type Route, statusPath } from '../../web/format/addresses/routes.ts';

/** Every kind of page. A tab is a kind of its own. */
export const PAGE_KINDS = [
  ...(['home', 'sport', 'live', 'regions', 'competitions', 'region', 'team', 'player'] as const),
  ...(['search', 'odds', 'calculator', 'my', 'settings', 'goals', 'watch', 'static', 'status', 'missing'] as const),
  ...(['news', 'article'] as const),
  ...EVENT_TABS.map((tab) => `match ${tab}` as const),
  ...TOURNAMENT_TABS.map((tab) => `competition ${tab}` as const),
];
export type PageKind = (typeof PAGE_KINDS)[number];

/** Kinds of page that only cups have. */
const CUP_KINDS: ReadonlySet<PageKind> = new Set(['competition bracket']);

/** Today's football matches. */
export async function matchesOfToday(page: Page): Promise<Match[]> {
  const response = await page.request.get(`${process.env.SITE_URL}api/live?all=1`);
  return parseSnapshot(await response.json())?.matches ?? [];
}

/** A Premier League match of today. Its page, its teams and its table have all that a page can show. */
export async function leagueMatch(page: Page): Promise<Match> {
  const match = (await matchesOfToday(page)).find(({ competition }) => competition.name === 'Premier League');
  if (match === undefined) throw new Error('no Premier League match is on the list');
  return match;
}

/** The address of a tab of a match. */
export function matchPath(match: Match, tab: EventTab = 'summary', locale: Locale = 'en'): string {
  return pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab }, locale);
}

/** The address of a tab of the competition of a match. */
export function competitionPath({ sport, competition }: Match, tab: TournamentTab, locale: Locale = 'en'): string {
  const { id, name, country } = competition;
  return pathOf({ name: 'tournament', sport, category: country.slug, slug: slugWithId(name, id), tab }, locale);
}

/** The address of an English competition, which a search finds by its name. */
export async function foundCompetition(page: Page, name: string): Promise<string> {
  const html = await (await page.request.get(`${process.env.SITE_URL}search?q=${name}`)).text();
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const path = new RegExp(`href="(/football/england/${slug}-\\d+)"`).exec(html)?.[1];
  if (path === undefined) throw new Error(`the search finds no ${name}`);
  return path;
}

/** The address of a player in the line-up of a match. */
async function playerPath(page: Page, match: Match, locale: Locale): Promise<string> {
  const html = await (
    await page.request.get(new URL(matchPath(match, 'line-ups', locale), process.env.SITE_URL).href)
  ).text();
  const path = /href="((?:\/nl)?\/(?:player|speler)\/[^"]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error('the line-up links to no player');
  return path;
}

/** The address of one page of a kind. */
export async function pageOfKind(page: Page, kind: PageKind, locale: Locale): Promise<string> {
  const to = (route: Route) => pathOf(route, locale);
  switch (kind) {
    case 'sport':
    case 'live':
    case 'regions':
    case 'competitions':
      return to({ name: kind, sport: 'football' });
    case 'region':
      return to({ name: 'region', sport: 'football', category: 'england' });
    case 'team': {
      const { home } = await leagueMatch(page);
      return to({ name: 'team', slug: slugWithId(home?.name ?? '', home?.id ?? '') });
    }
    case 'player':
      return playerPath(page, await leagueMatch(page), locale);
    case 'search':
      return `${to({ name: 'search' })}?q=ajax`;
    case 'calculator':
      return `${to({ name: 'calculator' })}?p1=2.5&p2=6%2F4&p3=x&stake=10`;
    case 'watch':
      return `${to({ name: 'watch' })}?matches=${(await leagueMatch(page)).id}`;
    case 'static':
      return to({ name: 'static', path: 'responsible-gambling' });
    case 'status':
      return statusPath(locale);
    case 'missing':
      return to({ name: 'static', path: 'no-such-page' });
    case 'home':
    case 'odds':
    case 'my':
    case 'settings':
    case 'goals':
    case 'news':
      return to({ name: kind });
    case 'article':
      return to({ name: 'article', slugs: { en: 'ajax-psv-what-to-look-out-for', nl: 'ajax-psv-hier-let-je-op' } });
  }
  const match = await leagueMatch(page);
  for (const tab of EVENT_TABS) if (kind === `match ${tab}`) return matchPath(match, tab, locale);
  for (const tab of TOURNAMENT_TABS) {
    if (kind !== `competition ${tab}`) continue;
    if (!CUP_KINDS.has(kind)) return competitionPath(match, tab, locale);
    const cup = await foundCompetition(page, 'FA Cup');
    const canonical = parsePath(locale === 'en' ? `${cup}/${tab}` : `/${locale}${cup}/${tab}`)?.canonical;
    if (canonical !== undefined) return canonical;
  }
  throw new Error(`no page of the kind ${kind}`);
}
