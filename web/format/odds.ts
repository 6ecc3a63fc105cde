import type { Translate } from '../../locales/translate.ts';
import type { OddsFormat } from '../domain/odds.ts';

/** Floating-point errors are below this. */
const TINY = 1e-9;

const centsOf = (profit: number) => Math.round(profit * 100 + TINY);

/** Fractions that UK bookmakers quote, in their notation: 6/4 and 4/6 are not reduced, 100/30 is not 10/3. */
const LADDER = `
  1/1000 1/500 1/250 1/200 1/150 1/125 1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11
  1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 7/20 4/11 2/5 4/9 9/20 1/2 8/15 11/20 4/7 3/5 8/13
  13/20 4/6 7/10 8/11 3/4 4/5 5/6 17/20 9/10 10/11 20/21 1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 29/20 6/4 31/20
  8/5 13/8 33/20 17/10 7/4 9/5 37/20 15/8 19/10 39/20 2/1 41/20 21/10 85/40 43/20 11/5 9/4 23/10 47/20 12/5 5/2 51/20
  13/5 53/20 27/10 11/4 14/5 57/20 29/10 59/20 3/1 31/10 16/5 33/10 100/30 17/5 7/2 18/5 37/10 19/5 39/10 4/1 41/10 21/5
  43/10 22/5 9/2 23/5 47/10 24/5 49/10 5/1 26/5 27/5 11/2 28/5 29/5 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2 10/1 21/2 11/1
  23/2 12/1 13/1 14/1 15/1 16/1 17/1 18/1 19/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1
  300/1 400/1 500/1 750/1 1000/1 1500/1 2000/1 2500/1 3000/1 5000/1 10000/1
`
  .trim()
  .split(/\s+/)
  .map((text) => {
    const [win, stake] = text.split('/').map(Number);
    const profit = (win ?? 0) / (stake ?? 1);
    return { text: text === '1/1' ? 'Evens' : text, profit, cents: centsOf(profit) };
  });

/**
 * The fraction of the ladder that equals the price, both rounded to two places (1.95 is 20/21). Otherwise the highest
 * one below, so that no fraction promises more than the bookmaker pays. Below the ladder: one to a whole stake.
 */
function fraction(profit: number): string {
  const distance = (rung: { profit: number }) => Math.abs(rung.profit - profit);
  const cents = centsOf(profit);
  const [exact] = LADDER.filter((rung) => rung.cents === cents).sort((one, other) => distance(one) - distance(other));
  const below = LADDER.findLast((rung) => rung.profit <= profit);
  return below === undefined ? `1/${Math.ceil(1 / profit)}` : (exact ?? below).text;
}

/** Rounded to the whole number, halves away from zero. Evens are `+100`, never −100. */
function moneyline(profit: number): string {
  const size = Math.round((profit >= 1 ? profit * 100 : 100 / profit) + TINY);
  return profit >= 1 || size === 100 ? `+${size}` : `−${size}`;
}

/** Two decimals, also above 100. More only if 1.00 would hide that there is a price. */
function decimals(profit: number): string {
  for (let digits = 2; digits < 6; digits += 1) {
    const rounded = Math.round(profit * 10 ** digits + TINY * 10 ** digits) / 10 ** digits;
    if (rounded > 0) return (1 + rounded).toFixed(digits);
  }
  return (1 + profit).toFixed(6);
}

/** A decimal price as text: `2.10`, `11/10` or `+110`. Empty for a number that is not above 1. */
export function formatOdds(decimal: number, format: OddsFormat): string {
  // Prices have at most six decimals; the subtraction must not add digits.
  const profit = Number((decimal - 1).toFixed(6));
  if (!(profit > 0) || !Number.isFinite(profit)) return '';
  switch (format) {
    case 'EU':
      return decimals(profit);
    case 'US':
      return moneyline(profit);
    case 'UK':
      return fraction(profit);
  }
}

/** A formatted price for screen readers: `11 to 10`, `plus 110`. Decimal prices are unchanged. */
export function spokenOdds(text: string, t: Translate): string {
  if (text === 'Evens') return t('odds.saidEvens');
  const [win, stake] = text.split('/');
  if (win !== undefined && stake !== undefined) return t('odds.saidFraction', { win, stake });
  const size = text.slice(1);
  if (text.startsWith('+')) return t('odds.saidPlus', { size });
  return text.startsWith('−') ? t('odds.saidMinus', { size }) : text;
}
