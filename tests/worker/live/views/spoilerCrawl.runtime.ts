import { beforeAll, beforeEach, vi } from 'vitest';
import type { Locale } from '../../../../web/domain/locale.ts';
import { goalsFeedPath } from '../../../../web/format/addresses/routes.ts';
import { pagesOf, type Samples } from '../../../crawl/pages.ts';
import { clockAt, type FeedMatch, journalWith, listed, NOON, running } from '../../push/push.runtime.ts';
import { visit } from '../../site.runtime.ts';

const SECOND = 1000;
const SCORER = 'Sentinelscorer';

export const incidents = {
  home: [
    { type: 'Goal', detail: '', match_time: '20', player: { id: '9', name: SCORER } },
    { type: 'Red card', detail: '', match_time: '30', player: { id: '8', name: SCORER } },
  ],
  away: [],
};
const endedBy = (id: string): FeedMatch => ({
  id,
  status: 'Finished AP',
  home: 7123,
  away: 7123,
  more: {
    incidents,
    results: {
      runningscore: { home: '7123', away: '7123' },
      finalresult: { home: '7128', away: '7127' },
      penaltyshootout: { home: '7128', away: '7127' },
    },
  },
});
export const MATCHES = [running('1', 7117, 7123, { incidents }), running('2', 7119, 7121, { incidents }), endedBy('3')];
/** A line-up is not a result, and it links to the player's page, which lists matches. */
const LINE_UPS = {
  home: { formation: '4-3-3', players: [{ player: { id: '7', name: 'Plain Player' }, number: 7, starter: true }] },
  away: { players: [] },
};
const LAST_WEEK = [running('4', 7124, 7125), endedBy('5')].map((match) => ({
  ...listed({ ...match, status: 'Finished' }),
  round: 'Round 1',
  start_date: '2040-11-10T11:40:00Z',
  properties: {},
}));
/** Past meetings do not spoil. */
const MEETINGS = [running('6', 9101, 9102), running('7', 9103, 9104)].map((match) => ({
  ...listed({ ...match, status: 'Finished' }),
  start_date: '2040-05-10T11:40:00Z',
  properties: {},
}));
const ROWS = ['1', '3'].map((id, index) => ({
  rank: index + 1,
  team: { id: `${id}1`, name: `Home ${id}` },
  played: 1,
  drawn: 0,
  deductions: 0,
  won: 1,
  lost: 0,
  points: 7151 - index,
  form: 'W',
  for: 7153,
  against: 7154,
}));

/** The source's answers besides today's matches, by the start of the path. */
const OTHERS: Readonly<Record<string, unknown>> = {
  'v1/tournaments/37/standings': { groups: [{ name: '', rows: ROWS }] },
  'v1/tournaments/37/events': { fixtures: LAST_WEEK, results: [] },
  'v1/tournaments/37/scorers': {
    scorers: [{ player: { id: '9', name: SCORER }, team: { id: '11', name: 'Home 1' }, goals: 7155 }],
  },
  ...Object.fromEntries(LAST_WEEK.map((match) => [`v2/events/${match.id}`, match])),
  'v2/events?sport=': { fixtures: [], results: LAST_WEEK },
  'v2/events/1/head-to-head': { events: MEETINGS },
  'v2/events/3/head-to-head': { events: MEETINGS },
};

/** Scores and table numbers that no page may show. The digits around them must not belong to a version, an instant or a path. */
const NUMBER = /(?<![0-9A-Za-z.])71(17|19|2[0-9]|5[0-9])(?![0-9A-Za-z.])/;
/** Words that reveal how a match was decided. */
const WORDS = /\bAET\b|Pen\.|on penalties|strafschoppen gewonnen|"red(Cards)?":\{"home":1/;
export const SPOILER = new RegExp(`${NUMBER.source}|${SCORER}|${WORDS.source}`);

const SAMPLES: readonly Samples[] = [
  {
    ...{ sport: 'football', region: 'netherlands', competition: 'eredivisie-37', match: 'home-1-away-1-1' },
    ...{ team: 'home-1-11', player: 'plain-player-11-7' },
  },
  { sport: 'football', match: 'home-3-away-3-3', team: 'home-3-31' },
];

/** The pages of each route. The text of an article is not about a match’s score, and a visitor opens it. */
const pagesIn = (locale: Locale) =>
  Map.groupBy(pagesOf(locale, ...SAMPLES), ({ route }): string => route?.name ?? 'none');

/** Queries of the pages that have some. */
const SEARCHES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    home: ['?filter=live', '?filter=finished', '?date=2040-11-10', '?date=2040-11-18', '?odds=off'],
    tournament: ['?table=as-it-stands', '?table=home', '?date=2040-11-10', '?page=2', '?teams=11.31', '?round=1'],
    goals: ['?followed=1', '?competition=37'],
    watch: ['?matches=1.2.3'],
    search: ['?q=home', '?q=eredivisie', '?q=sentinel'],
  }),
);

