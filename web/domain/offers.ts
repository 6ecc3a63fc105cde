import type { OperatorOffer } from './settings.ts';

/** Whether an offer is still valid at `now` (milliseconds UTC), so that expired offers disappear. */
export function isCurrent({ offer }: Pick<OperatorOffer, 'offer'>, now: number): boolean {
  const end = offer?.expiresAt ?? null;
  return end === null || now < end;
}

/** Removes the expired offer from an operator. `expiresAt` is kept so that the offer stays expired. */
export function withoutOffer(operator: OperatorOffer): OperatorOffer {
  const expiresAt = operator.offer?.expiresAt ?? null;
  const offer = { stake: null, wageringMultiple: null, minimumOdds: null, expiresAt, licence: null, checkedAt: null };
  return { ...operator, bonus: null, terms: null, offer };
}
