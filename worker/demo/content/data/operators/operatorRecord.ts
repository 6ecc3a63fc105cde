import type { ContentLocale } from '../../row.ts';

export type Localised = Readonly<Record<ContentLocale, string>>;

/** The conditions of an offer as an editor notes them; the dates are days from the day of the call. */
export interface OfferRecord {
  readonly stake: Localised;
  readonly wageringMultiple: number;
  /** Decimal. */
  readonly minimumOdds: number;
  /** Null for a standing offer. */
  readonly expiresInDays: number | null;
  readonly licence: Localised;
  readonly checkedDaysAgo: number;
}

export interface OperatorRecord {
  readonly name: string;
  /** ISO codes of the countries in which it is listed. No operator is listed for IT and FR. */
  readonly countries: readonly string[];
  readonly bonus: Localised;
  readonly reviewed: boolean;
  readonly hideTermsAndConditions: boolean | null;
  readonly termsAndConditions: Localised | null;
  readonly offer: OfferRecord | null;
}

/** One text for both languages: a proper name. */
export const everywhere = (text: string): Localised => ({ en: text, nl: text });
