import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_LOCALE, LOCALES, type Locale } from '../../../../web/domain/locale.ts';
import { SPORTS } from '../../../../web/domain/sport.ts';
import { EVENT_TABS, TOURNAMENT_TABS } from '../../../../web/domain/tabs.ts';
import { goalsFeedPath, pathOf, type Route } from '../../../../web/routes.ts';
import { clockAt, type FeedMatch, journalWith, listed, NOON, running } from '../../push/push.runtime.ts';
import { visit } from '../../site.runtime.ts';

const SECOND = 1000;
const SCORER = 'Sentinelscorer';

const incidents = {
  home: [
    { type: 'Goal', detail: '', match_time: '20', player: { id: '9', name: SCORER } },
    { type: 'Red card', detail: '', match_time: '30', player: { id: '8', name: SCORER } },
  ],
  away: [],
};
const endedBy = (id: string): FeedMatch => ({
  ...{ id, status: 'Finished AP', home: 7123, away: 7123 },
  more: {
    incidents,
    results: {
      ...{ runningscore: { home: '7123', away: '7123' }, finalresult: { home: '7128', away: '7127' } },
      penaltyshootout: { home: '7128', away: '7127' },
    },
  },
});
const MATCHES = [running('1', 7117, 7123, { incidents }), running('2', 7119, 7121, { incidents }), endedBy('3')];
/** Who has played is no result: his page tells of the matches that he played in. */
const LINE_UPS = {
  home: { formation: '4-3-3', players: [{ player: { id: '7', name: 'Plain Player' }, number: 7, starter: true }] },
  away: { players: [] },
};
const LAST_WEEK = [running('4', 7124, 7125), endedBy('5')].map((match) => ({
  ...listed({ ...match, status: 'Finished' }),
  ...{ round: 'Round 1', start_date: '2040-11-10T11:40:00Z', properties: {} },
}));
const ROWS = ['1', '3'].map((id, index) => ({
  ...{ rank: index + 1, team: { id: `${id}1`, name: `Home ${id}` }, played: 1, drawn: 0, deductions: 0 },
  ...{ won: 1, lost: 0, points: 7151 - index, form: 'W', for: 7153, against: 7154 },
}));

/** What a source tells beside the matches of today, by the beginning of its paths. */
const OTHERS: Readonly<Record<string, unknown>> = {
  'v1/tournaments/37/standings': { groups: [{ name: '', rows: ROWS }] },
  'v1/tournaments/37/events': { fixtures: LAST_WEEK, results: [] },
  'v1/tournaments/37/scorers': {
    scorers: [{ player: { id: '9', name: SCORER }, team: { id: '11', name: 'Home 1' }, goals: 7155 }],
  },
  ...Object.fromEntries(LAST_WEEK.map((match) => [`v2/events/${match.id}`, match])),
  'v2/events?sport=': { fixtures: [], results: LAST_WEEK },
  'v2/events/1/head-to-head': { events: LAST_WEEK },
  'v2/events/3/head-to-head': { events: LAST_WEEK },
};

/**
 * A score, a table's number or a scorer that no page may tell: numbers of their own, and not digits of a version, an instant or a path. So
 * do the words of how a match was decided.
 */
