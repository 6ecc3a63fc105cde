import type { BonusRecord, OfferRecord, OperatorRecord } from './operatorRecord.ts';

const betGet = (stake: number, credit: number): BonusRecord => ({ kind: 'bet-get', stake, credit });

const offer = (bonus: BonusRecord, more: Partial<OfferRecord> = {}): OfferRecord => ({
  bonus,
  wageringMultiple: 1,
  minimumOdds: '1.50',
  creditDays: 7,
  expiresInDays: 30,
  checkedDaysAgo: 3,
  ...more,
});

const operator = (name: string, more: Partial<OperatorRecord> & Pick<OperatorRecord, 'countries' | 'offer'>) => ({
  name,
  reviewed: true,
  hideTermsAndConditions: false,
  hasTerms: true,
  ...more,
});

/** The operators in the order of the editors. */
export const operators: readonly OperatorRecord[] = [
  operator('Bet365', {
    countries: ['GB', 'IE', 'NL', 'DE', 'ES', 'DK', 'SE', 'US', 'CA', 'AU', 'BR'],
    offer: offer(betGet(10, 30), { minimumOdds: '1.20', creditDays: 30, expiresInDays: 45, checkedDaysAgo: 2 }),
  }),
  operator('William Hill', {
    countries: ['GB', 'IE', 'ES'],
    hideTermsAndConditions: true,
    offer: offer(betGet(10, 30), { creditDays: 30, checkedDaysAgo: 5 }),
  }),
  operator('Ladbrokes', { countries: ['GB', 'IE', 'BE', 'AU'], offer: offer(betGet(5, 20), { expiresInDays: 21 }) }),
  operator('Unibet', {
    countries: ['NL', 'GB', 'IE', 'BE', 'SE', 'DK', 'CA', 'AU'],
    hideTermsAndConditions: null,
    offer: offer(betGet(20, 20), { minimumOdds: '1.40', creditDays: 14, expiresInDays: 60, checkedDaysAgo: 1 }),
  }),
  operator('TOTO', {
    countries: ['NL'],
    offer: offer(betGet(10, 10), { expiresInDays: 28, checkedDaysAgo: 1 }),
  }),
  operator('BetCity', {
    countries: ['NL'],
    reviewed: false,
    hideTermsAndConditions: true,
    offer: offer(betGet(10, 20), { wageringMultiple: 3, minimumOdds: '1.80', expiresInDays: 14, checkedDaysAgo: 4 }),
  }),
  operator('Betway', {
    countries: ['GB', 'IE', 'DE', 'ES', 'CA', 'BE', 'ZA'],
    offer: offer(betGet(10, 10), { minimumOdds: '1.80', expiresInDays: 35, checkedDaysAgo: 6 }),
  }),
  operator('Paddy Power', {
    countries: ['GB', 'IE'],
    offer: offer({ kind: 'first-bet-back', most: 20 }, { minimumOdds: '1.20', expiresInDays: null, checkedDaysAgo: 2 }),
  }),
  operator('888sport', {
    countries: ['GB', 'IE', 'ES', 'DE', 'DK', 'SE', 'CA'],
    reviewed: false,
    hideTermsAndConditions: true,
    hasTerms: false,
    offer: offer(betGet(10, 20), { expiresInDays: 18, checkedDaysAgo: 8 }),
  }),
  operator('bwin', {
    countries: ['DE', 'AT', 'BE', 'ES', 'PT', 'GR', 'DK'],
    offer: offer(betGet(10, 10), { minimumOdds: '2.00', creditDays: 10, expiresInDays: 24 }),
  }),
  operator('Tipico', {
    countries: ['DE', 'AT'],
    offer: offer(
      { kind: 'deposit-match', least: 10, most: 100 },
      { wageringMultiple: 3, minimumOdds: '2.00', creditDays: 90, expiresInDays: 40, checkedDaysAgo: 4 },
    ),
  }),
  operator('DraftKings', {
    countries: ['US', 'CA'],
    offer: offer(betGet(5, 50), { minimumOdds: '1.20', expiresInDays: 10, checkedDaysAgo: 1 }),
  }),
  operator('FanDuel', { countries: ['US', 'CA'], reviewed: false, hideTermsAndConditions: null, offer: null }),
  operator('Sportsbet', {
    countries: ['AU'],
    reviewed: false,
    hideTermsAndConditions: null,
    hasTerms: false,
    offer: null,
  }),
  operator('Betano', {
    countries: ['PT', 'BR', 'DE', 'AT', 'GR', 'RO', 'BG', 'CZ', 'CA'],
    hideTermsAndConditions: true,
    offer: offer(betGet(10, 20), { creditDays: 14, expiresInDays: 32, checkedDaysAgo: 5 }),
  }),
];
