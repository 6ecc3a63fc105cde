import * as v from 'valibot';
import { tolerated, wireId, wireInstant, wireText } from './wire.ts';

/** Wire format of odds from the live-scores backend (contract.md, Live calls: `v2/events/{id}/odds`, `v2/odds`). */

const MOST_DECIMAL = 10_000;

function parseDecimal(text: string): number {
  return Number(text.replace(',', '.').replace('−', '-'));
}

/** Decimal odds above 1, as a number or text. */
export const wirePrice = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,5}([.,]\d{1,6})?$/), v.transform(parseDecimal))]),
  v.gtValue(1, 'no price'),
  v.maxValue(MOST_DECIMAL),
);

/** Values for a missing price: nothing, a dash, or a number from 0 to 1. */
const wireNoPrice = v.union([
  v.null(),
  v.undefined(),
  v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  v.pipe(v.string(), v.trim(), v.regex(/^([-–—]?|[01]([.,]0*)?|0?[.,]\d{1,6})$/)),
]);

/** Whether the operator takes bets. An unknown word counts as inactive, so that it cannot open a bet. */
const wireActive = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()])), true),
  v.transform((value) => value === null || /^(1|true|yes|active|open)$/i.test(String(value).trim())),
);

const wireLine = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.trim(), v.regex(/^[+−-]?\d{1,3}([.,]\d{1,2})?$/), v.transform(parseDecimal)),
  ]),
  v.multipleOf(0.25),
);

export const wireOffer = v.object({
  provider: wireText,
  odds: wirePrice,
  odds_old: tolerated(wirePrice),
  active: wireActive,
  captured_at: tolerated(wireInstant),
});

/** An offer explicitly without a price. */
export const wireClosedOffer = v.object({ provider: wireText, odds: v.optional(wireNoPrice) });

/** `offers` may be missing; any other value than a list is invalid. */
export const wireOutcome = v.object({ subtype: wireText, offers: v.nullish(v.array(v.unknown())) });

export const wireMarket = v.object({
  type: wireText,
  scope: tolerated(wireText),
  line: tolerated(wireLine),
  captured_at: tolerated(wireInstant),
  outcomes: v.array(v.unknown()),
});

export type WireMarket = v.InferOutput<typeof wireMarket>;

/** The answer about one match. */
export const wireOdds = v.object({ captured_at: tolerated(wireInstant), markets: v.array(v.unknown()) });

/** The answer about all matches of a day, each like the answer about one match. */
export const wireOddsList = v.object({ events: v.array(v.unknown()) });

export const wireListedOdds = v.object({ id: wireId, ...wireOdds.entries });
