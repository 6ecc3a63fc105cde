import type { PricePoint } from './eventOdds.ts';

/** Prices over time as lines in a square of 100 by 100, the top being the highest price. */
export interface PriceChart {
  /** What the square spans: instants (milliseconds UTC) and decimal prices. */
  from: number;
  until: number;
  lowest: number;
  highest: number;
  /** An SVG path for each price, in steps; empty for one that never was. */
  paths: string[];
}

function firstPrice(points: readonly PricePoint[]): number | null {
  return points.find(({ decimal }) => decimal !== null)?.decimal ?? null;
}

/** The first and the last price that there was, to tell where it went; null where it has never changed. */
export function movementOf(points: readonly PricePoint[]): { first: number; last: number | null } | null {
  const first = firstPrice(points);
  return first === null || points.length < 2 ? null : { first, last: points.at(-1)?.decimal ?? null };
}

/**
 * The lines of some prices until an instant; null while none of them has changed. A step is as high as the price grew in
 * proportion, so that a favourite's line moves as visibly as an outsider's.
 */
export function priceChart(prices: readonly (readonly PricePoint[])[], until: number): PriceChart | null {
  const known = prices.flat().flatMap(({ decimal }) => decimal ?? []);
  const from = Math.min(...prices.flat().map(({ at }) => at));
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  const end = Math.max(until, ...prices.flat().map(({ at }) => at));
  if (known.length === 0 || end <= from || prices.every((points) => movementOf(points) === null)) return null;
  const round = (value: number) => Math.round(value * 10) / 10;
  const across = (at: number) => round(((at - from) / (end - from)) * 100);
  const span = Math.log(highest / lowest);
  const down = (decimal: number) => (span === 0 ? 50 : round((Math.log(highest / decimal) / span) * 100));
  const paths = prices.map((points) => {
    let path = '';
    let isDrawn = false;
    for (const [index, { at, decimal }] of points.entries()) {
      if (decimal === null) isDrawn = false;
      else {
        path += isDrawn ? `V${down(decimal)}` : `M${across(at)} ${down(decimal)}`;
        path += `H${across(points[index + 1]?.at ?? end)}`;
        isDrawn = true;
      }
    }
    return path;
  });
  return { from, until: end, lowest, highest, paths };
}

/** An instant at which a price changed, and all prices from then on. */
export interface PriceMoment {
  at: number;
  decimals: (number | null)[];
}

/** The latest changes of some prices, the last one first; at most `most`. */
export function latestMoments(prices: readonly (readonly PricePoint[])[], most: number): PriceMoment[] {
  const instants = [...new Set(prices.flat().map(({ at }) => at))].sort((one, other) => other - one).slice(0, most);
  return instants.map((at) => ({
    at,
    decimals: prices.map((points) => points.findLast((point) => point.at <= at)?.decimal ?? null),
  }));
}
