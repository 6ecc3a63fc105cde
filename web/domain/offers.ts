import type { OfferTerms, OperatorOffer } from './settings.ts';

/** Whether an offer is still valid at `now` (milliseconds UTC), so that expired offers disappear. */
export function isCurrent({ offer }: Pick<OperatorOffer, 'offer'>, now: number): boolean {
  const end = offer?.expiresAt ?? null;
  return end === null || now < end;
}

const NO_TERMS: OfferTerms = {
  stake: null,
  wageringMultiple: null,
  minimumOdds: null,
  expiresAt: null,
  licence: null,
  checkedAt: null,
};

/** An operator without a word of its bonus. A new field stays out until it is named here. */
function plain({ name, provider, logo, reviewPage }: OperatorOffer, offer: OfferTerms | null): OperatorOffer {
  return { name, provider, logo, reviewPage, bonus: null, terms: null, offer };
}

/** Removes the expired offer from an operator. `expiresAt` is kept so that the offer stays expired. */
export function withoutOffer(operator: OperatorOffer): OperatorOffer {
  return plain(operator, { ...NO_TERMS, expiresAt: operator.offer?.expiresAt ?? null });
}

/** Removes the bonus where the law forbids it. The operator and its licence stay. */
export function withoutBonus(operator: OperatorOffer): OperatorOffer {
  const { offer } = operator;
  return plain(operator, offer && { ...NO_TERMS, licence: offer.licence, checkedAt: offer.checkedAt });
}
