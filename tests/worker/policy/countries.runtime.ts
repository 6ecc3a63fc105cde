import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import { readPageState } from '../../../web/data/readPageState.ts';
import { parseSnapshot } from '../../../web/domain/listSchemas.ts';
import { phaseOf } from '../../../web/domain/match.ts';
import { onePerRoute, type PageName, pagesOf, samplesOf } from '../../crawl/pages.ts';
import { createDemoContent } from '../../demo/content/app.ts';
import { createDemoLive } from '../../demo/live/app.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { matchPath } from '../demoMatches.runtime.ts';
import { SATURDAY, siteWith, visitorOf } from '../site.runtime.ts';
import { countriesIn, isOpen, offersOfHouses, operatorRows, type VisitedCountry } from './houses.records.ts';

interface WireOdds {
  markets: { outcomes: { offers: object[] }[] }[];
}

/** Replaces the feed's offers with one per country's operator. */
function withHouses({ markets }: WireOdds): void {
  for (const { outcomes } of markets) {
    for (const outcome of outcomes) {
      outcome.offers = offersOfHouses(SATURDAY);
    }
  }
}

/** The feed's odds of a match or a day, with every country's operator. */
async function oddsOfHouses(answer: Response): Promise<Response> {
  const odds: Partial<WireOdds> & { events?: WireOdds[] } = await answer.json();
  for (const each of odds.events ?? []) withHouses(each);
  if (Array.isArray(odds.markets)) withHouses({ markets: odds.markets });
  return Response.json(odds);
}

/** Fakes both backends with an own operator and own odds per country. `down` makes them fail. */
function serveHouses(host: string): { settings: { LIVE_API_URL: string; CMS_URL: string }; down(): void } {
  const clock = () => Date.parse(SATURDAY);
  const live = createDemoLive({ now: clock, matchesPerDay: 20 });
  const content = createDemoContent({ now: clock });
  let isDown = false;
  stubFetch(async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const url = new URL(request.url);
    if (isDown) return new Response('down', { status: 500 });
    if (url.host === `cms.${host}`) {
      if (url.pathname !== '/api/operators') return content.fetch(request);
      return Response.json({ data: operatorRows(url.searchParams.get('filters[countries][code][$eq]')) });
    }
    const answer = await live.fetch(request);
    return url.pathname.endsWith('/odds') ? oddsOfHouses(answer) : answer;
  });
  return {
    settings: { LIVE_API_URL: `https://feed.${host}`, CMS_URL: `https://cms.${host}` },
    down: () => {
      isDown = true;
    },
  };
}

type Site = ReturnType<typeof siteWith>;

const ask = (site: Site, path: string, country: VisitedCountry) =>
  site(path, visitorOf(country, { Cookie: 'oddsFormat=EU' }));

function withoutInstants(state: string): string {
  const { answers, ...page } = readPageState(state);
  return JSON.stringify([page, answers.map(({ key, data }) => [key, data])]);
}

/** Headers and body of a response, without the times of source reads. */
async function bytesOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !/^(x-request-id|server-timing|etag)$/.test(name));
  const text = `${response.status}\n${JSON.stringify(headers)}\n${await response.text()}`;
  return text
    .replace(/"asOf":\d+/g, '"asOf":0')
    .replace(/"requestId":"[^"]*"/g, '"requestId":""')
    .replace(/(?<=id="state">).*?(?=<\/script>)/s, withoutInstants);
}

/** Pages that depend on the visitor’s own choices, or on the clock. */
const PERSONAL: readonly PageName[] = ['my', 'watch', 'settings', 'status'];

/** One path of each page kind and each API. */
async function everyAddress(site: Site): Promise<string[]> {
  const list = await ask(site, '/api/live?sport=football', 'GB');
  const matches = parseSnapshot(await list.json())?.matches ?? [];
  const upcoming = matches.find((match) => phaseOf(match) === 'upcoming');
  const running = matches.find((match) => phaseOf(match) === 'live');
  if (upcoming === undefined || running === undefined) throw new Error('a Saturday without matches');
  const samples = await samplesOf(async (path) => (await ask(site, path, 'GB')).text(), running);
  const pages = onePerRoute(pagesOf('en', samples)).filter(({ name }) => !PERSONAL.includes(name));
  return [
    ...pages.map(({ address }) => address),
    ...['/nl', '/nl/basketbal', '/nl/odds?order=payout', '/odds?order=movement', '/nl/static/how-we-earn'],
    ...[
      matchPath(running, 'odds'),
      matchPath(running, 'line-ups'),
      matchPath(upcoming),
      matchPath(upcoming, 'odds'),
      matchPath(upcoming, 'odds', 'nl'),
    ],
    ...['/play/house-of-gb', '/nl/speel/house-of-xx', '/play/everywhere'],
    ...['/api/settings?locale=en', '/api/settings?locale=nl', '/api/odds?sport=football', '/api/odds?page=2'],
    ...['/api/live', '/api/live/counters', '/api/search?q=house', '/api/health', '/sitemap.xml', '/robots.txt'],
    ...['/api/event', '/api/event/prices', '/api/event-odds'].flatMap((path) =>
      [upcoming, running].map(({ id }) => `${path}?sport=football&id=${id}`),
    ),
  ].filter((path) => path !== '');
}

