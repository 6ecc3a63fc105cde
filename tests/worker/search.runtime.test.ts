import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSearchResults } from '../../web/domain/search.ts';
import { visit, visitorOf, visitSite } from './site.runtime.ts';

const visitor = visitorOf('GB');

async function resultsOf(response: Response) {
  const results = parseSearchResults(await response.json());
  if (results === null) throw new Error('no search results');
  return {
    competitions: results.competitions.map(({ name, country }) => `${name} (${country.slug})`),
    countries: results.countries.map(({ slug }) => slug),
  };
}

const search = async (term: string, locale = 'en') =>
  resultsOf(await visit(`/api/search?${new URLSearchParams({ q: term, locale })}`, visitor));

/** A content backend that answers each collection with these rows, whatever it is asked. */
function strapi(rows: Record<string, object[]>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1) ?? '';
    if (name === 'site-setting') return Response.json({ data: null });
    return Response.json({ data: (rows[name] ?? []).map((attributes, id) => ({ id, attributes })) });
  });
}

const wrapped = (attributes: object) => ({ data: { id: 1, attributes } });

afterEach(() => vi.restoreAllMocks());

describe('/api/search', () => {
  it.each(['', 'pr', ' pr ', '  '])('finds nothing for %j and asks nobody', async (term) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const path = `/api/search?${new URLSearchParams({ q: term })}`;
    const response = await visitSite({ CMS_URL: 'https://cms-short.test' }, path, visitor);
    expect(response.status).toBe(200);
    expect(await resultsOf(response)).toEqual({ competitions: [], countries: [] });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('puts top competitions first and stops at ten', async () => {
    const { competitions } = await search('liga');
    expect(competitions.slice(0, 2)).toEqual(['LaLiga (spain)', 'Bundesliga (germany)']);
    expect(competitions).toHaveLength(10);
  });

  it('finds countries in the language asked, with the paths of the feed', async () => {
    expect((await search('neder', 'nl')).countries).toEqual(['netherlands']);
    expect((await search('neder', 'en')).countries).toEqual([]);
  });

  it('leaves out countries that the feed does not know', async () => {
    expect((await search('united')).countries).toEqual(['united-arab-emirates']);
  });

  it('may be kept for a minute', async () => {
    const response = await visit('/api/search?q=premier', visitor);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it('knows two languages', async () => {
    expect((await visit('/api/search?q=premier&locale=fr', visitor)).status).toBe(400);
  });

  it('checks rows itself where Strapi ignored the filter, and lists each once', async () => {
    const england = wrapped({ countryId: '2', name: 'England', locale: 'en' });
    strapi({
      competitions: [
        { competitionId: '47', name: 'Premier League', country: england },
        { competitionId: '54', name: 'Bundesliga', country: england },
        { competitionId: '47', name: 'Premier League', country: england },
        { competitionId: '48', name: 'Premier of nowhere', country: { data: null } },
      ],
      countries: [
        { countryId: '2', name: 'England' },
        { countryId: null, name: 'Premieria' },
      ],
    });
    const response = await visitSite({ CMS_URL: 'https://cms-v4.test' }, '/api/search?q=premier', visitor);
    expect(await resultsOf(response)).toEqual({ competitions: ['Premier League (england)'], countries: [] });
  });

  it('finds nothing when the search fails, and logs it', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('connection refused'));
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const response = await visitSite({ CMS_URL: 'https://cms-down.test' }, '/api/search?q=premier', visitor);
    expect(response.status).toBe(200);
    expect(await resultsOf(response)).toEqual({ competitions: [], countries: [] });
    expect(log.mock.calls.some(([line]) => String(line).includes('search failed'))).toBe(true);
  });
});
