import type { Locale } from '../../../../../web/domain/locale.ts';

/** What is particular to the bonuses of one country: its money, its regulator, its age. */
export interface Market {
  readonly currency: keyof typeof CURRENCIES;
  readonly licence: string;
  readonly bonusAge: number;
  /** False where the law allows no inducement to open an account. */
  readonly allowsBonuses: boolean;
  /** Whether terms are written with fractions (`1/2`) in English. */
  readonly writesFractions: boolean;
}

/** How an amount is written in each language, and how many units are worth about one pound or euro. */
const CURRENCIES = {
  GBP: { en: '£%', nl: '£ %', units: 1 },
  EUR: { en: '€%', nl: '€ %', units: 1 },
  USD: { en: '$%', nl: '$ %', units: 1 },
  DKK: { en: '% kr', nl: '% kr', units: 10 },
  SEK: { en: '% kr', nl: '% kr', units: 10 },
  CAD: { en: 'C$%', nl: 'C$ %', units: 1 },
  AUD: { en: 'A$%', nl: 'A$ %', units: 1 },
  BRL: { en: 'R$%', nl: 'R$ %', units: 5 },
  RON: { en: '% lei', nl: '% lei', units: 5 },
  CZK: { en: '% Kč', nl: '% Kč', units: 25 },
  ZAR: { en: 'R%', nl: 'R %', units: 20 },
} as const;

function market(currency: Market['currency'], licence: string, more: Partial<Market> = {}): Market {
  return { currency, licence, bonusAge: 18, allowsBonuses: true, writesFractions: false, ...more };
}

/** The countries that operators are listed in, by ISO code. None is listed in IT and FR. */
export const MARKETS = {
  GB: market('GBP', 'UK Gambling Commission', { writesFractions: true }),
  IE: market('EUR', 'Gambling Regulatory Authority of Ireland', { writesFractions: true }),
  // A bonus may not be aimed at people under 24.
  NL: market('EUR', 'Kansspelautoriteit', { bonusAge: 24 }),
  BE: market('EUR', 'Kansspelcommissie', { bonusAge: 21, allowsBonuses: false }),
  DE: market('EUR', 'Gemeinsame Glücksspielbehörde der Länder'),
  AT: market('EUR', 'Bundesministerium für Finanzen'),
  ES: market('EUR', 'Dirección General de Ordenación del Juego'),
  PT: market('EUR', 'Serviço de Regulação e Inspeção de Jogos'),
  GR: market('EUR', 'Hellenic Gaming Commission', { bonusAge: 21 }),
  DK: market('DKK', 'Spillemyndigheden'),
  SE: market('SEK', 'Spelinspektionen'),
  RO: market('RON', 'Oficiul Național pentru Jocuri de Noroc'),
  BG: market('EUR', 'National Revenue Agency'),
  CZ: market('CZK', 'Ministerstvo financí'),
  US: market('USD', 'New Jersey Division of Gaming Enforcement', { bonusAge: 21 }),
  CA: market('CAD', 'Alcohol and Gaming Commission of Ontario', { bonusAge: 19, allowsBonuses: false }),
  AU: market('AUD', 'Northern Territory Racing and Wagering Commission', { allowsBonuses: false }),
  BR: market('BRL', 'Secretaria de Prêmios e Apostas', { allowsBonuses: false }),
  ZA: market('ZAR', 'Western Cape Gambling and Racing Board'),
} as const satisfies Readonly<Record<string, Market>>;

export type MarketCode = keyof typeof MARKETS;

/** An amount of about so many pounds or euros in the money of a market. */
export function money(amount: number, { currency }: Market, locale: Locale): string {
  const { units, ...written } = CURRENCIES[currency];
  return written[locale].replace('%', String(amount * units));
}
