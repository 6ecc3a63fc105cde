import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { OperatorOffer } from '../../domain/settings.ts';
import { OfferFacts } from './OfferFacts.tsx';

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
