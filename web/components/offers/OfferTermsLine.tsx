import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import type { OperatorOffer } from '../../domain/offers.ts';
import { OfferFacts } from './OfferFacts.tsx';

interface OfferTermsLineProps {
  operator: OperatorOffer;
  /** Stands before the conditions, where nothing else says that this is an advertisement. */
  label?: string;
  /** What else opens with the terms. */
  children?: ReactNode;
}

/** The significant conditions of an offer in one line, which opens the rest: dates, licence, the operator's own terms, our review. */
export function OfferTermsLine({ operator, label, children }: OfferTermsLineProps) {
  const { t } = useApp();
  const { offer, terms, reviewPage, name } = operator;
  return (
    <details className="offer-terms">
      <summary>
        {label !== undefined && <span className="offer-fact text-muted">{label}</span>}
        <OfferFacts offer={offer} part="significant" />
        <span className="underline">
          {t('offers.terms')}
          <span className="sr-only"> {name}</span>
        </span>
      </summary>
      <p>
        <OfferFacts offer={offer} part="other" />
      </p>
      {terms !== null && <p>{terms}</p>}
      {reviewPage !== null && (
        <a href={reviewPage} aria-label={t('offers.reviewOf', { operator: name })} className="help-link">
          {t('offers.review')}
        </a>
      )}
      {children}
    </details>
  );
}
