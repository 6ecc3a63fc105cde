import { describe, expect, it, vi } from 'vitest';
import { parseSettings } from '../../../../web/domain/settings.ts';
import type { Env } from '../../../../worker/settings/env.ts';
import { deadLinks } from '../../../crawl/deadLinks.ts';
import { operators as demoOperators } from '../../../demo/content/data/operators/operators.ts';
import { fakeSource, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { record } from '../../feeds/openligadb/openligadb.records.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const files = (more: Partial<Env> = {}) => siteWith({ CONTENT_SOURCE: 'files', DEMONSTRATION: 'live', ...more });

/** A site with content files and OpenLigaDB, which has one Bundesliga match. */
function bundesliga() {
  const base = newUrl('openligadb-files');
  fakeSource(base, (path) => (path.startsWith('getmatchdata/bl1') ? [record({ matchID: 4711 })] : []));
  return files({ LIVE_SOURCE: 'openligadb', OPENLIGADB_URL: base, OPENLIGADB_LEAGUES: 'bl1,dfb', DEMONSTRATION: '' });
}

async function settingsOf(visit: ReturnType<typeof siteWith>, country = 'GB') {
  return parseSettings(await (await visit('/api/settings?locale=en', visitorOf(country))).json());
}

describe('a site whose content is files', () => {
  it('shows no demonstration notice when its matches are real', async () => {
    const visit = bundesliga();
    const html = await (await visit('/', visitorOf('GB'))).text();
    expect(html).not.toContain('Demonstration data');
    const report = await (await visit('/api/health', visitorOf('GB'))).json();
    expect(report).toMatchObject({ demonstration: false, sources: { content: { kind: 'files', ok: true } } });
  });

  it('the notice marks demonstration matches as made up, but not real offers', async () => {
    const html = await (await files()('/', visitorOf('GB'))).text();
    expect(html).toContain('matches and odds are made up');
    expect(html).not.toContain('odds and offers on this page');
  });

  it.each(['GB', 'NL', 'US'])('has no operator of the demonstration in %s', async (country) => {
    const visit = files();
    expect((await settingsOf(visit, country))?.operators).toEqual([]);
    for (const path of ['/', '/football', '/nl/voetbal']) {
      const html = await (await visit(path, visitorOf(country))).text();
      expect(demoOperators.filter(({ name }) => html.includes(name)).map(({ name }) => name)).toEqual([]);
      expect(html).not.toContain('example.com');
    }
    expect((await visit('/play/bet365', visitorOf(country))).status).toBe(404);
  });

  it('links to the competitions of a public source by name', async () => {
    const settings = await settingsOf(bundesliga());
    expect(settings?.topCompetitions.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'olbl1 Bundesliga',
      'oldfb DFB-Pokal',
    ]);
    expect(settings?.topCountries.map(({ id, slug }) => `${id} ${slug}`)).toEqual(['olgermany germany']);
  });

  it('has no dead link', async () => {
    const visit = bundesliga();
    const open = async (path: string) => {
      const response = await visit(path, visitorOf('GB'));
      return { status: response.status, text: await response.text() };
    };
    const { dead, looked } = await deadLinks(open, ['/', '/nl']);
    expect(dead).toEqual([]);
    expect(looked).toBeGreaterThan(10);
  });

  it('shows names from files, with links to the source’s addresses', async () => {
    const base = newUrl('football-data-files');
    const league = {
      id: 2014,
      area: { id: 2224, name: 'Spain' },
      name: 'Primera Division',
      code: 'PD',
      type: 'LEAGUE',
    };
    fakeSource(base, (path) => (path === 'competitions' ? { competitions: [league] } : { matches: [] }));
    const visit = files({ LIVE_SOURCE: 'football-data', FOOTBALL_DATA_URL: base, FOOTBALL_DATA_TOKEN: 'x' });
    const html = await (await visit('/', visitorOf('GB'))).text();
    const [, address = ''] = /<a [^>]*href="([^"]+fd2014)"[^>]*>(?:(?!<\/a>).)*LaLiga/s.exec(html) ?? [];
    expect(address).toBe('/football/spain/primera-division-fd2014');
    expect((await visit(address, visitorOf('GB'))).status).toBe(200);
  });

  it('finds competitions by their names in both languages', async () => {
    const find = async (term: string) =>
      (await bundesliga()(`/api/search?locale=nl&q=${term}`, visitorOf('NL'))).json();
    expect(await find('bundesl')).toMatchObject({ competitions: [{ id: 'olbl1' }] });
    expect(await find('duits')).toMatchObject({ countries: [{ slug: 'germany' }] });
    expect(await find('premier')).toMatchObject({ competitions: [], countries: [], failed: false });
  });
});

describe('CONTENT_SOURCE', () => {
  it.each([
    [{ CONTENT_SOURCE: 'file' }, 'CONTENT_SOURCE: one of strapi, files is wanted'],
    [{ CONTENT_SOURCE: 'strapi', CMS_URL: '' }, 'CMS_URL: CONTENT_SOURCE=strapi needs one'],
  ])('answers 503 and names an unusable setting in the log: %j', async (settings, message) => {
    const lines: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
    expect((await siteWith(settings)('/', visitorOf('GB'))).status).toBe(503);
    expect(JSON.stringify(lines)).toContain(message);
  });

  it('set to files asks no content system', async () => {
    const asked = fakeSource('https://cms-unasked.test', () => ({ data: [] }));
    const site = siteWith({ CONTENT_SOURCE: 'files', CMS_URL: 'https://cms-unasked.test' });
    expect((await site('/', visitorOf('GB'))).status).toBe(200);
    expect(asked).toEqual([]);
  });
});