/** Requests a path from several countries at once and returns the responses by country. Expects no values of other countries. */
async function visitFrom(
  site: Site,
  path: string,
  countries: readonly VisitedCountry[],
): Promise<Map<VisitedCountry, string>> {
  const answers = await Promise.all(
    countries.map(async (country) => {
      const response = await ask(site, path, country);
      const isShared = /public/.test(response.headers.get('Cache-Control') ?? '');
      const text = await bytesOf(response);
      const found = countriesIn(text);
      const allowed = isOpen(country) && !isShared ? [country] : [];
      expect({ path, country, found: found.filter((each) => !allowed.includes(each)) }).toEqual({
        path,
        country,
        found: [],
      });
      return [country, text] as const;
    }),
  );
  return new Map(answers);
}

/** Paths that must contain the country's own operators. Otherwise the test would pass on empty pages. */
export const holdsOwn = (path: string) =>
  /^\/$|\/odds$|\/api\/(settings|odds|event-odds|event\/prices)|\/play\/everywhere/.test(path);

/** Replaces the Cache API and returns all written entries by key. It appears empty while `isEmpty` is true. */
function watchCacheApi(isEmpty: () => boolean): Map<string, string> {
  const written = new Map<string, string>();
  const near = new Map<string, string>();
  const cache: Cache = {
    async match(address) {
      const text = isEmpty() ? undefined : near.get(String(address));
      return text === undefined ? undefined : new Response(text);
    },
    async put(address, response) {
      const text = await response.text();
      near.set(String(address), text);
      written.set(decodeURIComponent(String(address).slice('https://cache.internal/'.length)), text);
    },
    delete: async (address) => near.delete(String(address)),
  };
  vi.spyOn(caches, 'open').mockResolvedValue(cache);
  return written;
}

async function lastingEntries(): Promise<Map<string, string>> {
  const { keys } = await env.CACHE.list();
  return new Map(await Promise.all(keys.map(async ({ name }) => [name, (await env.CACHE.get(name)) ?? ''] as const)));
}

/**
 * Expects that visitors of alternating countries each get only their own operators, from memory, the Cache API and KV.
 */
export async function expectIsolation(
  countries: readonly VisitedCountry[],
  isTried: (path: string) => boolean,
): Promise<void> {
  // Health reports contain ages, and pages leave out late parts. Without clock and timeouts, answers are comparable.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const open = countries.filter(isOpen);
  let isEmpty = false;
  const near = watchCacheApi(() => isEmpty);
  const backends = serveHouses('twenty.test');
  const first = siteWith(backends.settings);
  const paths = (await everyAddress(first)).filter(isTried);
  expect(paths.filter(holdsOwn).length).toBeGreaterThan(8);
  const visitAll = async (site: Site, addresses: readonly string[]) => {
    const all = new Map<string, Map<VisitedCountry, string>>();
    for (const path of addresses) all.set(path, await visitFrom(site, path, countries));
    return all;
  };

  const cold = await visitAll(first, paths);
  const some = paths.filter((path) => holdsOwn(path) || path.startsWith('/play/'));
  const warm = await visitAll(first, some.toReversed());
  for (const [path, answers] of cold) {
    for (const [country, text] of warm.get(path) ?? []) {
      expect({ path, country, same: answers.get(country) === text }).toEqual({ path, country, same: true });
    }
    if (holdsOwn(path)) {
      // The Netherlands allow no offers beside a running match.
      const owners = countriesIn([...answers.values()].join('\n')).filter((country) => country !== 'NL');
      expect({ path, owners }).toEqual({ path, owners: open.filter((country) => country !== 'NL') });
    }
    // An unknown country and Tor get identical responses.
    const [nowhere, tor] = (['XX', 'T1'] as const).map((country) =>
      answers.get(country)?.replaceAll(`"country":"${country}"`, ''),
    );
    expect({ path, same: nowhere === tor }).toEqual({ path, same: true });
  }

  // Another isolate of the same data centre, without sources, reads the Cache API.
  backends.down();
  const fromNear = await visitAll(siteWith(backends.settings), some);
  // An isolate of another data centre reads KV.
  isEmpty = true;
  const fromLasting = await visitAll(siteWith(backends.settings), ['/api/settings?locale=en', '/play/everywhere']);
  for (const answers of [fromNear.get('/api/settings?locale=en'), fromLasting.get('/api/settings?locale=en')]) {
    for (const country of countries) {
      expect(countriesIn(answers?.get(country) ?? '')).toEqual(isOpen(country) ? [country] : []);
    }
  }

  const lasting = await lastingEntries();
  expect([...near.keys(), ...lasting.keys()].filter((key) => key.includes(':operators:GB:'))).not.toEqual([]);
  for (const [key, text] of [...near, ...lasting]) {
    const [, country] = /:operators:([A-Z0-9]{2}):(?:en|nl)$/.exec(key) ?? [];
    const mixed = countriesIn(text).filter((each) => each !== country);
    // Entries with the feed's odds and all operators' slugs belong to no country. Visitors never get them unfiltered, and they
    // contain no bonus or URL.
    if (/:(event-odds|odds|odds-history|listed-odds|providers)(:|$)/.test(key))
      expect(text).not.toMatch(/bonus|terms|stake|licence|https:/);
    else expect({ key, mixed }).toEqual({ key, mixed: [] });
  }
}
