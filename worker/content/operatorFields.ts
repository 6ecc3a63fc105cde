import * as v from 'valibot';
import type { OfferTerms } from '../../web/domain/settings.ts';
import { tolerated, wireInstant, wireText } from '../feeds/normalize/wire.ts';
import { flag, instant, lines, link, longTexts, numberFrom, secure, text } from './fromFiles/fields.ts';
import type { Operator } from './stored.ts';
import { longText, MAX_SIGNS, media, wireLink, wireWords } from './wire.ts';

/**
 * The fields of an operator and its offer, as Strapi sends them and as content files have them. The types of the keys
 * follow from `web/domain/settings.ts`: a new field there is an error here until both sources have it.
 */

type OperatorField = Exclude<keyof Operator, 'name' | 'provider' | 'logo' | 'offer'>;

type Fields<Names extends string> = Readonly<Record<Names, v.GenericSchema>>;

const wireFields = {
  bonus: tolerated(wireWords),
  reviewPage: tolerated(wireLink),
  playUrl: tolerated(v.string()),
  hideTermsAndConditions: tolerated(v.boolean()),
  termsAndConditions: tolerated(longText),
} satisfies Fields<OperatorField>;

const fileFields = {
  bonus: v.optional(lines()),
  reviewPage: v.optional(link),
  playUrl: secure,
  hideTermsAndConditions: v.optional(flag),
  termsAndConditions: v.optional(longTexts(MAX_SIGNS)),
} satisfies Fields<OperatorField>;

const DAY_MS = 86_400_000;

/** A number, also when an editor typed it as text: `35`, `1,50`, `×5`, `5x`. */
const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim())]),
  v.transform((value) => String(value).replace(',', '.')),
  v.regex(/^[x×]?\s*\d+(\.\d+)?\s*[x×]?$/i),
  v.transform((given) => Number(given.replace(/[x×\s]/gi, ''))),
  v.finite(),
);

/** The end of a period in milliseconds UTC. A date without a time lasts until the end of that day (UTC). */
export const wireEnd = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const end = v.safeParse(wireInstant, dataset.value);
    if (!end.success) {
      addIssue({ message: end.issues[0].message });
      return NEVER;
    }
    return /^\d{4}-\d\d-\d\d$/.test(dataset.value) ? end.output + DAY_MS : end.output;
  }),
);

export const missing = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

const wireOfferFields = {
  stake: missing(wireWords),
  wageringMultiple: missing(v.pipe(wireNumber, v.maxValue(1000))),
  minimumOdds: missing(v.pipe(wireNumber, v.gtValue(1), v.maxValue(1001))),
  expiresAt: missing(wireEnd),
  licence: missing(wireText),
  checkedAt: missing(wireInstant),
} satisfies Fields<keyof OfferTerms>;

const fileOfferFields = {
  stake: v.optional(lines()),
  wageringMultiple: v.optional(numberFrom(0, 1000)),
  minimumOdds: v.optional(numberFrom(1.01, 1001)),
  expiresAt: v.optional(instant),
  licence: v.optional(text),
  checkedAt: v.optional(instant),
} satisfies Fields<keyof OfferTerms>;

/** An `operator` entry of Strapi. `parseOffer` parses its offer. */
export const wireOperator = v.object({
  name: wireText,
  logo: media,
  ...wireFields,
  offer: v.optional(v.unknown()),
});

export type WireOperator = v.InferOutput<typeof wireOperator>;

/** The `offer` component. A missing field is null; an invalid field makes the offer invalid. */
export const wireOffer = v.object(wireOfferFields);

export const wireOfferEnd = v.object({ expiresAt: tolerated(wireEnd) });

/** An operator in one country, in `operators.json`. */
export const fileOperatorInCountry = v.strictObject({
  ...fileFields,
  offer: v.optional(v.strictObject(fileOfferFields)),
});
