import { parseSnapshot } from '../../../web/domain/listSchemas.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { eventSlug } from '../../../web/domain/slug.ts';
import { kindOf, linksIn } from '../../crawl/addresses.ts';
import { matchesOfToday, type PageName, pagesOf, samplesOf } from '../../crawl/pages.ts';
import { isNight } from '../../support/tier.ts';

type Open = (path: string) => Promise<string>;

/** A day in which everything is over, and one that has not begun. */
const DAYS_APART = [-3, 2];

/** Links that change a setting and lead back. */
const SWITCH = /[?&](odds|follow)=/;

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
const MISSING = ['/football/removed-league', '/no-such-page', '/match/football/x-y-1', '/team/x-1'];

/** The status page tells of lateness itself, and the others depend on no source. */
const LEFT_OUT: readonly PageName[] = ['status', 'embed', 'play'];

/** The addresses of a match’s tabs. By day the tabs beside the summary are dealt to the phases. */
function tabsOf({ sport, ...match }: Match, turn: number): string[] {
  const tabs = pagesOf('en', { sport, match: eventSlug(match) }).filter(({ route }) => route?.name === 'event');
  return tabs.filter((_, tab) => isNight || tab === 0 || tab % 3 === turn).map(({ address }) => address);
}

/** Addresses of the demonstration, in English: every kind of page and of data, each once. */
export async function addressesOf(open: Open, at: number): Promise<string[]> {
  const phases = matchesOfPhases(await matchesOfToday(open));
  const [first] = phases;
  if (first === undefined || phases.length < 3) throw new Error('the demonstration lacks a phase');
  const others = parseSnapshot(JSON.parse(await open('/api/live?sport=ice-hockey&all=1')))?.matches ?? [];
  const pages = pagesOf('en', await samplesOf(open, first)).filter(
    ({ name, route }) => route?.name !== 'event' && !LEFT_OUT.includes(name),
  );
  const tabs = [...phases, ...others.slice(0, 1)].flatMap((match, turn) => tabsOf(match, turn % 3));
  const named = [
    ...pages.map(({ address }) => address),
    ...tabs,
    ...DAYS_APART.map((days) => `/?date=${dateOf(at + days * 86_400_000)}`),
    ...['/?filter=live', '/football?filter=upcoming'],
    ...MISSING,
    ...dataPaths(first, at),
  ];
  const kinds = new Map([...new Set(named)].map((path) => [path, kindOf(path)]));
  // Their links have queries of more kinds.
  const hubs = pages.filter(({ name }) => ['home', 'region', 'team', 'competition standings'].includes(name));
  for (const { path: hub } of hubs) {
    for (const link of linksIn(await open(hub), hub)) {
      const kind = kindOf(link);
      const isPage = kind.startsWith('en,') && !kind.startsWith('en,play') && !SWITCH.test(link);
      if (isPage && ![...kinds.values()].includes(kind)) kinds.set(link, kind);
    }
  }
  return [...kinds.keys()];
}

/** The address of a page in Dutch, by its own link to it; the same address where there is none. */
export function inDutch(path: string, html: string): string {
  const [, address] = /<link rel="alternate" hreflang="nl" href="([^"]+)"/.exec(html) ?? [];
  if (address === undefined) return path;
  return new URL(address, 'http://site.test').pathname + new URL(path, 'http://site.test').search;
}
