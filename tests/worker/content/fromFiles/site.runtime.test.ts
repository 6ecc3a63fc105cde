import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../../web/domain/settings.ts';
import news from '../../../../worker/content/files/news.json' with { type: 'json' };
import type { Env } from '../../../../worker/settings/env.ts';
import { operators as demoOperators } from '../../../demo/content/data/operators/operators.ts';
import { type Answers, fakeSource } from '../../../support/fakeFetch.runtime.ts';
import { record } from '../../feeds/openligadb/openligadb.records.ts';
import { sourceSite } from '../../feeds/sourceSite.runtime.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const files = (more: Partial<Env> = {}) => siteWith({ CONTENT_SOURCE: 'files', DEMONSTRATION: 'live', ...more });

/** A site with content files and OpenLigaDB, which has one Bundesliga match. */
function bundesliga() {
  const answers: Answers = (path) => (path.startsWith('getmatchdata/bl1') ? [record({ matchID: 4711 })] : []);
  return sourceSite('openligadb', answers, { CONTENT_SOURCE: 'files', DEMONSTRATION: '' });
}

async function settingsOf(visit: ReturnType<typeof siteWith>, country = 'GB') {
  return parseSettings(await (await visit('/api/settings?locale=en', visitorOf(country))).json());
}

describe('a site whose content is files', () => {
  it('shows no demonstration notice when its matches are real', async () => {
    const { visit, open } = bundesliga();
    expect((await open('/')).text).not.toContain('Demonstration data');
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
    const settings = await settingsOf(bundesliga().visit);
    expect(settings?.topCompetitions.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'olbl1 Bundesliga',
      'oldfb DFB-Pokal',
    ]);
    expect(settings?.topCountries.map(({ id, slug }) => `${id} ${slug}`)).toEqual(['olgermany germany']);
  });

  it('shows names from files, with links to the source’s addresses', async () => {
    const area = { id: 2224, name: 'Spain' };
    const league = { id: 2014, area, name: 'Primera Division', code: 'PD', type: 'LEAGUE' };
    const { open } = sourceSite(
      'football-data',
      (path) => (path === 'competitions' ? { competitions: [league] } : { matches: [] }),
      { CONTENT_SOURCE: 'files', DEMONSTRATION: 'live' },
    );
    const { text: html } = await open('/');
    const [, address = ''] = /<a [^>]*href="([^"]+fd2014)"[^>]*>(?:(?!<\/a>).)*LaLiga/s.exec(html) ?? [];
    expect(address).toBe('/football/spain/primera-division-fd2014');
    expect((await open(address)).status).toBe(200);
  });

  it.each([
    ['2025-12-31T23:59:00Z', []],
    ['2026-01-01T23:59:00Z', ['/static/responsible-gambling']],
    ['2026-01-02T00:00:00Z', ['/static/how-we-earn', '/static/responsible-gambling']],
  ])('at %s shows the news of that date and before', async (now, links) => {
    const answer = await files()('/api/settings?locale=en', { ...visitorOf('GB'), 'x-visitor-now': now });
    const own = parseSettings(await answer.json())?.news.filter(({ link }) => link.startsWith('/static/'));
    expect(own?.map(({ link }) => link)).toEqual(links);
    const html = await (await files()('/news', { ...visitorOf('GB'), 'x-visitor-now': now })).text();
    const titled = news.filter(({ title }) => html.includes(title.en));
    expect(titled.map(({ link }) => link.en)).toEqual(links);
  });

  it('finds competitions by their names in both languages', async () => {
    const find = async (term: string) => JSON.parse((await bundesliga().open(`/api/search?locale=nl&q=${term}`)).text);
    expect(await find('bundesl')).toMatchObject({ competitions: [{ id: 'olbl1' }] });
    expect(await find('duits')).toMatchObject({ countries: [{ slug: 'germany' }] });
    expect(await find('premier')).toMatchObject({ competitions: [], countries: [], failed: false });
  });
});

it('CONTENT_SOURCE=files asks no content system', async () => {
  const asked = fakeSource('https://cms-unasked.test', () => ({ data: [] }));
  const site = siteWith({ CONTENT_SOURCE: 'files', CMS_URL: 'https://cms-unasked.test' });
  expect((await site('/', visitorOf('GB'))).status).toBe(200);
  expect(asked).toEqual([]);
});
