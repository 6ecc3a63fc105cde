import { describe, expect, it } from 'vitest';
import { askContent, listOf, valuesOf } from './askContent.ts';

describe('demonstration Strapi filters', () => {
  it('filters ignore the case of names and sort results', async () => {
    const names = await valuesOf('competitions?filters[name][$containsi]=BUNDES&sort=name:asc', 'name');
    expect(names).toEqual(['2. Bundesliga', 'Bundesliga', 'Bundesliga']);
  });

  it('filters search the names of the requested language', async () => {
    expect(await valuesOf('countries?filters[name][$containsi]=duits&locale=nl', 'name')).toEqual(['Duitsland']);
    expect(await valuesOf('countries?filters[name][$containsi]=duits&locale=en', 'name')).toEqual([]);
  });

  it('filters compare with one value, several values or a relation', async () => {
    expect(await valuesOf('countries?filters[code][$eq]=NL', 'name')).toEqual(['Netherlands']);
    expect(await valuesOf('countries?filters[code]=NL', 'name')).toEqual(['Netherlands']);
    const several = 'countries?filters[code][$in][0]=NL&filters[code][$in][1]=BE&sort=name:desc';
    expect(await valuesOf(several, 'name')).toEqual(['Netherlands', 'Belgium']);
    expect(await valuesOf('competitions?filters[country][code][$eq]=NL&filters[name][$ne]=Eredivisie', 'name')).toEqual(
      ['Keuken Kampioen Divisie', 'KNVB Beker'],
    );
  });

  it('filters combine $or, $and and $not, and understand null', async () => {
    const names = await valuesOf(
      'operators?filters[$or][0][name][$eqi]=toto&filters[$or][1][rank][$lt]=2&sort=rank',
      'name',
    );
    expect(new Set(names)).toEqual(new Set(['Bet365', 'TOTO']));
    const query = 'top-countries?filters[$and][0][rank][$gte]=2&filters[$and][1][rank][$lte]=3';
    expect(await valuesOf(query, 'rank')).toEqual([2, 3]);
    const withoutReview = await valuesOf('operators?filters[reviewPage][$null]=true', 'reviewPage');
    expect(new Set(withoutReview)).toEqual(new Set([null]));
    expect(await valuesOf('countries?filters[code][$null]=true', 'name')).toEqual(['Europe']);
    expect(await valuesOf('countries?filters[code][$null]=true&filters[$not][name][$eq]=Europe', 'name')).toEqual([]);
  });

  it('an unknown operator is ignored and every row returned', async () => {
    const { meta } = await listOf('competitions?filters[name][$nope]=1');
    expect(meta.pagination.total).toBe((await listOf('competitions')).meta.pagination.total);
  });

  it('a filter finds the text of exactly one page', async () => {
    const english = await listOf('page-contents?populate=content&filters[pageLink][$eq]=/football');
    expect(english.data).toHaveLength(1);
    expect(english.data[0]?.attributes).toMatchObject({ custom410: false, content: [{ id: 1 }, { id: 2 }] });
    expect(await valuesOf('page-contents?filters[pageLink][$eq]=/nl/voetbal&locale=nl', 'locale')).toEqual(['nl']);
    expect(await valuesOf('page-contents?filters[pageLink][$eq]=/football/removed-league', 'custom410')).toEqual([
      true,
    ]);
    const none = await listOf('page-contents?populate=content&filters[pageLink][$eq]=/none');
    expect(none).toEqual({ data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } });
  });
});

describe('demonstration Strapi populate', () => {
  const country = async (populate: string): Promise<unknown> =>
    (await listOf(`top-competitions?sort=rank:asc&pagination[pageSize]=1&${populate}`)).data[0]?.attributes.competition;

  it.each([
    'populate=competition.country',
    'populate[competition][populate]=country',
    'populate[competition][populate][0]=country',
    'populate[competition][populate][country]=true',
    'populate[0]=competition.country',
    'populate[competition][populate]=*',
  ])('the country of a competition is populated by %s', async (populate) => {
    expect(await country(populate)).toHaveProperty('data.attributes.country.data.attributes.countryId');
  });

  it('populate goes one level deep by default', async () => {
    expect(await country('populate=competition')).not.toHaveProperty('data.attributes.country');
    expect(await country('populate=*')).not.toHaveProperty('data.attributes.country');
    expect(await country('')).toBeUndefined();
  });

  it('populate accepts comma lists with fields and ignores unknown names', async () => {
    const { data } = await listOf('operators?populate=logo,offer,nope&fields[0]=name&filters[name][$eq]=Tipico');
    expect(Object.keys(data[0]?.attributes ?? {})).toEqual(['name', 'logo', 'offer']);
    expect(data[0]?.attributes.logo).toEqual({ data: null });
    const nested = await listOf('competitions?populate[country][fields][0]=code&filters[name][$eq]=Eredivisie');
    expect(nested.data[0]?.attributes.country).toMatchObject({ data: { attributes: { code: 'NL' } } });
    expect(nested.data[0]?.attributes.country).not.toHaveProperty('data.attributes.name');
  });
});

