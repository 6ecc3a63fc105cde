import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { phaseOf } from '../../web/domain/match.ts';
import { parseSnapshot } from '../../web/domain/snapshot.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { EVENT_TABS } from '../../web/domain/tabs.ts';
import { eventSlug, pathOf, type Route } from '../../web/routes.ts';
import { kindOf, linksIn, ownAddresses, turnsOfKinds } from '../crawl/addresses.ts';
import { type Head, headOf, shared } from '../crawl/heads.ts';
import { middleOf, nextMatchOf, saysSomething, showsMatch } from '../crawl/nothingToRead.ts';
import { everyPhase } from '../crawl/startingMatches.ts';
import { serveBuild } from '../support/serveBuild.mjs';

/** How many matches it starts from: `CRAWL_MATCHES`. */
const MATCHES = Number(process.env.CRAWL_MATCHES ?? 25);
/** Pages that links lead to, beyond the tabs of those matches. */
const MOST_LINKS = MATCHES * 25;
const TIMEOUT = 120_000 + MATCHES * 10_000;
const AT_ONCE = 4;

const COUNTRIES = ['GB', 'NL', 'DE', 'US', 'IT'] as const;
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];
/** Late on a Saturday: some match of every phase. */
const NOW = '2026-11-21T20:00:00Z';

interface Stop {
  path: string;
  country: string;
  from: string;
}

const root = new URL('../..', import.meta.url).pathname;
let site: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  const vars = { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', UPSTREAM_TIMEOUT_MS: '30000' };
  site = await serveBuild({ root, port: 0, vars, cf: { country: 'GB', timezone: 'Europe/London' } });
}, 60_000);

afterAll(() => site.close());

interface Answer {
  status: number;
  text: string;
  /** Where it sends the visitor on to. */
  location: string | null;
}

async function ask(path: string, country: string): Promise<Answer> {
  const headers = { 'x-visitor-country': country, 'x-visitor-time-zone': 'Europe/London', 'x-visitor-now': NOW };
  const response = await fetch(new URL(path, site.url), { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

async function matchesOfDays() {
  const lists = DAYS.flatMap((date) => SPORTS.map((sport) => `/api/live?sport=${sport}&date=${date}`));
  const answers = await Promise.all(lists.map(async (list) => parseSnapshot(JSON.parse((await ask(list, 'GB')).text))));
  return answers.flatMap((answer) => answer?.matches ?? []);
}

/** Where a visitor of each country can begin: home, and what each sport has. */
const FRONT_PAGES: Route[] = [
  { name: 'home' },
  ...SPORTS.flatMap((sport): Route[] => [
    { name: 'sport', sport },
    { name: 'live', sport },
    { name: 'regions', sport },
    { name: 'competitions', sport },
  ]),
];

/** A page to begin with, for a visitor of one of the countries; pages are dealt out to them. */
function stopAt(route: Route, locale: Locale, deal: number): Stop {
  return { path: pathOf(route, locale), country: COUNTRIES[deal % COUNTRIES.length] ?? 'GB', from: 'the start' };
}

/** What is wrong with the pages that were opened, and the heads of those that search engines keep. */
interface Found {
  broken: string[];
  empty: string[];
  heads: Head[];
}

/** Operators are elsewhere, and a choice is kept and then followed by the page that it was made on. */
const SENDS_ON = /^\/(play|nl\/speel)\/|[?&]odds=(on|off)/;

/** Opens a page, notes what is wrong with it, and gives the addresses that it leads to. */
async function open({ path, country, from }: Stop, found: Found): Promise<string[]> {
  const { status, text, location } = await ask(path, country);
  if (status === 302 && SENDS_ON.test(path)) return ownAddresses([location ?? ''], path);
  if (status !== 200) {
    found.broken.push(`${status} ${path} for ${country}, linked from ${from}`);
    return [];
  }
  const middle = middleOf(path, text);
  if (middle === null) return [];
  if (!saysSomething(middle)) found.empty.push(`${path} for ${country}, linked from ${from}`);
  const next = nextMatchOf(middle);
  const nextMiddle = next === undefined ? null : middleOf(next, (await ask(next, country)).text);
  if (next !== undefined && (nextMiddle === null || !showsMatch(nextMiddle)))
    found.empty.push(`${next} for ${country}, named by ${path} as the day of the next match`);
  const head = headOf(path, text);
  if (head !== null) found.heads.push(head);
  return linksIn(text, path);
}

async function crawl(first: readonly Stop[]): Promise<Found> {
  const found: Found = { broken: [], empty: [], heads: [] };
  const starts = [...first];
  const links = turnsOfKinds<Stop>((path, { country }) => `${country} ${kindOf(path)}`);
  const opened = new Set<string>();
  const follow = async () => {
    for (let stop = starts.shift() ?? links.next(); stop !== undefined; stop = starts.shift() ?? links.next()) {
      const { path: from, country } = stop;
      if (opened.size >= first.length + MOST_LINKS) return;
      if (opened.has(from)) continue;
      opened.add(from);
      for (const path of await open(stop, found)) {
        if (!/^\/(assets|api)\//.test(path)) links.add(path, { path, country, from });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  return found;
}

describe('a crawl from matches of every phase, in five countries and both languages', () => {
  it('finds no broken link, no page without anything to read, and no head twice', { timeout: TIMEOUT }, async () => {
    const matches = everyPhase(await matchesOfDays(), MATCHES);
    expect(new Set(matches.map(phaseOf))).toEqual(new Set(['upcoming', 'live', 'running', 'finished', 'off']));
    const first = LOCALES.flatMap((locale, place) => [
      ...FRONT_PAGES.map((route, index) => stopAt(route, locale, index + place)),
      ...matches.flatMap((match) =>
        EVENT_TABS.map((tab, index) => {
          const route: Route = { name: 'event', sport: match.sport, slug: eventSlug(match), tab };
          return stopAt(route, locale, Number(match.id) + index + place);
        }),
      ),
    ]);
    const { broken, empty, heads } = await crawl(first);
    expect(broken).toEqual([]);
    expect(empty).toEqual([]);
    expect(heads.length).toBeGreaterThan(first.length / 3);
    expect([...shared(heads, 'title'), ...shared(heads, 'description')]).toEqual([]);
  });
});
