import { describe, expect, it } from 'vitest';
import { bookOdds } from './book.ts';
import type { FairMarket } from './fair.ts';
import { type Chances, oracle } from './poisson.ts';

function marketOf([home, draw, away]: Chances): FairMarket {
  const outcomes = [
    { subtype: '1', chance: home },
    { subtype: 'x', chance: draw },
    { subtype: '2', chance: away },
  ];
  return { type: '1x2', scope: 'ord', line: null, outcomes };
}

/** The prices of an even match at a lead and a minute. */
function priceAt({ lead, minute }: { lead: number; minute: number }): number[] {
  const left = Math.max(0, 1 - minute / 90);
  return bookOdds(marketOf(oracle(1.5 * left, 1.2 * left, lead)), 0.06);
}

/** Beyond this price the margin decides alone, so longer prices are not compared. */
const LONG_SHOT = 26;

describe('bookOdds', () => {
  it('the price of a lead of two in minute 39 is about 1/12', () => {
    const [price = 0] = priceAt({ lead: 2, minute: 39 });
    expect(price).toBeGreaterThan(1.05);
    expect(price).toBeLessThan(1.12);
  });

  it('the price falls with each goal and minute of a lead, down to 1.01', () => {
    for (let minute = 0; minute <= 90; minute += 5) {
      for (let lead = -3; lead < 4; lead += 1) {
        const [home = 0, draw = 0, away = 0] = priceAt({ lead, minute });
        const [later = 0, , laterAway = 0] = priceAt({ lead, minute: minute + 5 });
        const [more = 0, , moreAway = 0] = priceAt({ lead: lead + 1, minute });
        expect(Math.min(LONG_SHOT, more)).toBeLessThanOrEqual(Math.min(LONG_SHOT, home));
        expect(Math.min(LONG_SHOT, moreAway)).toBeGreaterThanOrEqual(Math.min(LONG_SHOT, away));
        if (lead > 0) expect(later).toBeLessThanOrEqual(home);
        if (lead > 0) expect(Math.min(LONG_SHOT, laterAway)).toBeGreaterThanOrEqual(Math.min(LONG_SHOT, away));
        expect(Math.min(home, draw, away)).toBeGreaterThanOrEqual(1.01);
      }
    }
  });

  it('outsiders carry nearly all of the margin', () => {
    const [favourite = 0, , outsider = 0] = bookOdds(marketOf([0.9, 0.08, 0.02]), 0.06);
    expect(1 / favourite - 0.9).toBeLessThan(0.03);
    expect(1 / outsider / 0.02).toBeGreaterThan(1.3);
  });
});
