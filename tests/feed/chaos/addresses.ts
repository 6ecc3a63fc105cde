import { parseSnapshot } from '../../../web/domain/listSchemas.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { eventSlug, slugWithId } from '../../../web/domain/slug.ts';
import { SPORTS } from '../../../web/domain/sport.ts';
import { EVENT_TABS, TOURNAMENT_TABS } from '../../../web/domain/tabs.ts';
import { WORD_PAGES } from '../../../web/domain/wordPages.ts';
import { pathOf, type Route } from '../../../web/format/addresses/routes.ts';
import { kindOf, linksIn } from '../../crawl/addresses.ts';
import { isNight } from '../../support/tier.ts';

type Open = (path: string) => Promise<string>;

/** A day in which everything is over, and one that has not begun. */
const DAYS_APART = [-3, 2];

/** Links that change a setting and lead back. */
const SWITCH = /[?&](odds|follow)=/;

const to = (route: Route) => pathOf(route, 'en');

const eventPaths = (match: Match) =>
  EVENT_TABS.map((tab) => to({ name: 'event', sport: match.sport, slug: eventSlug(match), tab }));

function competitionPaths({ sport, competition: { id, name, country } }: Match): string[] {
  const slug = slugWithId(name, id);
  return TOURNAMENT_TABS.map((tab) => to({ name: 'tournament', sport, category: country.slug, slug, tab }));
}

/** The first match of each phase: of a first division, which has everything that a page can show, where there is one. */
function matchesOfPhases(matches: readonly Match[]): Match[] {
  const known = matches.filter(({ home, away }) => home !== null && away !== null);
  const isFirst = ({ competition }: Match) =>
    ['Premier League', 'Serie A', 'LaLiga', 'Ligue 1'].includes(competition.name);
  const phases = Map.groupBy(known, phaseOf);
  return ['upcoming', 'live', 'finished'].flatMap((phase) => {
    const own = [...phases].find(([name]) => name === phase)?.[1] ?? [];
    return own.find(isFirst) ?? own[0] ?? [];
  });
}

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function dataPaths({ id, competition, home }: Match, at: number): string[] {
  return [
    '/api/live?sport=football&all=1',
    '/api/live/counters?sport=football',
    `/api/odds?sport=football&date=${dateOf(at)}`,
    `/api/event?sport=football&id=${id}`,
    `/api/event-odds?sport=football&id=${id}`,
    '/api/v1/matches?sport=football',
    `/api/v1/matches/${id}`,
    `/api/v1/competitions/${competition.id}/standings`,
    `/api/v1/competitions/${competition.id}/rounds`,
    `/api/v1/teams/${home?.id}`,
    '/goals.xml',
    '/sitemap.xml',
  ];
}

/** Addresses of pages that are not found, not known or removed. */
const MISSING = [
  '/football/removed-league',
  '/no-such-page',
  '/static/no-such-page',
  '/match/football/x-y-1',
  '/team/x-1',
];

/** Addresses of the demonstration, in English: every kind of page and of data, each once. The status page tells of lateness itself. */
export async function addressesOf(open: Open, at: number): Promise<string[]> {
  const matches = parseSnapshot(JSON.parse(await open('/api/live?sport=football&all=1')))?.matches ?? [];
  const others = parseSnapshot(JSON.parse(await open('/api/live?sport=ice-hockey&all=1')))?.matches ?? [];
  const phases = matchesOfPhases(matches);
  const [first] = phases;
  if (first === undefined || phases.length < 3) throw new Error('the demonstration lacks a phase');
  const { sport, competition, home } = first;
  // Their links lead to kinds that have no name here: an article, a player, a cup with a bracket.
  const hubs = [
    to({ name: 'home' }),
    to({ name: 'news' }),
    to({ name: 'region', sport, category: competition.country.slug }),
    to({ name: 'event', sport, slug: eventSlug(phases[2] ?? first), tab: 'line-ups' }),
    to({ name: 'team', slug: slugWithId(home?.name ?? '', home?.id ?? '') }),
  ];
  const search = `${to({ name: 'search' })}?q=fa+cup`;
  const named = [
    ...hubs,
    // By day the tabs beside the summary are dealt to the phases.
    ...phases.flatMap((match, turn) =>
      eventPaths(match).filter((_, tab) => isNight || tab === 0 || tab % phases.length === turn),
    ),
    ...competitionPaths(first),
    ...SPORTS.map((each) => to({ name: 'sport', sport: each })),
    ...matchesOfPhases(others).slice(0, 1).flatMap(eventPaths).slice(0, 2),
    ...(['live', 'regions', 'competitions'] as const).map((name) => to({ name, sport })),
    ...DAYS_APART.map((days) => `/?date=${dateOf(at + days * 86_400_000)}`),
    '/?filter=live',
    '/football?filter=upcoming',
    to({ name: 'odds' }),
    `${to({ name: 'calculator' })}?p1=2.5&p2=6%2F4&p3=x&stake=10`,
    ...WORD_PAGES.map((name) => to({ name })),
    search,
    `${to({ name: 'watch' })}?matches=${phases.map(({ id }) => id).join('.')}`,
    to({ name: 'static', path: 'responsible-gambling' }),
    ...MISSING,
    ...dataPaths(first, at),
  ];
  const kinds = new Map([...new Set(named)].map((path) => [path, kindOf(path)]));
  for (const hub of hubs) {
    for (const link of linksIn(await open(hub), hub)) {
      const kind = kindOf(link);
      const isPage = kind.startsWith('en,') && !kind.startsWith('en,play') && !SWITCH.test(link);
      if (isPage && ![...kinds.values()].includes(kind)) kinds.set(link, kind);
    }
  }
  const cup = linksIn(await open(search), search).find((link) => /\/fa-cup-\d+$/.test(link));
  return [...kinds.keys(), ...(cup === undefined ? [] : [cup, `${cup}/bracket`])];
}

/** The address of a page in Dutch, by its own link to it; the same address where there is none. */
export function inDutch(path: string, html: string): string {
  const [, address] = /<link rel="alternate" hreflang="nl" href="([^"]+)"/.exec(html) ?? [];
  if (address === undefined) return path;
  return new URL(address, 'http://site.test').pathname + new URL(path, 'http://site.test').search;
}
