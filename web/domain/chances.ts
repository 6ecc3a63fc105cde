import { RESULT_OUTCOMES, type ResultOutcome, type ResultPrices } from './odds.ts';
import { hasDraws, type Sport } from './sport.ts';

/** The chance of each outcome in whole percent, 100 together. A draw is 0 in sports without draws. */
export type Chances = Record<ResultOutcome, number>;

/** Chances from the prices of a result market, without the bookmakers' margin; null if a price is missing. */
export function chancesOf(prices: ResultPrices, sport: Sport): Chances | null {
  const outcomes = hasDraws(sport) ? RESULT_OUTCOMES : (['home', 'away'] as const);
  const implied = { home: 0, draw: 0, away: 0 };
  for (const outcome of outcomes) {
    const price = prices[outcome];
    if (price === null) return null;
    implied[outcome] = 1 / price.decimal;
  }
  const whole = implied.home + implied.draw + implied.away;
  const home = Math.round((implied.home / whole) * 100);
  const away = Math.round((implied.away / whole) * 100);
  return { home, draw: Math.max(0, 100 - home - away), away };
}
