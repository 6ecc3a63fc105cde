import { describe, expect, it } from 'vitest';
import { isCurrent } from '../../../web/domain/offers.ts';
import { parseOffer } from '../../../worker/content/fetchOperators.ts';

const TERMS = {
  stake: '£10',
  wageringMultiple: 5,
  minimumOdds: 1.5,
  expiresAt: Date.parse('2026-12-31T22:00:00Z'),
  licence: 'UK Gambling Commission',
  checkedAt: Date.parse('2026-11-18T09:00:00Z'),
};

const COMPLETE = { ...TERMS, id: 3, expiresAt: '2026-12-31T22:00:00.000Z', checkedAt: '2026-11-18T09:00:00.000Z' };

const EMPTY = {
  stake: null,
  wageringMultiple: null,
  minimumOdds: null,
  expiresAt: null,
  licence: null,
  checkedAt: null,
};

function read(component: unknown): { offer: ReturnType<typeof parseOffer>; problems: string[] } {
  const problems: string[] = [];
  return { offer: parseOffer(component, (problem) => problems.push(problem)), problems };
}

describe('structured offer terms', () => {
  it('terms are read in the shape that Strapi writes', () => {
    expect(read(COMPLETE)).toEqual({ offer: TERMS, problems: [] });
  });

  it.each([
    [{ wageringMultiple: '5' }, { wageringMultiple: 5 }],
    [{ wageringMultiple: '×5' }, { wageringMultiple: 5 }],
    [{ wageringMultiple: '2,5' }, { wageringMultiple: 2.5 }],
    [{ wageringMultiple: 0 }, { wageringMultiple: 0 }],
    [{ minimumOdds: ' 1,50 ' }, { minimumOdds: 1.5 }],
    [{ stake: 10 }, { stake: '10' }],
    [{ stake: ' € 10 of meer ' }, { stake: '€ 10 of meer' }],
    [{ expiresAt: '2026-12-31T23:00:00+01:00' }, { expiresAt: Date.parse('2026-12-31T22:00:00Z') }],
    [{ minimumOdds: null }, { minimumOdds: null }],
    [{ licence: undefined }, { licence: null }],
  ])('terms accept the value %j', (typed, terms) => {
    expect(read({ ...COMPLETE, ...typed })).toEqual({ offer: { ...TERMS, ...terms }, problems: [] });
  });

  it('an end date without a time means the end of that day', () => {
    expect(read({ ...COMPLETE, expiresAt: '2026-12-31' }).offer?.expiresAt).toBe(Date.parse('2027-01-01T00:00:00Z'));
  });

  it.each([null, undefined])('terms are missing when the component is %s', (component) => {
    expect(read(component)).toEqual({ offer: null, problems: [] });
  });

  it('terms are missing when every field is empty', () => expect(read({ id: 3, stake: null }).offer).toBeNull());

  it.each([
    { wageringMultiple: 'some' },
    { wageringMultiple: -3 },
    { wageringMultiple: 1e9 },
    { minimumOdds: 1 },
    { minimumOdds: '1/2' },
    { minimumOdds: Number.NaN },
    { stake: { amount: 10 } },
    { checkedAt: 'yesterday' },
    { licence: [] },
  ])('one unreadable term (%j) drops all terms but keeps the end date', (broken) => {
    const { offer, problems } = read({ ...COMPLETE, ...broken });
    expect(offer).toEqual({ ...EMPTY, expiresAt: TERMS.expiresAt });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`offer.${Object.keys(broken)[0]}`);
  });

  it.each(['a text', 7, [], { expiresAt: 'soon' }])('terms are missing when the component is %j', (component) => {
    expect(read(component).offer).toBeNull();
  });
});

describe('offer end', () => {
  it('an offer is valid until its end and no longer', () => {
    const offer = { ...EMPTY, expiresAt: 1000 };
    expect([999, 1000, 1001].map((now) => isCurrent({ offer }, now))).toEqual([true, false, false]);
  });

  it('an offer without an end stays valid', () => {
    expect(isCurrent({ offer: EMPTY }, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(isCurrent({ offer: null }, Number.MAX_SAFE_INTEGER)).toBe(true);
  });
});
