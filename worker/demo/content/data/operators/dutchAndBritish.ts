import { everywhere, type OperatorRecord } from './operatorRecord.ts';

const UK_REGULATOR = 'UK Gambling Commission';
const DUTCH_REGULATOR = 'Kansspelautoriteit';

/** Operators whose first market is the United Kingdom or the Netherlands, in the order of the editors. */
export const dutchAndBritishOperators: readonly OperatorRecord[] = [
  {
    name: 'Bet365',
    countries: ['GB', 'IE', 'NL', 'DE', 'ES', 'DK', 'SE', 'US', 'CA', 'AU', 'BR'],
    bonus: { en: 'Bet £10, get £30 in bet credits', nl: 'Zet € 10 in, ontvang € 30 aan tegoed' },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers, 18+. Deposit and bet £10 at odds of 1/5 or more within 30 days of opening an account. Bet credits are valid for 30 days; the credited stake is not part of any return. Terms apply.',
      nl: 'Voor nieuwe spelers van 24 jaar en ouder. Stort € 10 en speel dat bedrag binnen 30 dagen tegen een quotering van minimaal 1,20. Het tegoed is 30 dagen geldig; de inzet met tegoed wordt niet uitgekeerd. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '£10', nl: '€ 10' },
      wageringMultiple: 1,
      minimumOdds: 1.2,
      expiresInDays: 45,
      licence: { en: UK_REGULATOR, nl: DUTCH_REGULATOR },
      checkedDaysAgo: 2,
    },
  },
  {
    name: 'William Hill',
    countries: ['GB', 'IE', 'ES'],
    bonus: { en: 'Bet £10, get £30 in bet tokens', nl: 'Zet £ 10 in, ontvang £ 30 aan wedtegoed' },
    reviewed: true,
    hideTermsAndConditions: true,
    termsAndConditions: {
      en: 'New customers, 18+. First single bet of £10 or more at odds of 1/2 or more. Three tokens of £10, valid for 30 days. Terms apply.',
      nl: 'Voor nieuwe klanten van 18 jaar en ouder. Eerste enkelvoudige weddenschap van minimaal £ 10 tegen een quotering van minimaal 1,50. Drie tegoedbonnen van £ 10, 30 dagen geldig. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '£10', nl: '£ 10' },
      wageringMultiple: 1,
      minimumOdds: 1.5,
      expiresInDays: 30,
      licence: everywhere(UK_REGULATOR),
      checkedDaysAgo: 5,
    },
  },
  {
    name: 'Ladbrokes',
    countries: ['GB', 'IE', 'BE', 'AU'],
    bonus: { en: 'Bet £5, get £20 in bet tokens', nl: 'Zet £ 5 in, ontvang £ 20 aan wedtegoed' },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers in the United Kingdom and Ireland, 18+. Place a bet of £5 or more at odds of 1/2 or more within 14 days. Four tokens of £5, valid for 7 days. Terms apply.',
      nl: 'Voor nieuwe klanten van 18 jaar en ouder in het Verenigd Koninkrijk en Ierland. Plaats binnen 14 dagen een weddenschap van minimaal £ 5 tegen een quotering van minimaal 1,50. Vier tegoedbonnen van £ 5, 7 dagen geldig. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '£5', nl: '£ 5' },
      wageringMultiple: 1,
      minimumOdds: 1.5,
      expiresInDays: 21,
      licence: everywhere(UK_REGULATOR),
      checkedDaysAgo: 3,
    },
  },
  {
    name: 'Unibet',
    countries: ['NL', 'GB', 'IE', 'BE', 'SE', 'DK', 'CA', 'AU'],
    bonus: { en: 'Bet £10, get £20 in bet credits', nl: 'Zet € 20 in, ontvang € 20 aan tegoed' },
    reviewed: true,
    hideTermsAndConditions: null,
    termsAndConditions: {
      en: 'New customers, 18+. Bet £10 at odds of 2/5 or more. Credits are valid for 14 days. Terms apply.',
      nl: 'Voor nieuwe spelers van 24 jaar en ouder. Speel € 20 tegen een quotering van minimaal 1,40. Het tegoed is 14 dagen geldig. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '£10', nl: '€ 20' },
      wageringMultiple: 1,
      minimumOdds: 1.4,
      expiresInDays: 60,
      licence: { en: UK_REGULATOR, nl: DUTCH_REGULATOR },
      checkedDaysAgo: 1,
    },
  },
  {
    name: 'TOTO',
    countries: ['NL'],
    bonus: { en: 'Bet €10, get €10 in bet credits', nl: 'Zet € 10 in, ontvang € 10 aan tegoed' },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers aged 24 and over. Bet €10 at odds of 1.50 or more within 30 days. Credits are valid for 7 days. Terms apply.',
      nl: 'Voor nieuwe spelers van 24 jaar en ouder. Speel binnen 30 dagen € 10 tegen een quotering van minimaal 1,50. Het tegoed is 7 dagen geldig. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '€10', nl: '€ 10' },
      wageringMultiple: 1,
      minimumOdds: 1.5,
      expiresInDays: 28,
      licence: everywhere(DUTCH_REGULATOR),
      checkedDaysAgo: 1,
    },
  },
  {
    name: 'BetCity',
    countries: ['NL'],
    bonus: { en: 'Bet €10, get €20 in bet credits', nl: 'Zet € 10 in, ontvang € 20 aan tegoed' },
    reviewed: false,
    hideTermsAndConditions: true,
    termsAndConditions: {
      en: 'New customers aged 24 and over. Bet €10 at odds of 1.80 or more. Credits must be staked three times. Terms apply.',
      nl: 'Voor nieuwe spelers van 24 jaar en ouder. Speel € 10 tegen een quotering van minimaal 1,80. Speel het tegoed drie keer rond. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '€10', nl: '€ 10' },
      wageringMultiple: 3,
      minimumOdds: 1.8,
      expiresInDays: 14,
      licence: everywhere(DUTCH_REGULATOR),
      checkedDaysAgo: 4,
    },
  },
];