export const KINDS = [...pagesIn('en').keys()];

/** The addresses of one kind of page without a query. */
export const plainPagesOf = (name: string, locale: Locale) => (pagesIn(locale).get(name) ?? []).map(({ path }) => path);

/** The addresses of one kind of page, with every query. */
export function crawledPagesOf(name: string, locale: Locale): string[] {
  return plainPagesOf(name, locale).flatMap((path) =>
    ['', ...(SEARCHES.get(name) ?? [])].map((search) => path + search),
  );
}

const LISTS = ['', '?filter=finished', '?date=2040-11-10', '?tournament=37', '?region=netherlands'];

/** The addresses that are not pages: the API, feeds and files for programs. */
export const programAddresses = (locale: Locale): string[] => [
  ...LISTS.flatMap((search) => [`/api/live${search}`, `/api/live/counters${search}`, `/api/odds${search}`]),
  ...['1', '3'].flatMap((id) => [
    `/api/event?sport=football&id=${id}`,
    `/api/event/prices?sport=football&id=${id}`,
    `/api/event-odds?sport=football&id=${id}`,
  ]),
  ...['', '?followed=1', '?competition=37'].map((search) => `/api/goals${search}`),
  ...['home', 'eredivisie', 'sentinel'].map((term) => `/api/search?q=${term}&locale=${locale}`),
  `/api/since-visit?since=${NOON - 86_400_000}&locale=${locale}`,
  `/api/settings?locale=${locale}`,
  goalsFeedPath(locale),
  ...['/sitemap.xml', '/sitemaps/matches.xml', '/manifest.webmanifest', '/robots.txt'],
];

let time = NOON;
let look: () => Promise<unknown> = async () => undefined;
let answer: typeof fetch = fetch;

const ask = (path: string, cookie: string) => visit(path, { Cookie: cookie });

/** The body and the redirect target of an answer. Retries a failed page after the source's backoff. */
async function contentOf(path: string, cookie: string): Promise<string> {
  let answer = await ask(path, cookie);
  if (answer.status === 503 && !path.startsWith('/api/')) {
    time += 61 * SECOND;
    clockAt(time);
    answer = await ask(path, cookie);
  }
  if (answer.status >= 500 && !path.startsWith('/api/')) throw new Error(`${path} answered ${answer.status}`);
  return `${answer.headers.get('Location') ?? ''}\n${await answer.text()}`;
}

/** Sets up a site with two running matches, one that has ended, and a season behind them. */
export function setUpSpoilingSite(): void {
  beforeAll(async () => {
    time += 3_600 * SECOND;
    clockAt(time);
    const site = journalWith(MATCHES, { name: 'site' });
    for (const { id } of MATCHES) site.feed.details.set(id, { incidents, lineups: LINE_UPS });
    const today = vi.mocked(fetch).getMockImplementation();
    answer = async (input, init) => {
      const { url } = new Request(input, init);
      const other = Object.keys(OTHERS).find((path) => url.includes(`/${path}`));
      return other === undefined
        ? (today?.(input, init) ?? new Response('down', { status: 502 }))
        : Response.json(OTHERS[other]);
    };
    look = site.look;
    // The journal lists the goals that it saw.
    site.feed.matches = [running('1', 7116, 7123)];
    await look();
    site.feed.matches = MATCHES;
  });
  // Calls for made-up ids are limited per minute, so each test starts minutes later.
  beforeEach(async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    time += 300 * SECOND;
    clockAt(time);
    await look();
    time += 10 * SECOND;
    clockAt(time);
  });
}

export const FOLLOWS = 'follow=c37.t11.m3.p11-7';

/** The answers that show a result, each with the text around it. */
export async function spoilingAmong(paths: readonly string[], cookie: string): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await contentOf(path, cookie);
      const at = text.search(SPOILER);
      return at < 0 ? [] : [`${path} (${cookie}): ${text.slice(Math.max(0, at - 60), at + 60)}`];
    }),
  );
  return found.flat();
}
