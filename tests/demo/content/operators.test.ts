import { describe, expect, it } from 'vitest';
import { listOf, NOW, valuesOf } from './askContent.ts';

const namesIn = (code: string): Promise<unknown[]> =>
  valuesOf(`operators?filters[countries][code][$eq]=${code}&sort=rank:asc`, 'name');

describe('demonstration operators', () => {
  it('a country’s operators appear in the editors’ order', async () => {
    expect(await namesIn('NL')).toEqual(['Bet365', 'Unibet', 'TOTO', 'BetCity']);
    expect(await namesIn('GB')).toContain('Paddy Power');
    expect(await namesIn('US')).toEqual(['Bet365', 'DraftKings', 'FanDuel']);
  });

  it('Italy, France and the home nations have no operators', async () => {
    expect(await namesIn('IT')).toEqual([]);
    expect(await namesIn('FR')).toEqual([]);
    expect(await namesIn('GB-ENG')).toEqual([]);
  });

  it.each(['GB', 'NL', 'DE', 'IE', 'US', 'BR', 'ES', 'PT', 'AU', 'CA', 'BE', 'SE', 'DK'])(
    'operators exist in %s',
    async (code) => {
      expect((await namesIn(code)).length).toBeGreaterThan(0);
      const dutch = await valuesOf(`operators?filters[countries][code][$eq]=${code}&sort=rank:asc&locale=nl`, 'name');
      expect(dutch).toEqual(await namesIn(code));
    },
  );

  it('operators link only to reserved https addresses', async () => {
    for (const attribute of ['playUrl', 'reviewPage']) {
      for (const url of await valuesOf('operators', attribute)) {
        if (url !== null) expect(new URL(String(url)).origin).toBe('https://www.example.com');
      }
    }
  });

  it('operators hide terms, show them or leave the choice open', async () => {
    expect(new Set(await valuesOf('operators', 'hideTermsAndConditions'))).toEqual(new Set([true, false, null]));
  });

  it('a current offer has a check date, an end date and text in the page’s language', async () => {
    const { data } = await listOf('operators?populate=offer&locale=nl&filters[countries][code][$eq]=NL&sort=rank:asc');
    const offers = data.flatMap(({ attributes }) => (attributes.offer === null ? [] : [attributes.offer]));
    expect(offers).toHaveLength(4);
    for (const offer of offers as { checkedAt: string; expiresAt: string | null }[]) {
      expect(Date.parse(offer.checkedAt)).toBeLessThan(NOW);
      if (offer.expiresAt !== null) expect(Date.parse(offer.expiresAt)).toBeGreaterThan(NOW);
    }
    expect(offers[0]).toMatchObject({ stake: '€ 10', licence: 'Kansspelautoriteit', minimumOdds: 1.2 });
  });

  it.each([
    ['GB', /£/, /€|\$/],
    ['NL', /€/, /£|\$/],
    ['IE', /€/, /£|\$/],
    ['US', /\$/, /£|€/],
    ['SE', / kr/, /£|€|\$/],
  ])('operators in %s promise only its currency in both languages', async (code, own, foreign) => {
    for (const locale of ['en', 'nl']) {
      const { data } = await listOf(`operators?populate=offer&filters[countries][code][$eq]=${code}&locale=${locale}`);
      const texts = JSON.stringify(data);
      expect(texts).toMatch(own);
      expect(texts).not.toMatch(foreign);
    }
  });

  it('no bonus targets people under 24 in the Netherlands or exists in Australia', async () => {
    for (const locale of ['en', 'nl']) {
      const query = (code: string) => `operators?filters[countries][code][$eq]=${code}&locale=${locale}`;
      for (const text of await valuesOf(query('NL'), 'bonus')) expect(text).toMatch(/\(24\+\)$/);
      expect(new Set(await valuesOf(query('AU'), 'bonus'))).toEqual(new Set([null]));
    }
  });

  it('offers use no pressuring words in either language', async () => {
    for (const locale of ['en', 'nl']) {
      const { data } = await listOf(`operators?populate=offer&locale=${locale}`);
      expect(JSON.stringify(data)).not.toMatch(/!|\bfree\b|\bgratis\b|\bnow\b|\bnu\b|hurry|risk/i);
    }
  });
});
