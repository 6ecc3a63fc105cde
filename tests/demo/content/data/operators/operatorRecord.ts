import type { MarketCode } from './markets.ts';

/** A bonus as an editor notes it, in about pounds or euros; the words follow from it, per country and language. */
export type BonusRecord =
  | { readonly kind: 'bet-get'; readonly stake: number; readonly credit: number }
  | { readonly kind: 'first-bet-back'; readonly most: number }
  | { readonly kind: 'deposit-match'; readonly least: number; readonly most: number };

/** The conditions of a bonus; the dates are days from the day of the call. */
export interface OfferRecord {
  readonly bonus: BonusRecord;
  readonly wageringMultiple: number;
  /** Decimal, one of `FRACTIONS`. */
  readonly minimumOdds: keyof typeof FRACTIONS;
  /** How long a credit is valid, in days. */
  readonly creditDays: number;
  /** Null for a standing offer. */
  readonly expiresInDays: number | null;
  readonly checkedDaysAgo: number;
}

export interface OperatorRecord {
  readonly name: string;
  /** The countries in which it is listed: one record each, as editors keep one for each bonus. */
  readonly countries: readonly MarketCode[];
  readonly reviewed: boolean;
  readonly hideTermsAndConditions: boolean | null;
  readonly hasTerms: boolean;
  readonly offer: OfferRecord | null;
}

/** The lowest odds that terms ask for, as a bookmaker of the United Kingdom writes them. */
export const FRACTIONS = { '1.20': '1/5', '1.40': '2/5', '1.50': '1/2', '1.80': '4/5', '2.00': 'evens' };
