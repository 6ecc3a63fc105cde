import type { OddsFormat } from '../domain/odds.ts';

/** The UK bookmakers' ladder: the only prices they quote, from 1/1000 to 1000/1. */
const LADDER = `
  1/1000 1/500 1/250 1/200 1/150 1/125 1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11
  1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6
  10/11 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 21/10 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1
  100/30 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1
  33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1
`
  .trim()
  .split(/\s+/)
  .map((text) => {
    const [stake, unit] = text.split('/').map(Number);
    return { text, profit: (stake ?? 0) / (unit ?? 1) };
  });

/** The rung nearest to a profit per unit staked, by ratio: a price of 1.04 is not "nearly evens" of 1.08. */
function fraction(profit: number): string {
  let low = 0;
  let high = LADDER.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((LADDER[middle]?.profit ?? 0) <= profit) low = middle;
    else high = middle;
  }
  const below = LADDER[low];
  const above = LADDER[high];
  if (below === undefined || above === undefined) return '';
  return profit / below.profit <= above.profit / profit ? below.text : above.text;
}

function moneyline(profit: number): string {
  const round = (value: number) => Math.round(Number(value.toFixed(6)));
  return profit >= 1 ? `+${round(profit * 100)}` : `−${round(100 / profit)}`;
}

/**
 * A decimal price as text: `2.10`, `11/10` or `+110`. `Evens` is the UK's word for 1/1; the minus of a moneyline is the
 * typographic one. A number that is no price (not above 1) gives an empty text.
 */
export function formatOdds(decimal: number, format: OddsFormat): string {
  // Prices have three decimals at most; the subtraction must not add a thirteenth.
  const profit = Number((decimal - 1).toFixed(6));
  if (!(profit > 0) || !Number.isFinite(profit)) return '';
  switch (format) {
    case 'EU':
      // A price just above 1 would read as no price at all.
      return decimal.toFixed(decimal < 1.005 ? 3 : 2);
    case 'US':
      return moneyline(profit);
    case 'UK': {
      const text = fraction(profit);
      return text === '1/1' ? 'Evens' : text;
    }
  }
}
