import type { OperatorOffer } from './settings.ts';

/** Whether an offer is still valid at `now` (milliseconds UTC), so that expired offers disappear. */
export function isCurrent({ offer }: Pick<OperatorOffer, 'offer'>, now: number): boolean {
  const end = offer?.expiresAt ?? null;
  return end === null || now < end;
}

const NO_BONUS = { stake: null, wageringMultiple: null, minimumOdds: null };

/** Removes the expired offer from an operator. `expiresAt` is kept so that the offer stays expired. */
export function withoutOffer(operator: OperatorOffer): OperatorOffer {
  const expiresAt = operator.offer?.expiresAt ?? null;
  return { ...operator, bonus: null, terms: null, offer: { ...NO_BONUS, expiresAt, licence: null, checkedAt: null } };
}

/** Removes the bonus where the law forbids it. The operator and its licence stay. */
export function withoutBonus(operator: OperatorOffer): OperatorOffer {
  const offer = operator.offer && { ...operator.offer, ...NO_BONUS, expiresAt: null };
  return { ...operator, bonus: null, terms: null, offer };
}
