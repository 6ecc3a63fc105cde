import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { OfferTerms, OperatorOffer } from '../../domain/settings.ts';
import { utcDate, zonedTime } from '../../domain/zonedTime.ts';
import { shortDate } from '../../format/kickOff.ts';
import { formatOdds } from '../../format/odds.ts';

/** The bet button: opens the operator's play link in a new tab, and names the operator and the minimum age. */
export function BetLink({ operator, minimumAge }: { operator: OperatorOffer; minimumAge: number }) {
  const { t, href } = useApp();
  return (
    <span className="bet">
      <small>{minimumAge}+</small>
      <a
        href={href({ name: 'play', provider: operator.provider })}
        target="_blank"
        rel="nofollow noreferrer sponsored noopener"
        aria-label={`${t('offers.betAt', { operator: operator.name })}, ${minimumAge}+, ${t('nav.newTab')}`}
        className="bet-link"
      >
        {t('offers.bet')}
      </a>
    </span>
  );
}

interface OfferFactsProps {
  offer: OfferTerms | null;
  /** True for the significant conditions, which are always visible; false for the others. */
  isSignificant?: boolean;
}

/** The conditions of a bonus that editors entered, with odds and dates in the visitor's format and time zone. */
function OfferFacts({ offer, isSignificant = false }: OfferFactsProps) {
  const { t, locale, visitor, oddsFormat } = useApp();
  if (offer === null) return null;
  const { stake, wageringMultiple, minimumOdds, expiresAt, licence, checkedAt } = offer;
  // Editors enter the last day of an offer, which ends at midnight UTC.
  const lastDay = expiresAt && shortDate(utcDate(expiresAt - 1), t);
  // Wagering a credit once is normal. Only a higher multiple is a significant condition.
  const isWagered = (wageringMultiple ?? 0) > 1;
  const facts: Record<keyof OfferTerms, readonly [isSignificant: boolean, name: string, value: string | 0 | null]> = {
    stake: [true, t('offers.stake'), stake],
    wageringMultiple: [
      isWagered,
      t('offers.wagering'),
      wageringMultiple && `×${wageringMultiple.toLocaleString(locale)}`,
    ],
    minimumOdds: [true, t('offers.minimumOdds'), minimumOdds && formatOdds(minimumOdds, oddsFormat)],
    expiresAt: [false, t('offers.expires'), lastDay],
    licence: [false, t('offers.licence'), licence],
    checkedAt: [false, t('offers.checked'), checkedAt && shortDate(zonedTime(checkedAt, visitor.zone).date, t)],
  };
  return Object.values(facts)
    .filter(([part, , value]) => part === isSignificant && value)
    .map(([, name, value]) => (
      <span key={name} className="offer-fact">
        <i>{name}</i> {value}
      </span>
    ));
}

interface OfferTermsLineProps {
  operator: OperatorOffer;
  /** More content that opens with the terms. */
  children?: ReactNode;
}

/** A line with the significant conditions of an offer, which opens the dates, licence, terms and our review. */
export function OfferTermsLine({ operator: { offer, terms, reviewPage, name }, children }: OfferTermsLineProps) {
  const { t } = useApp();
  return (
    <details className="offer-terms">
      <summary>
        <OfferFacts offer={offer} isSignificant />
        <u>
          {t('offers.terms')}
          <span className="sr-only"> {name}</span>
        </u>
      </summary>
      <p>
        <OfferFacts offer={offer} />
      </p>
      <p>{terms}</p>
      {reviewPage !== null && (
        <a href={reviewPage} aria-label={t('offers.reviewOf', { operator: name })} className="help-link">
          {t('offers.review')}
        </a>
      )}
      {children}
    </details>
  );
}
