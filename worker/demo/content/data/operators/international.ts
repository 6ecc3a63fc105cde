import { everywhere, type OperatorRecord } from './operatorRecord.ts';

const UK_REGULATOR = 'UK Gambling Commission';
const GERMAN_REGULATOR = 'Gemeinsame Glücksspielbehörde der Länder';

/** Operators of several markets or of markets further away, ranked after those of the first two. */
export const internationalOperators: readonly OperatorRecord[] = [
  {
    name: 'Betway',
    countries: ['GB', 'IE', 'DE', 'ES', 'CA', 'BE', 'ZA'],
    bonus: { en: 'Bet £10, get £10 in bet credits', nl: 'Zet £ 10 in, ontvang £ 10 aan wedtegoed' },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers in the United Kingdom and Ireland, 18+. First bet of £10 or more at odds of 3/4 or more. Credits are valid for 7 days. Terms apply.',
      nl: 'Voor nieuwe klanten van 18 jaar en ouder in het Verenigd Koninkrijk en Ierland. Eerste weddenschap van minimaal £ 10 tegen een quotering van minimaal 1,75. Het tegoed is 7 dagen geldig. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '£10', nl: '£ 10' },
      wageringMultiple: 1,
      minimumOdds: 1.75,
      expiresInDays: 35,
      licence: everywhere(UK_REGULATOR),
      checkedDaysAgo: 6,
    },
  },
  {
    name: 'Paddy Power',
    countries: ['GB', 'IE'],
    bonus: {
      en: 'First bet up to £20 returned as credit if it loses',
      nl: 'Eerste weddenschap tot £ 20 terug als tegoed bij verlies',
    },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers, 18+. First sportsbook bet at odds of 1/5 or more. Returned as bet credit, not as cash, within 24 hours of settlement. Terms apply.',
      nl: 'Voor nieuwe klanten van 18 jaar en ouder. Eerste sportweddenschap tegen een quotering van minimaal 1,20. Wordt binnen 24 uur na afhandeling teruggegeven als tegoed, niet als geld. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: 'up to £20', nl: 'tot £ 20' },
      wageringMultiple: 1,
      minimumOdds: 1.2,
      expiresInDays: null,
      licence: everywhere(UK_REGULATOR),
      checkedDaysAgo: 2,
    },
  },
  {
    name: '888sport',
    countries: ['GB', 'IE', 'ES', 'DE', 'DK', 'SE', 'CA'],
    bonus: { en: 'Bet £10, get £20 in bet credits', nl: 'Zet £ 10 in, ontvang £ 20 aan wedtegoed' },
    reviewed: false,
    hideTermsAndConditions: true,
    termsAndConditions: null,
    offer: {
      stake: { en: '£10', nl: '£ 10' },
      wageringMultiple: 1,
      minimumOdds: 1.5,
      expiresInDays: 18,
      licence: everywhere(UK_REGULATOR),
      checkedDaysAgo: 8,
    },
  },
  {
    name: 'bwin',
    countries: ['DE', 'AT', 'BE', 'ES', 'PT', 'GR', 'DK'],
    bonus: { en: 'Bet €10, get €10 in bet credits', nl: 'Zet € 10 in, ontvang € 10 aan tegoed' },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers, 18+. First bet of €10 at odds of 2.00 or more. Credits are valid for 10 days. Not in every country. Terms apply.',
      nl: 'Voor nieuwe klanten van 18 jaar en ouder. Eerste weddenschap van € 10 tegen een quotering van minimaal 2,00. Het tegoed is 10 dagen geldig. Niet in elk land beschikbaar. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '€10', nl: '€ 10' },
      wageringMultiple: 1,
      minimumOdds: 2,
      expiresInDays: 24,
      licence: everywhere(GERMAN_REGULATOR),
      checkedDaysAgo: 3,
    },
  },
  {
    name: 'Tipico',
    countries: ['DE', 'AT'],
    bonus: {
      en: 'First deposit matched as bet credit, up to €100',
      nl: 'Eerste storting verdubbeld als tegoed, tot € 100',
    },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers, 18+. Deposit and credit must be staked three times at odds of 2.00 or more within 90 days. Terms apply.',
      nl: 'Voor nieuwe klanten van 18 jaar en ouder. Speel storting en tegoed binnen 90 dagen drie keer rond tegen een quotering van minimaal 2,00. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '€10 or more', nl: 'vanaf € 10' },
      wageringMultiple: 3,
      minimumOdds: 2,
      expiresInDays: 40,
      licence: everywhere(GERMAN_REGULATOR),
      checkedDaysAgo: 4,
    },
  },
  {
    name: 'DraftKings',
    countries: ['US', 'CA'],
    bonus: { en: 'Bet $5, get $50 in bonus bets', nl: 'Zet $ 5 in, ontvang $ 50 aan wedtegoed' },
    reviewed: true,
    hideTermsAndConditions: false,
    termsAndConditions: {
      en: 'New customers, 21+, in states and provinces where the operator is licensed. Bonus bets are valid for 7 days and the stake is not part of any return. Terms apply.',
      nl: 'Voor nieuwe klanten van 21 jaar en ouder, in staten en provincies waar de aanbieder een vergunning heeft. Het tegoed is 7 dagen geldig; de inzet met tegoed wordt niet uitgekeerd. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '$5', nl: '$ 5' },
      wageringMultiple: 1,
      minimumOdds: 1.2,
      expiresInDays: 10,
      licence: everywhere('New Jersey Division of Gaming Enforcement'),
      checkedDaysAgo: 1,
    },
  },
  {
    name: 'FanDuel',
    countries: ['US', 'CA'],
    bonus: { en: 'Bet $5, get $100 in bonus bets if it wins', nl: 'Zet $ 5 in, ontvang $ 100 aan wedtegoed bij winst' },
    reviewed: false,
    hideTermsAndConditions: null,
    termsAndConditions: {
      en: 'New customers, 21+, in states and provinces where the operator is licensed. Terms apply.',
      nl: 'Voor nieuwe klanten van 21 jaar en ouder, in staten en provincies waar de aanbieder een vergunning heeft. Voorwaarden van toepassing.',
    },
    offer: null,
  },
  {
    // Australian law allows no inducement to open an account, so the text names a service instead.
    name: 'Sportsbet',
    countries: ['AU'],
    bonus: {
      en: 'Form guides and match statistics for account holders',
      nl: 'Vormgidsen en wedstrijdstatistieken voor accounthouders',
    },
    reviewed: false,
    hideTermsAndConditions: null,
    termsAndConditions: null,
    offer: null,
  },
  {
    name: 'Betano',
    countries: ['PT', 'BR', 'DE', 'AT', 'GR', 'RO', 'BG', 'CZ', 'CA'],
    bonus: { en: 'Bet €10, get €20 in bet credits', nl: 'Zet € 10 in, ontvang € 20 aan tegoed' },
    reviewed: true,
    hideTermsAndConditions: true,
    termsAndConditions: {
      en: 'New customers, 18+. Bet €10 at odds of 1.60 or more. Credits are valid for 14 days. Not in every country. Terms apply.',
      nl: 'Voor nieuwe klanten van 18 jaar en ouder. Speel € 10 tegen een quotering van minimaal 1,60. Het tegoed is 14 dagen geldig. Niet in elk land beschikbaar. Voorwaarden van toepassing.',
    },
    offer: {
      stake: { en: '€10', nl: '€ 10' },
      wageringMultiple: 1,
      minimumOdds: 1.6,
      expiresInDays: 32,
      licence: everywhere('Serviço de Regulação e Inspeção de Jogos'),
      checkedDaysAgo: 5,
    },
  },
];
