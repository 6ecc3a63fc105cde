import * as v from 'valibot';
import type { OfferTerms } from '../../web/domain/settings.ts';
import { wireOffer, wireOfferEnd } from './operatorFields.ts';

/**
 * Parses the structured terms of an operator's offer; null when it has none. Partial terms would mislead, so one invalid
 * field drops them all. Only a valid end date is kept, because an expired offer must not show.
 */
export function readOffer(component: unknown, onBroken: (problem: string) => void): OfferTerms | null {
  if (component === null || component === undefined) return null;
  const read = v.safeParse(wireOffer, component);
  if (read.success) return Object.values(read.output).some((each) => each !== null) ? read.output : null;
  onBroken(`offer.${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`.slice(0, 200));
  const end = v.safeParse(wireOfferEnd, component);
  if (!end.success || end.output.expiresAt === null) return null;
  return { ...v.parse(wireOffer, {}), ...end.output };
}
