import { useApp } from '../../data/appContext.ts';
import type { OfferTerms } from '../../domain/settings.ts';
import { shortDate } from '../../format/kickOff.ts';
import { formatOdds } from '../../format/odds.ts';

interface OfferFactsProps {
  offer: OfferTerms | null;
  /** True for the significant conditions, which are always visible; false for the others. */
  isSignificant?: boolean;
}

/** The conditions of a bonus that editors entered, with odds and dates in the visitor's format and time zone. */
export function OfferFacts({ offer, isSignificant = false }: OfferFactsProps) {
  const { t, locale, visitor, oddsFormat } = useApp();
  if (offer === null) return null;
  const { stake, wageringMultiple, minimumOdds, expiresAt, licence, checkedAt } = offer;
  // Editors enter the last day of an offer, which ends at midnight UTC.
  const lastDay = expiresAt && shortDate(expiresAt - 1, 'UTC', t);
  // Wagering a credit once is normal. Only a higher multiple is a significant condition.
  const isWagered = (wageringMultiple ?? 0) > 1;
  const facts = [
    [true, t('offers.stake'), stake],
    [isWagered, t('offers.wagering'), wageringMultiple && `×${wageringMultiple.toLocaleString(locale)}`],
    [true, t('offers.minimumOdds'), minimumOdds && formatOdds(minimumOdds, oddsFormat)],
    [false, t('offers.expires'), lastDay],
    [false, t('offers.licence'), licence],
    [false, t('offers.checked'), checkedAt && shortDate(checkedAt, visitor.zone, t)],
  ] as const;
  return facts
    .filter(([part, , value]) => part === isSignificant && value)
    .map(([, name, value]) => (
      <span key={name} className="offer-fact">
        <i>{name}</i> {value}
      </span>
    ));
}