describe('demonstration Strapi pagination', () => {
  it('a page has 25 rows by default and at most 100', async () => {
    const usual = await listOf('countries');
    expect(usual.data).toHaveLength(25);
    const { total = 0 } = usual.meta.pagination;
    const most = await listOf('countries?locale=all&pagination[pageSize]=500');
    expect(most.data).toHaveLength(100);
    expect(most.meta.pagination).toMatchObject({
      pageSize: 100,
      pageCount: Math.ceil((total * 2) / 100),
      total: total * 2,
    });
  });

  it('pages list each row once, and a page beyond the end is empty', async () => {
    const all = await valuesOf('countries?pagination[pageSize]=100', 'code');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 10) }, (_, index) =>
        valuesOf(`countries?pagination[pageSize]=10&pagination[page]=${index + 1}`, 'code'),
      ),
    );
    expect(pages.flat()).toEqual(all);
    const beyond = await listOf('countries?pagination[page]=99');
    expect(beyond.data).toEqual([]);
    expect(beyond.meta.pagination.page).toBe(99);
  });

  it('start and limit work, with a total only on request', async () => {
    const some = await listOf('top-countries?pagination[start]=1&pagination[limit]=2');
    expect(some.meta.pagination).toEqual({ start: 1, limit: 2, total: 12 });
    expect(some.data.map(({ attributes }) => attributes.rank)).toEqual([2, 3]);
    expect((await listOf('operators?pagination[limit]=-1')).meta.pagination.limit).toBe(100);
    const uncounted = await listOf('operators?pagination[withCount]=false');
    expect(uncounted.meta.pagination).toEqual({ page: 1, pageSize: 25 });
  });
});

describe('demonstration Strapi locale', () => {
  it('the default locale is English, nl gives Dutch and unknown gives nothing', async () => {
    const name = (query: string) => valuesOf(`countries?filters[code][$eq]=GB-ENG${query}`, 'name');
    expect(await name('')).toEqual(['England']);
    expect(await name('&locale=nl')).toEqual(['Engeland']);
    expect(await name('&locale=fr')).toEqual([]);
    expect(await name('&locale=all')).toEqual(['England', 'Engeland']);
  });

  it('relations use the locale and link to the other language', async () => {
    const { data } = await listOf(
      'competitions?locale=nl&populate=country,localizations&filters[name][$eq]=Premier League',
    );
    const [first] = data;
    expect(first?.attributes.country).toMatchObject({ data: { attributes: { locale: 'nl' } } });
    expect(first?.attributes.localizations).toMatchObject({ data: [{ attributes: { locale: 'en' } }] });
  });

  it.each([
    ['Scotland', 'Schotland'],
    ['Northern Ireland', 'Noord-Ierland'],
    ['Czech Republic', 'Tsjechië'],
    ['Ivory Coast', 'Ivoorkust'],
    ['Europe', 'Europa'],
    ['Germany', 'Duitsland'],
    ['United Kingdom', 'Verenigd Koninkrijk'],
  ])('the name of %s is %s in Dutch', async (english, dutch) => {
    const { data } = await listOf(`countries?populate=localizations&filters[name][$eq]=${english}`);
    expect(data[0]?.attributes.localizations).toMatchObject({ data: [{ attributes: { name: dutch } }] });
  });
});

describe('demonstration Strapi refusals', () => {
  const details = {};

  it.each([
    ['competitions?filters[nope][$eq]=1', 400, 'ValidationError', 'Invalid parameter nope'],
    ['operators?filters[countries][nope][$eq]=1', 400, 'ValidationError', 'Invalid parameter nope'],
    ['competitions?sort=nope:asc', 400, 'ValidationError', 'Invalid parameter nope'],
    [
      'competitions?pagination[page]=1&pagination[limit]=2',
      400,
      'ValidationError',
      'Invalid pagination parameters. Expected either start/limit or page/pageSize',
    ],
    ['nothing', 404, 'NotFoundError', 'Not Found'],
    ['constructor', 404, 'NotFoundError', 'Not Found'],
    ['competitions/99999', 404, 'NotFoundError', 'Not Found'],
    ['site-setting?locale=fr', 404, 'NotFoundError', 'Not Found'],
  ])('the request %s gets status %i', async (path, status, name, message) => {
    const response = await askContent(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ data: null, error: { status, name, message, details } });
  });

  it('a wrong sort direction fails without details', async () => {
    const response = await askContent('competitions?sort=name:sideways');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      data: null,
      error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
    });
  });

  it('writing is forbidden and unknown methods are refused', async () => {
    expect((await askContent('operators', { method: 'POST' })).status).toBe(403);
    const response = await askContent('site-setting', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('HEAD, GET, PUT, DELETE');
    expect(await response.text()).toBe('Method Not Allowed');
  });

  it('a single row is readable by its id', async () => {
    const response = await askContent('competitions/1?populate=country');
    expect(await response.json()).toMatchObject({ data: { id: 1, attributes: { locale: 'en' } }, meta: {} });
  });
});
