import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '../../../../web/domain/settings.ts';
import { operators as demoOperators } from '../../../../worker/demo/content/data/operators/operators.ts';
import type { Env } from '../../../../worker/env.ts';
import { deadLinks } from '../../../crawl/deadLinks.ts';
import { fakeSource } from '../../../support/fakeFetch.runtime.ts';
import { record } from '../../feeds/openligadb/openligadb.records.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const files = (more: Partial<Env> = {}) => siteWith({ CONTENT_SOURCE: 'files', ...more });

let sites = 0;

/** A site of files and OpenLigaDB with one match of the Bundesliga. */
function bundesliga() {
  sites += 1;
  const base = `https://openligadb-files-${sites}.test`;
  fakeSource(base, (path) => (path.startsWith('getmatchdata/bl1') ? [record({ matchID: 4711 })] : []));
  return files({ LIVE_SOURCE: 'openligadb', OPENLIGADB_URL: base, OPENLIGADB_LEAGUES: 'bl1,dfb' });
}

async function settingsOf(visit: ReturnType<typeof siteWith>, country = 'GB') {
  return parseSettings(await (await visit('/api/settings?locale=en', visitorOf(country))).json());
}

afterEach(() => vi.restoreAllMocks());

describe('a site whose content is files', () => {
  it('is no demonstration where its matches are real, and its monitor reads files', async () => {
    const visit = bundesliga();
    const html = await (await visit('/', visitorOf('GB'))).text();
    expect(html).not.toContain('Demonstration data');
    const report = await (await visit('/api/health', visitorOf('GB'))).json();
    expect(report).toMatchObject({ demonstration: false, sources: { content: { kind: 'files', ok: true } } });
  });

  it('says of demonstrated matches alone that they are made up', async () => {
    const html = await (await files()('/', visitorOf('GB'))).text();
    expect(html).toContain('the matches and odds on this page are made up');
    expect(html).not.toContain('odds and offers on this page');
  });

  it.each(['GB', 'NL', 'US'])(
    'has no operator of its own accord in %s, and nothing of the demonstration’s',
    async (country) => {
      const visit = files();
      expect((await settingsOf(visit, country))?.operators).toEqual([]);
      for (const path of ['/', '/football', '/nl/voetbal']) {
        const html = await (await visit(path, visitorOf(country))).text();
        expect(demoOperators.filter(({ name }) => html.includes(name)).map(({ name }) => name)).toEqual([]);
        expect(html).not.toContain('example.com');
      }
      expect((await visit('/play/bet365', visitorOf(country))).status).toBe(404);
    },
  );

  it('leads to the competitions of a public source by their names', async () => {
    const settings = await settingsOf(bundesliga());
    expect(settings?.topCompetitions.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'olbl1 Bundesliga',
      'oldfb DFB-Pokal',
    ]);
    expect(settings?.topCountries.map(({ id, slug }) => `${id} ${slug}`)).toEqual(['olgermany germany']);
  });

  it('leads to those of a backend by the same names', async () => {
    const visit = files();
    const settings = await settingsOf(visit);
    expect(settings?.topCompetitions.slice(0, 3).map(({ name }) => name)).toEqual([
      'Champions League',
      'Premier League',
      'Eredivisie',
    ]);
    expect(settings?.topCompetitions.every(({ id }) => /^\d{7}$/.test(id))).toBe(true);
  });

  it('has no link that leads nowhere', async () => {
    const visit = bundesliga();
    const open = async (path: string) => {
      const response = await visit(path, visitorOf('GB'));
      return { status: response.status, text: await response.text() };
    };
    const { dead, looked } = await deadLinks(open, ['/', '/nl']);
    expect(dead).toEqual([]);
    expect(looked).toBeGreaterThan(10);
  });

  it('shows the name of the files and links to the address of the source', async () => {
    sites += 1;
    const base = `https://football-data-files-${sites}.test`;
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

  it('is searched by its names, those of the other language too', async () => {
    const find = async (term: string) =>
      (await bundesliga()(`/api/search?locale=nl&q=${term}`, visitorOf('NL'))).json();
    expect(await find('bundesl')).toMatchObject({ competitions: [{ id: 'olbl1' }] });
    expect(await find('duits')).toMatchObject({ countries: [{ slug: 'germany' }] });
    expect(await find('premier')).toMatchObject({ competitions: [], countries: [], failed: false });
  });

  it('has what the files say of a page, in both languages', async () => {
    const visit = files();
    expect(await (await visit('/football', visitorOf('GB'))).text()).toContain('Scores while the match is on');
    expect(await (await visit('/nl/voetbal', visitorOf('GB'))).text()).toContain('De stand terwijl er wordt gespeeld');
  });
});

describe('CONTENT_SOURCE', () => {
  it.each([
    [{ CONTENT_SOURCE: 'file' }, 'CONTENT_SOURCE: one of strapi, files, demo is wanted'],
    [{ CONTENT_SOURCE: 'strapi' }, 'CMS_URL: CONTENT_SOURCE=strapi needs one'],
  ])('that can’t be used is told: %j', async (settings, message) => {
    const lines: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
    expect((await siteWith(settings)('/', visitorOf('GB'))).status).toBe(503);
    expect(JSON.stringify(lines)).toContain(message);
  });

  it('that names another source leaves a content system alone', async () => {
    const asked = fakeSource('https://cms-unasked.test', () => ({ data: [] }));
    const site = siteWith({ CONTENT_SOURCE: 'files', CMS_URL: 'https://cms-unasked.test' });
    expect((await site('/', visitorOf('GB'))).status).toBe(200);
    expect(asked).toEqual([]);
  });
});
