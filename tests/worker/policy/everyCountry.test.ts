import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../web/domain/locale.ts';
import { COUNTRY_POLICIES, HELP_BY_COUNTRY } from '../../../worker/policy/countryPolicies.ts';
import policies from '../../../worker/policy/policies.json' with { type: 'json' };
import { operatorRulesFor, policyFor, requiresConsent, unreviewed } from '../../../worker/policy/policyFor.ts';

const WEEK_MS = 7 * 86_400_000;

const at = (country: string, locale: Locale, now = 0) => ({ country, locale, now });

const allowed = (country: string, overrides: unknown = null) => policyFor(at(country, 'en'), overrides).allowed;

/** Every code of two letters that names a region. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const COUNTRIES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter((code) => names.of(code));

/** The only countries with offers before editors confirm any. */
const OPEN = ['CA', 'DE', 'FR', 'GB', 'IE', 'NL', 'US'];

/** Closed by law, whatever an empty row confirms. */
const CLOSED = ['BE', 'ES', 'IT'];

describe('every country', () => {
  it('has no offers until its row is reviewed or editors confirm it', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(COUNTRIES.filter((country) => allowed(country))).toEqual(OPEN);
    const confirmed = COUNTRIES.filter((country) => allowed(country, { [country]: {} }));
    expect(COUNTRIES.filter((country) => !confirmed.includes(country))).toEqual(CLOSED);
  });

  it('stays closed when editors confirm another one', () => {
    const others = COUNTRIES.filter((country) => country !== 'SE');
    expect(others.filter((country) => allowed(country, { SE: {} }))).toEqual(OPEN);
  });

  it('has a law and a day of review in each reviewed row', () => {
    const reviewed = Object.entries(COUNTRY_POLICIES).filter(([, row]) => row.reviewed !== undefined);
    expect(reviewed.map(([country]) => country).sort()).toEqual([...OPEN, ...CLOSED].sort());
    for (const [country, { law, reviewed: day }] of reviewed) {
      expect({ country, isNamed: (law ?? '').length > 20, day }).toEqual({
        country,
        isNamed: true,
        day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      });
    }
  });

  it('has its own help lines where its row is, or the table says that none is known', () => {
    const without = Object.keys(COUNTRY_POLICIES).filter((country) => !Object.hasOwn(HELP_BY_COUNTRY, country));
    expect(policies.withoutKnownHelpLine).toEqual(expect.arrayContaining(without));
    expect(policies.withoutKnownHelpLine.filter((country) => Object.hasOwn(HELP_BY_COUNTRY, country))).toEqual([]);
  });

  it('asks for consent to analytics, unless its row says otherwise', () => {
    const notAsked = COUNTRIES.filter((country) => !requiresConsent(country));
    expect(notAsked).toEqual(['CA', 'US']);
  });
});

describe('what the law of a country fixes', () => {
  it('France: the French sentence with its help line, before the offers', () => {
    for (const locale of ['en', 'nl'] as const) {
      const policy = policyFor(at('FR', locale), null);
      expect(policy).toMatchObject({ noticeFirst: true, messageLanguage: 'fr' });
      expect(policy.message).toMatch(/^Les jeux d’argent et de hasard peuvent être dangereux.*09 74 75 13 13/);
      expect(policy.helpLines).toContainEqual(expect.objectContaining({ phone: '09 74 75 13 13' }));
    }
  });

  it('Australia: seven taglines in turn, each with the call to action', () => {
    const messages = Array.from({ length: 14 }, (_, week) => policyFor(at('AU', 'nl', week * WEEK_MS), null));
    expect(new Set(messages.map(({ message }) => message)).size).toBe(7);
    for (const { message, messageLanguage } of messages) {
      expect(message).toMatch(/^[A-Z].+[.?] For free and confidential support call 1800 858 858/);
      expect(message).not.toContain('{');
      expect(messageLanguage).toBe('en');
    }
  });

  it('Spain: no offers until the site states its registration, which then stands in the warning', () => {
    for (const own of [{}, { offers: true }, { registration: '' }]) expect(allowed('ES', { ES: own })).toBe(false);
    const policy = policyFor(at('ES', 'en'), { ES: { registration: 'Registration 123.' } });
    expect(policy.allowed).toBe(true);
    expect(policy.message).toMatch(/^18\+.* Registration 123\.$/);
  });

  it.each([
    ['IE', { bonus: false, bonusNeeds: [], operatorNeeds: [] }],
    ['DE', { bonus: true, bonusNeeds: ['stake', 'expiresAt'], operatorNeeds: ['licence'] }],
    ['GB', { bonus: true, bonusNeeds: [], operatorNeeds: [] }],
  ])('%s: what an offer must have before it shows', (country, rules) => {
    expect(operatorRulesFor(country, null)).toMatchObject(rules);
  });
});

it('names the countries with operators that nobody has reviewed', () => {
  const listed = [['PT', 'GB', 'IT', 'SE', 'XX', 'GB-ENG', 'AU'], ['PT', 'PT', 'AU', 'DK'], ['PT', 'AU'], []];
  expect(unreviewed(listed, { se: {} })).toEqual([
    'Australia has 3 operators and no reviewed rule',
    'Denmark has 1 operator and no reviewed rule',
    'Portugal has 3 operators and no reviewed rule',
  ]);
});