const NUMBER = /(?<![0-9A-Za-z.])71(17|19|2[0-9]|5[0-9])(?![0-9A-Za-z.])/;
const WORDS = /\bAET\b|Pen\.|on penalties|strafschoppen gewonnen|"red(Cards)?":\{"home":1/;
const SPOILER = new RegExp(`${NUMBER.source}|${SCORER}|${WORDS.source}`);

const COMPETITION = { sport: 'football', category: 'netherlands', slug: 'eredivisie-37' } as const;
const EVENTS = ['home-1-away-1-1', 'home-3-away-3-3'];

/** Every kind of page; a new one has its line here. */
const ROUTES: Readonly<Record<Route['name'], readonly Route[]>> = {
  home: [{ name: 'home' }],
  sport: SPORTS.map((sport) => ({ name: 'sport', sport })),
  live: [{ name: 'live', sport: 'football' }],
  regions: [{ name: 'regions', sport: 'football' }],
  competitions: [{ name: 'competitions', sport: 'football' }],
  region: [{ name: 'region', sport: 'football', category: 'netherlands' }],
  tournament: TOURNAMENT_TABS.map((tab) => ({ name: 'tournament', ...COMPETITION, tab })),
  event: EVENTS.flatMap((slug) => EVENT_TABS.map((tab) => ({ name: 'event', sport: 'football', slug, tab }) as const)),
  team: [
    { name: 'team', slug: 'home-1-11' },
    { name: 'team', slug: 'home-3-31' },
  ],
  player: [{ name: 'player', slug: 'plain-player-11-7' }],
  search: [{ name: 'search' }],
  odds: [{ name: 'odds' }],
  calculator: [{ name: 'calculator' }],
  my: [{ name: 'my' }],
  settings: [{ name: 'settings' }],
  goals: [{ name: 'goals' }],
  watch: [{ name: 'watch' }],
  static: [{ name: 'static', path: 'about-us' }],
  play: [{ name: 'play', provider: 'nobody' }],
};

/** What pages are asked beside their address. */
const SEARCHES: Partial<Record<Route['name'], readonly string[]>> = {
  home: ['?filter=live', '?filter=finished', '?date=2040-11-10', '?date=2040-11-18', '?odds=off'],
  tournament: ['?table=as-it-stands', '?table=home', '?date=2040-11-10', '?page=2', '?teams=11.31', '?round=1'],
  goals: ['?followed=1', '?competition=37'],
  watch: ['?matches=1.2.3'],
  search: ['?q=home', '?q=eredivisie', '?q=sentinel'],
};

function pagesOf(name: Route['name'], locale: Locale): string[] {
  const paths = ROUTES[name].map((route) => pathOf(route, locale));
  return paths.flatMap((path) => ['', ...(SEARCHES[name] ?? [])].map((search) => `${path}${search}`));
}

const LIVE = ['', '?filter=finished', '?date=2040-11-10', '?tournament=37', '?region=netherlands'];

/** What is no page: answers to scripts, feeds, and what programs read. */
const others = (locale: Locale): string[] => [
  ...LIVE.flatMap((search) => [`/api/live${search}`, `/api/live/counters${search}`, `/api/odds${search}`]),
  ...['1', '3'].flatMap((id) => [
    `/api/event?sport=football&id=${id}`,
    `/api/event/prices?sport=football&id=${id}`,
    `/api/event-odds?sport=football&id=${id}`,
  ]),
  ...['', '?followed=1', '?competition=37'].map((search) => `/api/goals${search}`),
  ...['home', 'eredivisie', 'sentinel'].map((term) => `/api/search?q=${term}&locale=${locale}`),
  `/api/away?since=${NOON - 86_400_000}&locale=${locale}`,
  `/api/settings?locale=${locale}`,
  goalsFeedPath(locale),
  ...['/status', '/nl/status', '/sitemap.xml', '/sitemaps/matches.xml', '/manifest.webmanifest', '/robots.txt'],
];

let time = NOON;
let look: () => Promise<unknown> = async () => undefined;

const ask = (path: string, cookie: string) => visit(path, { Cookie: cookie });

/** All that a visitor is told by an answer: its body, and where it leads. A page that its source owes is asked for again when it may be asked. */
async function told(path: string, cookie: string): Promise<string> {
  let answer = await ask(path, cookie);
  if (answer.status === 503 && !path.startsWith('/api/')) {
    time += 61 * SECOND;
    clockAt(time);
    answer = await ask(path, cookie);
  }
  if (answer.status >= 500 && !path.startsWith('/api/')) throw new Error(`${path} answered ${answer.status}`);
  return `${answer.headers.get('Location') ?? ''}\n${await answer.text()}`;
}

beforeAll(async () => {
  time += 3_600 * SECOND;
  clockAt(time);
  const site = await journalWith(MATCHES, { name: 'site' });
  for (const { id } of MATCHES) site.feed.details.set(id, { incidents, lineups: LINE_UPS });
  const today = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    const other = Object.keys(OTHERS).find((path) => url.includes(`/${path}`));
    return other === undefined
      ? (today?.(input, init) ?? new Response('down', { status: 502 }))
      : Response.json(OTHERS[other]);
  });
  look = site.look;
});
// Ids that visitors make up cost the source few calls a minute.
beforeEach(async () => {
  time += 300 * SECOND;
  clockAt(time);
  await look();
  time += 10 * SECOND;
  clockAt(time);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const FOLLOWS = 'follow=c37.t11.m3';
/** Which matches are concealed does not depend on the language. */
const cookiesIn = (locale: Locale) =>
  (locale === FIRST_LOCALE ? ['all', 'followed'] : ['all']).map((spoilers) => `${FOLLOWS}; spoilers=${spoilers}`);

const KINDS = Object.keys(ROUTES).filter((name): name is Route['name'] => name in ROUTES);

/** The answers that tell a result, each with what stands around it. */
async function spoilingAmong(paths: readonly string[], cookie: string): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await told(path, cookie);
      const at = text.search(SPOILER);
      return at < 0 ? [] : [`${path} (${cookie}): ${text.slice(Math.max(0, at - 60), at + 60)}`];
    }),
  );
  return found.flat();
}

describe.each(LOCALES)('a visitor who wants no result before he asks (%s)', (locale) => {
  it.each(KINDS)('finds none on a page of the kind %s, in its title, its preview and its data', async (name) => {
    for (const cookie of cookiesIn(locale)) expect(await spoilingAmong(pagesOf(name, locale), cookie)).toEqual([]);
  });

  it('finds none in what scripts and programs are answered', async () => {
    for (const cookie of cookiesIn(locale)) expect(await spoilingAmong(others(locale), cookie)).toEqual([]);
  });
});

describe('the crawl for spoilers', () => {
  it('would find them: others are told, on each kind of page that tells of matches, and by each kind of answer', async () => {
    const telling: string[] = [];
    for (const name of KINDS) {
      if ((await spoilingAmong(pagesOf(name, 'en'), FOLLOWS)).length > 0) telling.push(name);
    }
    expect(telling).toEqual([
      ...['home', 'sport', 'live', 'region', 'tournament', 'event', 'team', 'player', 'my', 'goals', 'watch'],
    ]);
    const answers = (await spoilingAmong(others('en'), FOLLOWS)).map((each) => /^[\w/.-]+/.exec(each)?.[0]);
    expect(new Set(answers)).toEqual(new Set(['/api/live', '/api/event', '/api/goals', '/api/away', '/goals.xml']));
  });

  it.each(['"version":"a71177119f"', '"at":1711971177', 'd="M7117.5 3"', 'k7117'])(
    'takes no digits of something else for a score: %s',
    (text) => expect(text).not.toMatch(SPOILER),
  );
});
