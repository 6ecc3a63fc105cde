import { describe, expect, it } from 'vitest';
import { competitions as directoryCompetitions, countries as directoryCountries } from '../directory/directory.ts';
import { countryId, tournamentId } from '../live/ids.ts';
import { askContent, listOf, NOW, valuesOf } from './askContent.ts';

const TIMES = ['createdAt', 'updatedAt', 'publishedAt', 'locale'];

describe('demonstration content answers', () => {
  it.each([
    ['competitions', ['competitionId', 'name', ...TIMES], ['logo', 'country', 'localizations']],
    ['countries', ['countryId', 'code', 'name', ...TIMES], ['flag', 'localizations']],
    [
      'operators',
      [
        ...['name', 'title', 'shownIn', 'rank', 'bonus', 'reviewPage', 'playUrl', 'hideTermsAndConditions'],
        ...['termsAndConditions', ...TIMES],
      ],
      ['logo', 'offer', 'countries', 'localizations'],
    ],
    ['top-competitions', ['rank', ...TIMES], ['competition', 'localizations']],
    ['top-countries', ['rank', ...TIMES], ['country', 'localizations']],
    [
      'articles',
      [
        'title',
        'slug',
        'lead',
        'text',
        'author',
        'writtenWithAi',
        'firstPublished',
        'updated',
        'pictureAlt',
        'pictureCredit',
        'teams',
        ...TIMES,
      ],
      ['picture', 'competitions', 'localizations'],
    ],
    ['channels', ['name', 'link', 'from', 'to', ...TIMES], ['competitions', 'countries', 'localizations']],
    ['news-items', ['title', 'link', ...TIMES], ['image', 'localizations']],
    [
      'page-contents',
      ['pageLink', 'title', 'metaTitle', 'metaDescription', 'custom410', ...TIMES],
      ['content', 'localizations'],
    ],
  ])(
    'the list of %s has the contract’s fields, and relations only when populated',
    async (path, scalars, populated) => {
      const plain = await listOf(path);
      expect(plain.data.length).toBeGreaterThan(0);
      expect(Object.keys(plain.meta.pagination)).toEqual(['page', 'pageSize', 'pageCount', 'total']);
      for (const row of plain.data) {
        expect(Object.keys(row)).toEqual(['id', 'attributes']);
        expect(Object.keys(row.attributes)).toEqual(scalars);
      }
      const starred = await listOf(`${path}?populate=*`);
      for (const row of starred.data) expect(Object.keys(row.attributes)).toEqual([...scalars, ...populated]);
    },
  );

  it('the site setting is one record without a publication date', async () => {
    const response = await askContent('site-setting?populate=partnerLogo&locale=nl');
    const answer = (await response.json()) as {
      data: { id: number; attributes: Record<string, unknown> };
      meta: object;
    };
    expect(answer.meta).toEqual({});
    expect(answer.data.attributes).toMatchObject({ partnerLogo: { data: null }, policy: { GB: {} }, locale: 'nl' });
    expect(answer.data.attributes.complaintsTitle).toBe('Een geschil met een aanbieder?');
    expect(answer.data.attributes).not.toHaveProperty('publishedAt');
    expect(answer.data.attributes.badges).toContainEqual({ name: 'Cruks', url: 'https://cruksregister.nl/' });
  });

  it('answers are JSON without validators or caching rules', async () => {
    const { headers } = await askContent('competitions');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('cache-control')).toBeNull();
  });

  it('answers never mention the demonstration', async () => {
    for (const path of ['competitions', 'operators', 'news-items', 'page-contents', 'site-setting']) {
      const text = await (
        await askContent(`${path}?populate=*&locale=${path === 'site-setting' ? 'en' : 'all'}`)
      ).text();
      expect(text).not.toMatch(/demo/i);
    }
  });
});

describe('demonstration competitions and countries', () => {
  it('every football competition of the directory has the id of the feed', async () => {
    const football = directoryCompetitions.filter(({ sport }) => sport === 'football');
    const ids: unknown[] = [];
    for (let page = 1; page <= Math.ceil(football.length / 100); page += 1) {
      ids.push(...(await valuesOf(`competitions?pagination[pageSize]=100&pagination[page]=${page}`, 'competitionId')));
    }
    expect(ids).toEqual(football.map(({ country, name }) => tournamentId('football', country, name)));
  });

  it('feed ids are unique without renumbering', () => {
    const tournaments = directoryCompetitions.map(({ sport, country, name }) => tournamentId(sport, country, name));
    expect(new Set(tournaments).size).toBe(tournaments.length);
    expect(new Set(directoryCountries.map(({ name }) => countryId(name))).size).toBe(directoryCountries.length);
  });

  it('home nations and countries of operators have their own codes', async () => {
    const code = async (name: string) => (await valuesOf(`countries?filters[name][$eq]=${name}`, 'code'))[0];
    expect(await code('England')).toBe('GB-ENG');
    expect(await code('USA')).toBe('US');
    expect(await code('Europe')).toBeNull();
    expect(await code('United Kingdom')).toBe('GB');
  });

  it('about a dozen top competitions and countries are ranked and exist', async () => {
    const competitions = await listOf('top-competitions?sort=rank:asc&populate=competition.country');
    expect(competitions.data.length).toBeGreaterThanOrEqual(12);
    expect(competitions.data.map(({ attributes }) => attributes.rank)).toEqual(
      competitions.data.map((_, index) => index + 1),
    );
    expect(competitions.data[1]?.attributes.competition).toMatchObject({
      data: { attributes: { name: 'Premier League', country: { data: { attributes: { name: 'England' } } } } },
    });
    const countries = await listOf('top-countries?sort=rank:asc&populate=country&locale=nl');
    expect(countries.data).toHaveLength(12);
    expect(countries.data[0]?.attributes.country).toMatchObject({
      data: { attributes: { name: 'Engeland', code: 'GB-ENG' } },
    });
  });
});

describe('demonstration news', () => {
  it('news is dated before the clock, newest first, in both languages', async () => {
    for (const now of [NOW, Date.parse('2026-11-21T03:00:00.000Z')]) {
      for (const locale of ['en', 'nl']) {
        const { data } = await listOf(`news-items?sort=publishedAt:desc&locale=${locale}&populate=image`, now);
        expect(data).toHaveLength(6);
        const dates = data.map(({ attributes }) => String(attributes.publishedAt));
        expect(dates.every((date) => Date.parse(date) <= now)).toBe(true);
        expect(dates).toEqual([...dates].sort().reverse());
        expect(data[0]?.id).toBe(locale === 'en' ? 1 : 7);
        expect(data.every(({ attributes }) => JSON.stringify(attributes.image) === '{"data":null}')).toBe(true);
      }
    }
  });
});
