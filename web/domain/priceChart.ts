import type { PricePoint } from './eventOdds.ts';

/** The time range of a chart, milliseconds UTC. */
export interface Span {
  from: number;
  until: number;
}

/** A price line in a box of 100 × 100; the top is the highest price. */
export interface PriceLine {
  lowest: number;
  highest: number;
  /** An SVG path in steps, with gaps while there was no price. */
  path: string;
}

/** The first and the latest price; null if it never changed. */
export function movementOf(points: readonly PricePoint[]): { first: number; last: number | null } | null {
  const first = points.find(({ decimal }) => decimal !== null)?.decimal ?? null;
  return first === null || points.length < 2 ? null : { first, last: points.at(-1)?.decimal ?? null };
}

/** The range from the first recorded price until `until` (milliseconds UTC); null if no price changed. */
export function spanOf(prices: readonly (readonly PricePoint[])[], until: number): Span | null {
  if (prices.every((points) => movementOf(points) === null)) return null;
  const instants = prices.flat().map(({ at }) => at);
  return { from: Math.min(...instants), until: Math.max(until, ...instants) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws a price within a range; null if there is no price. */
export function priceLine(points: readonly PricePoint[], { from, until }: Span): PriceLine | null {
  const known = points.flatMap(({ decimal }) => decimal ?? []);
  if (known.length === 0 || until <= from) return null;
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  const across = (at: number) => round(((at - from) / (until - from)) * 100);
  const down = (decimal: number) => (lowest === highest ? 50 : round(((highest - decimal) / (highest - lowest)) * 100));
  let path = '';
  let isDrawn = false;
  for (const [index, { at, decimal }] of points.entries()) {
    if (decimal !== null) {
      path += isDrawn ? `V${down(decimal)}` : `M${across(at)} ${down(decimal)}`;
      path += `H${across(points[index + 1]?.at ?? until)}`;
    }
    isDrawn = decimal !== null;
  }
  return { lowest, highest, path };
}

/** All prices as of a change, at `at` (milliseconds UTC). */
export interface PriceMoment {
  at: number;
  decimals: (number | null)[];
}

/** The latest changes, newest first; at most `most`. */
export function latestMoments(prices: readonly (readonly PricePoint[])[], most: number): PriceMoment[] {
  const instants = [...new Set(prices.flat().map(({ at }) => at))].sort((one, other) => other - one).slice(0, most);
  return instants.map((at) => ({
    at,
    decimals: prices.map((points) => points.findLast((point) => point.at <= at)?.decimal ?? null),
  }));
}
