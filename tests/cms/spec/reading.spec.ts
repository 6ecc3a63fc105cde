import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LAST_CLASS, RACECOURSE_BOOKMAKERS, TRANSLATED } from '../seed/special.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('GET /api/health', () => {
  it('reports a working content system without rejected records', async () => {
    const { code, sources } = await site.health();
    expect(code).toBe(200);
    expect(sources.content).toMatchObject({ kind: 'real', ok: true, failures: 0, problem: null, recordsRejected: 0 });
  });
});

describe('GET /api/search', () => {
  it('finds competitions with their country, top competitions first', async () => {
    const { competitions } = await site.search('liga', 'en');
    expect(competitions.slice(0, 2).map(({ name }) => name)).toEqual(['LaLiga', 'Bundesliga']);
    expect(competitions[0]?.country.slug).toBe('spain');
    expect(competitions).toHaveLength(10);
  });

  it('puts a top competition beyond the first 100 rows first', async () => {
    const { competitions } = await site.search('klasse', 'en');
    expect(competitions.map(({ name }) => name).slice(0, 2)).toEqual([LAST_CLASS, 'Derde klasse A']);
  });

  it('finds names in the language of the page, and untranslated names', async () => {
    // The search lists a country once per sport.
    const slugs = async (term: string, locale: string) => [
      ...new Set((await site.search(term, locale)).countries.map(({ slug }) => slug)),
    ];
    expect(await slugs('duits', 'nl')).toEqual(['germany']);
    expect(await slugs('duits', 'en')).toEqual([]);
    const { competitions } = await site.search('hoofdklasse', 'nl');
    expect(competitions.map(({ name }) => name)).toEqual([LAST_CLASS]);
  });

  it('finds no draft', async () => {
    expect((await site.search('draft', 'en')).competitions).toEqual([]);
  });
});

describe('GET /api/settings', () => {
  it('lists top competitions and countries in the editors’ order', async () => {
    const { topCompetitions, topCountries } = await site.settings('en');
    expect(topCompetitions.slice(0, 3).map(({ name }) => name)).toEqual([
      'Champions League',
      'Premier League',
      'Eredivisie',
    ]);
    expect(topCompetitions).toHaveLength(15);
    expect(topCountries[0]?.slug).toBe('england');
    expect(topCountries).toHaveLength(12);
  });

  it('answers Dutch names for Dutch pages', async () => {
    const { topCountries, topCompetitions, news, site: shown } = await site.settings('nl', 'NL');
    expect(topCountries[0]?.names.nl).toBe('Engeland');
    expect(topCompetitions.find(({ name }) => name === 'Eredivisie')?.country.names.nl).toBe('Nederland');
    expect(topCompetitions.at(-2)?.name).toBe(TRANSLATED.nl);
    expect(news[0]?.title).toBe('Zo bepaalt de scheidsrechter de blessuretijd');
    expect(shown.complaints?.title).toBe('Een geschil met een aanbieder?');
  });

  it('lists the newest published news', async () => {
    const { news } = await site.settings('en');
    expect(news.map(({ title }) => title)[0]).toBe('How referees work out added time');
    expect(news).toHaveLength(4);
    expect(JSON.stringify(news)).not.toContain('draft');
  });
});

