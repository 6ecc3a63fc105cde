import { useApp } from '../../data/appContext.ts';
import type { OfferTerms } from '../../domain/settings.ts';
import { clockTime, shortDate } from '../../format/kickOff.ts';
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
  const day = (instant: number | null) => instant && shortDate(instant, visitor.zone, t);
  // Wagering a credit once is normal. Only a higher multiple is a significant condition.
  const isWagered = (wageringMultiple ?? 0) > 1;
  const facts = [
    [true, t('offers.stake'), stake],
    [isWagered, t('offers.wagering'), wageringMultiple && `×${wageringMultiple.toLocaleString(locale)}`],
    [true, t('offers.minimumOdds'), minimumOdds && formatOdds(minimumOdds, oddsFormat)],
    [false, t('offers.expires'), expiresAt && `${day(expiresAt)} ${clockTime(expiresAt, visitor.zone, t)}`],
    [false, t('offers.licence'), licence],
    [false, t('offers.checked'), day(checkedAt)],
  ] as const;
  return facts
    .filter(([part, , value]) => part === isSignificant && value)
    .map(([, name, value]) => (
      <span key={name} className="offer-fact">
        <i>{name}</i> {value}
      </span>
    ));
}
