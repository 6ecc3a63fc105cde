import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../web/domain/locale.ts';
import { COUNTRY_POLICIES, HELP_BY_COUNTRY } from '../../../worker/policy/countryPolicies.ts';
import { helpFor, isKnownCountry, operatorRulesFor, policyFor } from '../../../worker/policy/policyFor.ts';

const at = (country: string, locale: Locale) => ({ country, locale, now: 0 });

const allowed = (country: string, overrides: unknown = null) => policyFor(at(country, 'en'), overrides).allowed;

describe('country policy', () => {
  it('Great Britain has 18+, its help lines and prices in play', () => {
    const policy = policyFor(at('GB', 'en'), null);
    expect(policy).toMatchObject({ allowed: true, oddsInPlay: true, minimumAge: 18 });
    expect(policy.message).toMatch(/^18\+/);
    expect(policy.helpLines.map(({ name }) => name)).toEqual([
      'National Gambling Helpline',
      'GAMSTOP',
      'Gamblers Anonymous',
    ]);
  });

  it('the Netherlands has 18+, required texts, help lines and no odds in play', () => {
    const policy = policyFor(at('NL', 'nl'), null);
    expect(policy).toMatchObject({ allowed: true, oddsInPlay: false, minimumAge: 18 });
    expect(policy.message).toBe('Wat kost gokken jou? Stop op tijd. 18+');
    expect(policyFor(at('NL', 'en'), null).message).toBe(policy.message);
    expect(policy.helpLines.map(({ name }) => name)).toEqual(['Loket Kansspel', 'Cruks', 'AGOG']);
  });

  it('a country without its own policy gets the general warning', () => {
    expect(policyFor(at('SE', 'nl'), null)).toMatchObject({ allowed: false, minimumAge: 18 });
    expect(policyFor(at('SE', 'nl'), null).message).toMatch(/^18\+\. Gokken/);
  });

  it.each([
    ['US', 21],
    ['BE', 21],
    ['GR', 21],
    ['CA', 19],
    ['DE', 18],
  ])('%s shows its minimum age %i beside offers and in the message', (country, age) => {
    for (const locale of ['en', 'nl'] as const) {
      const policy = policyFor(at(country, locale), null);
      expect(policy.minimumAge).toBe(age);
      expect(policy.message).toMatch(new RegExp(`^${age}\\+`));
    }
  });

  it('no policy names a charity that has closed', () => {
    for (const country of Object.keys({ ...COUNTRY_POLICIES, ...HELP_BY_COUNTRY, FR: null })) {
      expect(JSON.stringify(helpFor(country, null))).not.toMatch(/begambleaware/i);
    }
  });

  it.each(['XX', 'T1', '', 'gb', 'G', 'GBR', '__proto__', 'constructor'])(
    'the country code %j gets no odds or offers',
    (country) => {
      expect(allowed(country)).toBe(false);
    },
  );

  it('a location that the edge cannot place has an unknown country', () => {
    expect(['NL', 'XX', 'T1', 'A1'].filter(isKnownCountry)).toEqual(['NL']);
  });

  it('every policy has a message in both languages and an https help line', () => {
    for (const country of Object.keys({ ...COUNTRY_POLICIES, ...HELP_BY_COUNTRY })) {
      for (const locale of ['en', 'nl'] as const) {
        const { message, helpLines } = policyFor(at(country, locale), null);
        expect(message).not.toBe('');
        expect(helpLines.length).toBeGreaterThan(0);
        expect(helpLines.every(({ url }) => url.startsWith('https://'))).toBe(true);
      }
    }
  });
});

describe('country policy from the content system', () => {
  it('ops can switch a country off', () => {
    expect(allowed('GB', { GB: { offers: false } })).toBe(false);
    expect(allowed('NL', { GB: { offers: false } })).toBe(true);
  });

  it('ops can write the country code in lower case', () =>
    expect(allowed('GB', { gb: { offers: false } })).toBe(false));

  it('ops replace the named fields and keep the others', () => {
    const policy = policyFor(at('NL', 'en'), { NL: { minimumAge: 24, oddsInPlay: true } });
    expect(policy).toMatchObject({ allowed: true, minimumAge: 24, oddsInPlay: true });
    expect(policy.message).toBe('Wat kost gokken jou? Stop op tijd. 18+');
    for (const country of ['GB', 'US', 'SE']) {
      expect(policyFor(at(country, 'nl'), { [country]: { minimumAge: 25 } }).message).toMatch(/^25\+/);
    }
  });

  it('ops can replace the help lines, with or without a text', () => {
    const own = { name: 'Hulp', url: 'https://hulp.test/', about: { en: 'Helps', nl: 'Helpt' } };
    const overrides = { NL: { helpLines: [own, { name: 'Lijn', url: 'https://lijn.test/', phone: '1' }] } };
    expect(helpFor('NL', overrides).map(({ about }) => about)).toEqual([own.about, null]);
    expect(policyFor(at('NL', 'nl'), overrides).helpLines).toEqual([
      { name: 'Hulp', url: 'https://hulp.test/', phone: null },
      { name: 'Lijn', url: 'https://lijn.test/', phone: '1' },
    ]);
  });

  it('ops can open a country that the table closes', () => expect(allowed('IT', { IT: { offers: true } })).toBe(true));

  it('ops cannot open the site to a visitor of unknown country', () =>
    expect(allowed('XX', { XX: { offers: true } })).toBe(false));

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
  ])('an unreadable policy closes its country: %j', (override) => {
    expect(allowed('GB', { GB: override })).toBe(false);
    expect(allowed('NL', { GB: override })).toBe(true);
    expect(allowed('SE', { SE: override })).toBe(false);
  });

  it.each(['off', 7, true, [{ GB: { offers: false } }]])(
    'an unreadable policy table closes every country: %j',
    (table) => {
      expect(allowed('GB', table)).toBe(false);
      expect(allowed('SE', table)).toBe(false);
    },
  );

  it('an absent or empty policy table changes nothing', () => {
    for (const table of [null, undefined, {}]) {
      expect(allowed('GB', table)).toBe(true);
      expect(allowed('SE', table)).toBe(false);
    }
  });
});

it('the Netherlands forbid cards and corners, and ops can forbid more', () => {
  const hiddenIn = (country: string, overrides: unknown) => operatorRulesFor(country, overrides).hiddenMarkets;
  expect(hiddenIn('NL', null)).toEqual(['cards', 'corners']);
  expect(hiddenIn('GB', null)).toEqual([]);
  expect(hiddenIn('DE', { DE: { hiddenMarkets: [' CS '] } })).toEqual(['cs']);
});