describe('operators from Strapi', () => {
  const names = async (country: string, locale = 'en') =>
    (await site.settings(locale, country)).operators.map(({ name }) => name);

  it('are listed by country, in the editors’ order', async () => {
    expect((await names('GB')).slice(0, 3)).toEqual(['Bet365', 'William Hill', 'Ladbrokes']);
    expect(await names('NL', 'nl')).toContain('TOTO');
    expect(await names('GB')).not.toContain('TOTO');
    expect(await names('IT')).toEqual([]);
  });

  it('include no draft', async () => {
    expect(await names('GB')).not.toContain('Draftbet');
    expect((await site.get('/play/draftbet')).status).toBe(404);
  });

  it('show terms only when hideTermsAndConditions is false', async () => {
    const { operators } = await site.settings('en');
    const termsOf = (name: string) => operators.find((each) => each.name === name)?.terms;
    expect(termsOf('Bet365')).toMatch(/^New customers only, 18\+\./);
    expect(termsOf('William Hill')).toBeNull();
    expect(termsOf('Unibet')).toBeNull();
  });

  it('have a bonus in the language of the page', async () => {
    const bonus = async (locale: string) =>
      (await site.settings(locale, 'NL')).operators.find(({ name }) => name === 'TOTO')?.bonus;
    expect(await bonus('nl')).toMatch(/^Zet /);
    expect(await bonus('en')).toMatch(/^Bet /);
  });

  it('are known beyond the first 100 rows', async () => {
    expect((await site.get(`/play/racecourse-bookmaker-${RACECOURSE_BOOKMAKERS}`)).status).toBe(451);
    expect((await site.get(`/play/racecourse-bookmaker-${RACECOURSE_BOOKMAKERS + 1}`)).status).toBe(404);
  });
});

describe('pages from Strapi', () => {
  it('show the title, description and text of editors', async () => {
    const html = await site.html('/static/about-us');
    expect(html).toContain('<title>About the people behind the scores · Scoreline</title>');
    expect(html).toContain('Who keeps the scores, and how to reach them.');
    expect(html).toMatch(/<h1[^>]*>Who makes these pages</);
    expect(html).toContain('Scores come from the ground. <strong>Corrections</strong> are made within a minute.');
    expect(html).toContain('href="https://www.example.com/desk"');
    expect(await site.html('/nl/voetbal')).toContain('Live meekijken');
  });

  it('open at a Dutch path when their entry is English', async () => {
    const answer = await site.get('/nl/static/redactie', 'NL');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Vier mensen en een bel.');
  });

  it.each(['/football/removed-league', '/static/old-rules'])('answer 410 when removed: %s', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Back to the homepage');
  });

  it('answer 404 for a draft', async () => {
    const answer = await site.get('/static/drafted');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('A drafted page');
  });
});

describe('pictures from Strapi', () => {
  const widthOf = async (url: string) => {
    const answer = await site.get(`/image?${new URLSearchParams({ url, w: '64' })}`, 'GB', {
      Accept: 'image/webp,*/*',
    });
    return { status: answer.status, type: answer.headers.get('Content-Type'), bytes: (await answer.bytes()).length };
  };

  it('are resized by the site', async () => {
    const { topCompetitions, topCountries, operators, news, site: shown } = await site.settings('en');
    const pictures = [topCompetitions[0]?.logo, topCountries[0]?.flag, operators[0]?.logo, news[1]?.image];
    for (const url of [...pictures, shown.partner?.logo]) {
      expect(url).toMatch(new RegExp(`^${inject('content').url}/uploads/`));
      const { status, type, bytes } = await widthOf(url ?? '');
      expect([status, type]).toEqual([200, 'image/webp']);
      expect(bytes).toBeLessThan(10_000);
    }
  });

  it('answer 404 when they are missing', async () => {
    const { operators, topCompetitions } = await site.settings('en');
    expect(operators.some(({ logo }) => logo === null)).toBe(true);
    expect(topCompetitions.at(-1)).toMatchObject({ name: LAST_CLASS, logo: null });
    expect((await widthOf(`${inject('content').url}/uploads/none.png`)).status).toBe(404);
  });
});

describe('an article', () => {
  it('has a page with its picture, its competition and its translation', async () => {
    const html = await site.html('/news/ajax-psv-what-to-look-out-for');
    expect(html).toMatch(
      /<img src="\/image\?url=[^"]*uploads[^"]*"[^>]*alt="A football pitch from above, ready for kick-off"/,
    );
    expect(html).toMatch(/href="\/football\/netherlands\/eredivisie-\d+"/);
    expect(html).toMatch(/hreflang="nl" href="[^"]*\/nl\/nieuws\/ajax-psv-hier-let-je-op"/);
    expect((await site.get('/nl/nieuws/ajax-psv-hier-let-je-op')).status).toBe(200);
    expect((await site.get('/nl/nieuws/ajax-psv-what-to-look-out-for')).status).toBe(404);
  });
});
