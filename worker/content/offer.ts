import * as v from 'valibot';
import type { OfferTerms } from '../../web/domain/settings.ts';
import { tolerated, wireInstant, wireText } from '../feeds/contract/wire.ts';

const DAY_MS = 86_400_000;

/** A number, also when an editor typed it as text: `35`, `1,50`, `×5`, `5x`. */
const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim())]),
  v.transform((value) => String(value).replace(',', '.')),
  v.regex(/^[x×]?\s*\d+(\.\d+)?\s*[x×]?$/i),
  v.transform((text) => Number(text.replace(/[x×\s]/gi, ''))),
  v.finite(),
);

/** The end of an offer in milliseconds UTC. A date without a time lasts until the end of that day (UTC). */
const wireEnd = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const instant = v.safeParse(wireInstant, dataset.value);
    if (!instant.success) {
      addIssue({ message: instant.issues[0].message });
      return NEVER;
    }
    return /^\d{4}-\d\d-\d\d$/.test(dataset.value) ? instant.output + DAY_MS : instant.output;
  }),
);

const missing = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

/** The `offer` component (contract.md, Content types). A missing field is null; an invalid field makes the offer invalid. */
const wireOffer = v.object({
  stake: missing(wireText),
  wageringMultiple: missing(v.pipe(wireNumber, v.maxValue(1000))),
  minimumOdds: missing(v.pipe(wireNumber, v.gtValue(1), v.maxValue(1001))),
  expiresAt: missing(wireEnd),
  licence: missing(wireText),
  checkedAt: missing(wireInstant),
});

const wireEndAlone = v.object({ expiresAt: tolerated(wireEnd) });

/**
 * Parses the structured terms of an operator's offer; null when it has none. Partial terms would mislead, so one invalid
 * field drops them all. Only a valid end date is kept, because an expired offer must not show.
 */
export function readOffer(component: unknown, onBroken: (problem: string) => void): OfferTerms | null {
  if (component === null || component === undefined) return null;
  const read = v.safeParse(wireOffer, component);
  if (read.success) return Object.values(read.output).some((each) => each !== null) ? read.output : null;
  onBroken(`offer.${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`.slice(0, 200));
  const end = v.safeParse(wireEndAlone, component);
  if (!end.success || end.output.expiresAt === null) return null;
  const { expiresAt } = end.output;
  return { stake: null, wageringMultiple: null, minimumOdds: null, expiresAt, licence: null, checkedAt: null };
}
