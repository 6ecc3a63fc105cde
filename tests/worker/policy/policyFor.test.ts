import { describe, expect, it } from 'vitest';
import { COUNTRY_POLICIES } from '../../../worker/policy/countryPolicies.ts';
import { helpFor, hiddenMarketsFor, isKnownCountry, policyFor } from '../../../worker/policy/policyFor.ts';

const allowed = (country: string, overrides: unknown = null) => policyFor(country, 'en', overrides).allowed;

describe('what a country may see', () => {
  it('in Great Britain: 18+, with GAMSTOP, Gamblers Anonymous and the helpline, and prices in play', () => {
    const policy = policyFor('GB', 'en', null);
    expect(policy).toMatchObject({ allowed: true, oddsInPlay: true, minimumAge: 18 });
    expect(policy.message).toMatch(/^18\+/);
    expect(policy.helpLines.map(({ name }) => name)).toEqual([
      'National Gambling Helpline',
      'GAMSTOP',
      'Gamblers Anonymous',
    ]);
  });

  it('in the Netherlands: 18+, the required words in both languages, Loket Kansspel, Cruks and AGOG, nothing in play', () => {
    const policy = policyFor('NL', 'nl', null);
    expect(policy).toMatchObject({ allowed: true, oddsInPlay: false, minimumAge: 18 });
    expect(policy.message).toBe('Wat kost gokken jou? Stop op tijd. 18+');
    expect(policyFor('NL', 'en', null).message).toBe(policy.message);
    expect(policy.helpLines.map(({ name }) => name)).toEqual(['Loket Kansspel', 'Cruks', 'AGOG']);
  });

  it('in a country that nobody wrote down: what the content system lists, with the general warning', () => {
    expect(policyFor('SE', 'nl', null)).toMatchObject({ allowed: true, minimumAge: 18 });
    expect(policyFor('SE', 'nl', null).message).toMatch(/^18\+\. Gokken/);
  });

  it.each([
    ['US', 21],
    ['BE', 21],
    ['GR', 21],
    ['CA', 19],
    ['DE', 18],
  ])('in %s names its own age, %i, beside the offers and in the message', (country, age) => {
    for (const locale of ['en', 'nl'] as const) {
      const policy = policyFor(country, locale, null);
      expect(policy.minimumAge).toBe(age);
      expect(policy.message).toMatch(new RegExp(`^${age}\\+`));
    }
  });

  it('names nobody of a charity that has closed', () => {
    for (const country of [...Object.keys(COUNTRY_POLICIES), 'FR']) {
      expect(JSON.stringify(helpFor(country, null))).not.toMatch(/begambleaware/i);
    }
  });

  it.each(['IT', 'XX', 'T1', '', 'gb', 'G', 'GBR', '__proto__', 'constructor'])('in %j: nothing', (country) => {
    expect(allowed(country)).toBe(false);
  });

  it('is unknown for what the edge can’t place', () => {
    expect(['NL', 'XX', 'T1', 'A1'].filter(isKnownCountry)).toEqual(['NL']);
  });

  it('has a message in both languages and a help line over https everywhere', () => {
    for (const country of [...Object.keys(COUNTRY_POLICIES), 'SE']) {
      for (const locale of ['en', 'nl'] as const) {
        const { message, helpLines } = policyFor(country, locale, null);
        expect(message).not.toBe('');
        expect(helpLines.length).toBeGreaterThan(0);
        expect(helpLines.every(({ url }) => url.startsWith('https://'))).toBe(true);
      }
    }
  });
});

describe('what ops write in the content system', () => {
  it('switches a country off', () => {
    expect(allowed('GB', { GB: { offers: false } })).toBe(false);
    expect(allowed('NL', { GB: { offers: false } })).toBe(true);
  });

  it('switches it off in small letters too', () => expect(allowed('GB', { gb: { offers: false } })).toBe(false));

  it('replaces what it names and keeps the rest', () => {
    const policy = policyFor('NL', 'en', { NL: { minimumAge: 24, oddsInPlay: true } });
    expect(policy).toMatchObject({ allowed: true, minimumAge: 24, oddsInPlay: true });
    expect(policy.message).toBe('Wat kost gokken jou? Stop op tijd. 18+');
  });

  it('replaces who helps, with a sentence on each or without', () => {
    const own = { name: 'Hulp', url: 'https://hulp.test/', about: { en: 'Helps', nl: 'Helpt' } };
    const overrides = { NL: { helpLines: [own, { name: 'Lijn', url: 'https://lijn.test/', phone: '1' }] } };
    expect(helpFor('NL', overrides).map(({ about }) => about)).toEqual([own.about, null]);
    expect(policyFor('NL', 'nl', overrides).helpLines).toEqual([
      { name: 'Hulp', url: 'https://hulp.test/', phone: null },
      { name: 'Lijn', url: 'https://lijn.test/', phone: '1' },
    ]);
  });

  it('opens a country that the table closes', () => expect(allowed('IT', { IT: { offers: true } })).toBe(true));

  it('opens nothing to a visitor from nowhere', () => expect(allowed('XX', { XX: { offers: true } })).toBe(false));

  it.each([
    { offers: 'no' },
    { offers: null },
    { offer: false },
    { minimumAge: 16 },
    { minimumAge: '18' },
    { message: { en: '18+' } },
    { helpLines: [{ name: 'Help', url: 'javascript:alert(1)' }] },
    'off',
    null,
    false,
    [[]],
  ])('closes the country when it can’t be read: %j', (override) => {
    expect(allowed('GB', { GB: override })).toBe(false);
    expect(allowed('NL', { GB: override })).toBe(true);
  });

  it.each(['off', 7, true, [{ GB: { offers: false } }]])('closes every country when it is no table: %j', (table) => {
    expect(allowed('GB', table)).toBe(false);
    expect(allowed('SE', table)).toBe(false);
  });

  it('may be absent or empty', () => {
    for (const table of [null, undefined, {}]) expect(allowed('GB', table)).toBe(true);
  });
});

describe('the markets that a country may not see', () => {
  it('are cards and corners in the Netherlands, and what ops say elsewhere', () => {
    expect(hiddenMarketsFor('NL', null)).toEqual(['cards', 'corners']);
    expect(hiddenMarketsFor('GB', null)).toEqual([]);
    expect(hiddenMarketsFor('DE', { DE: { hiddenMarkets: [' CS '] } })).toEqual(['cs']);
  });
});
