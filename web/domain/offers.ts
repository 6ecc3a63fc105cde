import type { OperatorOffer } from './settings.ts';

/** Whether an offer may still be shown at an instant (milliseconds UTC): one that has ended disappears by itself. */
export function isCurrent({ offer }: Pick<OperatorOffer, 'offer'>, now: number): boolean {
  const end = offer?.expiresAt ?? null;
  return end === null || now < end;
}

/** The same operator without anything that its ended offer said; its end stays, so that nothing shows it again. */
export function withoutOffer(operator: OperatorOffer): OperatorOffer {
  const expiresAt = operator.offer?.expiresAt ?? null;
  const offer = { stake: null, wageringMultiple: null, minimumOdds: null, expiresAt, licence: null, checkedAt: null };
  return { ...operator, bonus: null, terms: null, offer };
}
