import { describe, expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import type { Answer } from '../../../../worker/base/result.ts';
import { fetchArticle, fetchArticles } from '../../../../worker/content/fetchArticles.ts';
import { fetchCatalogue } from '../../../../worker/content/fetchCatalogue.ts';
import { fetchOperators, fetchProviders } from '../../../../worker/content/fetchOperators.ts';
import { fetchPageContent, fetchPageLinks } from '../../../../worker/content/fetchPages.ts';
import {
  fetchNews,
  fetchSite,
  fetchTopCompetitions,
  fetchTopCountries,
} from '../../../../worker/content/fetchSettings.ts';
import { filesClient } from '../../../../worker/content/fromFiles/client.ts';
import { parseContentFiles } from '../../../../worker/content/fromFiles/read.ts';
import { everyKind } from './content.records.ts';

const read = parseContentFiles(everyKind);
if (!read.ok) throw new Error(read.error.join('\n'));
const context = {
  client: filesClient({ files: read.value, version: '1' }),
  ...{ flagUrl: null, rejections: createRejections(), conflicts: new Set<string>() },
};

async function given<Value>(asked: Promise<Answer<Value>>): Promise<Value> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe('content files', () => {
  it('list the operators of a country only, in the language of the page', async () => {
    const [operator, ...others] = await given(fetchOperators('GB', 'nl', context));
    expect(others).toEqual([]);
    expect(operator).toEqual({
      name: 'Northern Lights Bet',
      provider: 'northern-lights-bet',
      playUrl: 'https://northern.test/gb',
      logo: 'https://pictures.test/northern.png',
      bonus: 'Tien gratis kansen',
      reviewPage: null,
      hideTermsAndConditions: false,
      termsAndConditions: 'Voorwaarden in het Nederlands',
      offer: {
        stake: '£ 10 inzet',
        wageringMultiple: null,
        minimumOdds: 1.5,
        licence: 'UKGC',
        checkedAt: null,
        // A date without a time lasts until the end of that day.
        expiresAt: Date.parse('2027-02-01'),
      },
    });
    const inIreland = await given(fetchOperators('IE', 'en', context));
    expect(inIreland).toMatchObject([{ bonus: 'Only in Ireland', playUrl: 'https://northern.test/ie', offer: null }]);
    expect(await given(fetchOperators('DE', 'en', context))).toEqual([]);
    expect(await given(fetchProviders(context))).toEqual([
      { provider: 'northern-lights-bet', countries: ['GB'], hosts: ['northern.test'] },
      { provider: 'northern-lights-bet', countries: ['IE'], hosts: ['northern.test'] },
    ]);
  });

  it('list top competitions and countries in file order, with translations', async () => {
    const top = await given(fetchTopCompetitions('nl', context));
    expect(top.map(({ name }) => name)).toEqual(['Duitse beker', 'Liga Portugal', 'Bundesliga']);
    expect(top[0]?.country).toMatchObject({ slug: 'germany', names: { en: 'Germany', nl: 'Duitsland' } });
    expect(top[2]?.logo).toBe('https://pictures.test/bundesliga.png');
    const countries = await given(fetchTopCountries('en', context));
    expect(countries.map(({ slug }) => slug)).toEqual(['portugal', 'germany']);
    expect(countries[1]?.flag).toBe('https://pictures.test/germany.png');
  });

  it('give the search the names in the language of the page and in English', async () => {
    const { competitions, countries } = await given(fetchCatalogue('nl', context));
    expect(competitions.find(({ entry }) => entry.name === 'Duitse beker')?.names).toEqual([
      ...['Duitse beker', 'German Cup'],
    ]);
    expect(countries.map(({ names }) => names)).toEqual([['Duitsland', 'Germany'], ['Portugal']]);
  });

  it('have news with their pictures and dates', async () => {
    expect(await given(fetchNews('en', context))).toContainEqual({
      title: 'A headline of ours',
      link: '/static/about-us',
      image: 'https://pictures.test/news.png',
      at: Date.parse('2026-11-20'),
    });
  });

  it('have articles with the ids of their competitions', async () => {
    const { found } = await given(fetchArticle('een-bekerfinale', 'nl', context));
    const [competition] = await given(fetchTopCompetitions('nl', context)).then((top) => top.slice(2));
    expect(found).toEqual({
      slugs: { en: 'a-cup-final', nl: 'een-bekerfinale' },
      title: 'Onze bekerfinale',
      lead: 'Wat er bij ons gebeurde',
      author: 'Robin Writer',
      writtenWithAi: true,
      published: Date.parse('2026-11-19T10:00:00Z'),
      updated: null,
      picture: { address: 'https://pictures.test/final.jpg', alt: 'Een beker', credit: 'Lens' },
      competitions: [competition?.id],
      teams: ['47'],
      blocks: [{ tag: 'p', children: ['Het ', { tag: 'strong', children: ['hele'] }, ' verhaal'] }],
    });
    expect((await given(fetchArticles('nl', context))).map(({ slugs }) => slugs.nl)).toEqual([
      'nog-niet',
      'een-bekerfinale',
    ]);
    expect(await given(fetchArticle('a-cup-final', 'nl', context))).toEqual({ found: null });
  });

  it('have the page of a path in its language only', async () => {
    expect(await given(fetchPageLinks(context))).toContain('/nl/voetbal');
    expect(await given(fetchPageContent('/nl/voetbal', 'nl', context))).toMatchObject({
      found: { removed: false, title: null, metaTitle: 'Ons voetbal', sections: [{ heading: 'Wat wij zeggen' }] },
    });
    expect(await given(fetchPageContent('/static/about-us', 'en', context))).toMatchObject({
      found: { removed: true },
    });
    expect(await given(fetchPageContent('/nl/voetbal', 'en', context))).toEqual({ found: null });
  });

  it('say that no page has texts where they have none', async () => {
    const client = filesClient({ files: { ...read.value, pages: [] }, version: '2' });
    expect(await given(fetchPageLinks({ ...context, client }))).toEqual([]);
  });

  it('have the settings of the site', async () => {
    const { site, policy } = await given(fetchSite('nl', context));
    expect(policy).toEqual({ IE: { offers: false } });
    expect(site).toEqual({
      partner: { name: 'Partner of Ours', url: 'https://partner.test/', logo: null },
      complaints: { title: 'Klaag hier', text: 'Wij luisteren', url: 'https://complaints.test/' },
      newsUrl: 'https://news.test/nl',
      socialLinks: [{ name: 'Ours', url: 'https://social.test/' }],
      badges: [{ name: 'Badge', url: 'https://badge.test/' }],
    });
  });
});
