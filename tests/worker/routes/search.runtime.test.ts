import { describe, expect, it, vi } from 'vitest';
import { parseSearchResults, type SearchResults } from '../../../web/domain/search.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { contentOf, contentSite, feedSite } from '../fakeSites.runtime.ts';
import { siteWith, visit, visitorOf, visitSite } from '../site.runtime.ts';

const visitor = visitorOf('GB');

async function resultsOf(response: Response): Promise<SearchResults> {
  const results = parseSearchResults(await response.json());
  if (results === null) throw new Error('no search results');
  return results;
}

const pathOf = (term: string, locale = 'en') => `/api/search?${new URLSearchParams({ q: term, locale })}`;

const search = async (term: string, locale = 'en') => resultsOf(await visit(pathOf(term, locale), visitor));

const competitionsOf = ({ competitions }: SearchResults) =>
  competitions.map(({ name, country, sport }) => `${name} (${country.slug}, ${sport})`);

const countriesOf = ({ countries }: SearchResults) => countries.map(({ slug, sport }) => `${slug} (${sport})`);

describe('GET /api/search', () => {
  it.each(['', 'pr', ' pr ', '  ', 'x'.repeat(81)])('finds nothing for %j and asks no backend', async (term) => {
    const fetched = stubFetch();
    const response = await visitSite({ CMS_URL: 'https://cms-short.test' }, pathOf(term), visitor);
    expect(response.status).toBe(200);
    const { competitions, countries, teams, players, matches, failed } = await resultsOf(response);
    expect([...competitions, ...countries, ...teams, ...players, ...matches]).toEqual([]);
    expect(failed).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('lists top competitions first and at most ten', async () => {
    const competitions = competitionsOf(await search('liga'));
    expect(competitions.slice(0, 2)).toEqual(['LaLiga (spain, football)', 'Bundesliga (germany, football)']);
    expect(competitions).toHaveLength(10);
  });

  it('finds countries in the language of the request', async () => {
    expect(countriesOf(await search('neder', 'nl'))[0]).toBe('netherlands (football)');
    expect(countriesOf(await search('neder', 'en'))).toEqual([]);
  });

  it('tells apart the sports of countries and competitions', async () => {
    const results = await search('germany');
    const countries = countriesOf(results);
    expect(countries[0]).toBe('germany (football)');
    expect(countries.length).toBeGreaterThan(1);
    expect(new Set(countries).size).toBe(countries.length);
    expect(competitionsOf(results)).toEqual([]);
    expect(competitionsOf(await search('NBA'))).toContainEqual(expect.stringMatching(/^NBA \(usa, basketball\)$/));
  });

  it('finds teams of today without diacritics and in any word order', async () => {
    const { teams } = await search('atletico');
    expect(teams.map(({ team }) => team.name)).toContainEqual(expect.stringContaining('Atl'));
    const name = teams[0]?.team.name ?? '';
    const [first = '', last = ''] = name.split(' ');
    expect((await search(`${last} ${first.slice(0, 3)}`)).teams.map(({ team }) => team.name)).toContain(name);
    expect((await search('united')).teams.length).toBeLessThanOrEqual(10);
  });

  it('finds matches of today by either team, without scores', async () => {
    const [team] = (await search('manchester')).teams;
    const { matches } = await search(team?.team.name ?? '');
    expect(matches.length).toBeGreaterThan(0);
    for (const { home, away } of matches) expect(`${home?.name} ${away?.name}`).toContain(team?.team.name);
    expect(JSON.stringify(matches)).not.toContain('score');
  });

  it('finds the players of a line-up', async () => {
    const site = siteWith({});
    const home = await (await site('/', visitor)).text();
    const path = /href="(\/match\/football\/[^"]+)"/.exec(home)?.[1] ?? '';
    const html = await (await site(`${path}/line-ups`, visitor)).text();
    const name =
      /href="\/player\/[^"]+"[^>]*>([^<]+)</.exec(html)?.[1] ?? /"name":"([^"]+)","number":1,/.exec(html)?.[1];
    const { players } = await resultsOf(await site(pathOf(name ?? ''), visitor));
    expect(players.map((player) => player.name)).toContain(name);
    expect(players[0]?.team.name).toBeTruthy();
  });

  it('finds a scorer of a top competition on a site that has seen no line-up', async () => {
    const known = siteWith({});
    const [competition] = (await resultsOf(await known(pathOf('premier league'), visitor))).competitions;
    const html = await (await known(`/football/england/${competition?.slug}/scorers`, visitor)).text();
    const name = /href="\/player\/[^"]+"[^>]*>(?:<bdi>)?([^<]+)</.exec(html)?.[1] ?? '';
    const { players } = await resultsOf(await siteWith({})(pathOf(name), visitor));
    expect(players.map((player) => player.name)).toContain(name);
  });

  it.each([
    ['says that it is incomplete while lists of scorers fail', 500, true],
    ['is complete where the feed has no lists of scorers', 404, false],
  ])('%s', async (_, status, failed) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { visit: site, asked } = feedSite(({ pathname }) => {
      if (pathname.endsWith('/scorers')) return Response.json({ detail: 'none' }, { status });
      return pathname.startsWith('/v2/') ? { fixtures: [], results: [] } : { tournaments: [], countries: [] };
    });
    const results = await resultsOf(await site(pathOf('nobody at all'), visitor));
    expect(asked.some((path) => path.endsWith('/scorers'))).toBe(true);
    expect(results).toMatchObject({ players: [], failed });
  });

  it('leaves out countries that the feed does not have', async () => {
    expect(countriesOf(await search('united'))).toEqual(['united-arab-emirates (football)']);
  });

  it('is cacheable for a minute', async () => {
    const response = await visit('/api/search?q=premier', visitor);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it('answers 400 for an unknown language', async () => {
    expect((await visit('/api/search?q=premier&locale=fr', visitor)).status).toBe(400);
  });

  it('asks the content system for its lists only once', async () => {
    const rows = Array.from({ length: 30 }, (_, id) => ({
      competitionId: `c${id}`,
      name: `Cup ${id}`,
      country: { data: { id: 1, attributes: { countryId: '2', name: 'England' } } },
    }));
    const { asked, open } = contentSite((url) => contentOf({ competitions: rows }, url));
    await open(pathOf('cup'));
    const first = asked.length;
    for (let each = 0; each < 5; each += 1) {
      for (const locale of ['en', 'nl']) await open(pathOf(`cup ${each}`, locale));
    }
    // Dutch needs its own rows and the English ones.
    expect(asked.length - first).toBeLessThanOrEqual(12);
  });

  it('reports a failed search and returns the other results', async () => {
    stubFetch(async () => Promise.reject(new Error('connection refused')));
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const response = await visitSite({ CMS_URL: 'https://cms-down.test' }, pathOf('premier'), visitor);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const results = await resultsOf(response);
    expect(results.failed).toBe(true);
    expect(competitionsOf(results)).toContain('Premier League (england, football)');
    expect(log.mock.calls.some(([line]) => String(line).includes('search failed'))).toBe(true);
  });
});
