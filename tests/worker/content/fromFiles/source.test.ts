import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../worker/base/result.ts';
import { parseContentFiles } from '../../../../worker/content/fromFiles/read.ts';
import { filesSource } from '../../../../worker/content/fromFiles/source.ts';
import { everyKind } from './content.records.ts';

const read = parseContentFiles(everyKind);
if (!read.ok) throw new Error(read.error.join('\n'));
const clock = { now: Date.parse('2026-11-21T12:00:00Z'), frozen: false };
const source = filesSource({ files: read.value, version: '1' }, null)(clock);

async function given<Value>(asked: Promise<Answer<Value>>): Promise<Value> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe('content files', () => {
  it('list the operators of a country only, in the language of the page', async () => {
    const [operator, ...others] = await given(source.operators('GB', 'nl'));
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
    const inIreland = await given(source.operators('IE', 'en'));
    expect(inIreland).toMatchObject([{ bonus: 'Only in Ireland', playUrl: 'https://northern.test/ie', offer: null }]);
    expect(await given(source.operators('DE', 'en'))).toEqual([]);
    expect(await given(source.providers())).toEqual([
      { provider: 'northern-lights-bet', countries: ['GB'], hosts: ['northern.test'] },
      { provider: 'northern-lights-bet', countries: ['IE'], hosts: ['northern.test'] },
    ]);
  });

  it('list top competitions and countries in file order, with translations', async () => {
    const top = await given(source.topCompetitions('nl'));
    expect(top.map(({ name }) => name)).toEqual(['Duitse beker', 'Liga Portugal', 'Bundesliga']);
    expect(top[0]?.country).toMatchObject({ slug: 'germany', names: { en: 'Germany', nl: 'Duitsland' } });
    expect(top[2]?.logo).toBe('https://pictures.test/bundesliga.png');
    const countries = await given(source.topCountries('en'));
    expect(countries.map(({ slug }) => slug)).toEqual(['portugal', 'germany']);
    expect(countries[1]?.flag).toBe('https://pictures.test/germany.png');
  });

  it('give the search the names in the language of the page and in English', async () => {
    const { competitions, countries } = await given(source.catalogue('nl'));
    expect(competitions.find(({ entry }) => entry.name === 'Duitse beker')?.names).toEqual([
      ...['Duitse beker', 'German Cup'],
    ]);
    expect(countries.map(({ names }) => names)).toEqual([['Duitsland', 'Germany'], ['Portugal']]);
  });

  it('hide news before its date', async () => {
    expect(await given(source.news('en'))).toEqual([
      {
        title: 'A headline of ours',
        link: '/static/about-us',
        image: 'https://pictures.test/news.png',
        at: Date.parse('2026-11-20'),
      },
    ]);
  });

  it('have articles with the ids of their competitions', async () => {
    const { found } = await given(source.article('een-bekerfinale', 'nl'));
    const [competition] = await given(source.topCompetitions('nl')).then((top) => top.slice(2));
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
    expect((await given(source.articles('nl'))).map(({ slugs }) => slugs.nl)).toEqual(['nog-niet', 'een-bekerfinale']);
    expect(await given(source.article('a-cup-final', 'nl'))).toEqual({ found: null });
  });

  it('have the page of a path in its language only', async () => {
    expect(await given(source.pageLinks())).toContain('/nl/voetbal');
    expect(await given(source.page('/nl/voetbal', 'nl'))).toMatchObject({
      found: { removed: false, title: null, metaTitle: 'Ons voetbal', sections: [{ heading: 'Wat wij zeggen' }] },
    });
    expect(await given(source.page('/static/about-us', 'en'))).toMatchObject({ found: { removed: true } });
    expect(await given(source.page('/nl/voetbal', 'en'))).toEqual({ found: null });
  });

  it('have the settings of the site', async () => {
    const { site, policy } = await given(source.site('nl'));
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
