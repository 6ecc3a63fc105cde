import { describe, expect, it } from 'vitest';
import { bookOdds } from '../../../../../worker/demo/live/odds/book.ts';
import type { FairMarket } from '../../../../../worker/demo/live/odds/fair.ts';
import type { WireEvent } from '../../../../../worker/demo/live/wire.ts';
import { Feed, MINUTE, SATURDAY, startOf } from '../feed.ts';

type Chances = readonly [home: number, draw: number, away: number];

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
const poisson = (mean: number, goals: number) => (Math.exp(-mean) * mean ** goals) / factorial(goals);

/** What two independent Poisson counts make of a lead, written from the textbook and not from the demonstration. */
function oracle(home: number, away: number, lead: number): Chances {
  const chances: [number, number, number] = [0, 0, 0];
  for (let one = 0; one < 15; one += 1) {
    for (let other = 0; other < 15; other += 1) {
      const margin = lead + one - other;
      chances[margin > 0 ? 0 : margin === 0 ? 1 : 2] += poisson(home, one) * poisson(away, other);
    }
  }
  return chances;
}

/** The goals that each side was expected to score, found by trying which explain the prices before the match. */
function expectedGoals([home, , away]: Chances): [number, number] {
  let best: [number, number] = [1, 1];
  let least = Number.POSITIVE_INFINITY;
  for (let one = 0.2; one < 5; one += 0.1) {
    for (let other = 0.2; other < 5; other += 0.1) {
      // A match of 2.3 to 3.6 goals is as usual as another: of those that explain the result the least unusual.
      const found = oracle(one, other, 0);
      const miss = Math.abs(found[0] - home) + Math.abs(found[2] - away) + 0.01 * Math.abs(one + other - 2.8);
      if (miss < least) [best, least] = [[one, other], miss];
    }
  }
  return best;
}

/** The chances that the result's prices stand for: the middle of the open ones, without their margin; null where none is. */
async function chancesIn(feed: Feed, id: string): Promise<Chances | null> {
  const market = (await feed.odds(id)).markets.find(({ type }) => type === '1x2');
  const prices = market?.outcomes.map(({ offers }) =>
    offers.flatMap(({ odds, active }) => (active ? 1 / odds : [])).sort((a, b) => a - b),
  );
  const middle = prices?.map((each) => each[Math.floor(each.length / 2)] ?? 0);
  if (middle === undefined || middle.some((each) => each === 0)) return null;
  const sum = middle.reduce((all, each) => all + each, 0);
  return [(middle[0] ?? 0) / sum, (middle[1] ?? 0) / sum, (middle[2] ?? 0) / sum];
}

const leadOf = ({ results: { runningscore } }: WireEvent) =>
  Number(runningscore?.home ?? 0) - Number(runningscore?.away ?? 0);

const hasRedCard = (event: Awaited<ReturnType<Feed['event']>>) =>
  JSON.stringify(event.incidents).match(/Red card|Yellow card 2/) !== null;

/** How much of the ninety minutes is left, from what the feed tells of the halves. */
function shareLeft({ status, properties }: WireEvent, now: number): number | null {
  const since = (instant: string | undefined) => (instant === undefined ? 0 : (now - Date.parse(instant)) / MINUTE);
  if (status === '1st half') return 1 - Math.min(45, since(properties.GameStarted)) / 90;
  if (status === 'Halftime') return 0.5;
  return status === '2nd half' ? 0.5 - Math.min(45, since(properties.SecondHalfStarted)) / 90 : null;
}

function marketOf([home, draw, away]: Chances): FairMarket {
  const outcomes = [
    { subtype: '1', chance: home },
    { subtype: 'x', chance: draw },
    { subtype: '2', chance: away },
  ];
  return { type: '1x2', scope: 'ord', line: null, outcomes };
}

/** What a bookmaker asks for an even match that has come this far. */
function priceAt({ lead, minute }: { lead: number; minute: number }): number[] {
  const left = Math.max(0, 1 - minute / 90);
  return bookOdds(marketOf(oracle(1.5 * left, 1.2 * left, lead)), 0.06);
}

/** Beyond this price nobody tells one outsider from another: what is nearly certain leaves them all the margin. */
const LONG_SHOT = 26;

const KICK_OFF = SATURDAY + 15 * 60 * MINUTE;

async function matches(): Promise<{ feed: Feed; ids: string[] }> {
  const feed = new Feed(400, KICK_OFF - 20 * MINUTE);
  const listed = await feed.on('2026-11-21', '&sport=1');
  const ids = listed
    .filter((event) => startOf(event) === KICK_OFF && event.status === 'Not started')
    .map(({ id }) => id);
  return { feed, ids };
}

describe('the prices of a match', () => {
  it('follow from its score and minute, within a few points of a Poisson count', async () => {
    const { feed, ids } = await matches();
    expect(ids.length).toBeGreaterThan(8);
    const missed: string[] = [];
    let seen = 0;
    for (const id of ids) {
      feed.now = KICK_OFF - 20 * MINUTE;
      const before = await chancesIn(feed, id);
      if (before === null) continue;
      const [home, away] = expectedGoals(before);
      for (const minute of [20, 39, 50, 70, 85, 100]) {
        feed.now = KICK_OFF + minute * MINUTE;
        const event = await feed.event(id);
        const left = shareLeft(event, feed.now);
        const chances = await chancesIn(feed, id);
        if (left === null || chances === null || hasRedCard(event)) continue;
        const expected = oracle(home * left, away * left, leadOf(event));
        seen += 1;
        for (const [index, chance] of chances.entries()) {
          if (Math.abs(chance - (expected[index] ?? 0)) > 0.13)
            missed.push(
              `${event.name} ${minute}': ${chances.map((each) => each.toFixed(2))} for ${expected.map((each) => each.toFixed(2))}`,
            );
        }
      }
    }
    expect(seen).toBeGreaterThan(30);
    expect(missed).toEqual([]);
  });

  it('make two goals up in the thirty-ninth minute about 1/12, not 1/100', () => {
    const [price = 0] = priceAt({ lead: 2, minute: 39 });
    expect(price).toBeGreaterThan(1.05);
    expect(price).toBeLessThan(1.12);
  });

  it('shorten with each goal, with each minute of a lead and never below 1.01', () => {
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

  it('leave nearly all of the margin to outsiders', () => {
    const [favourite = 0, , outsider = 0] = bookOdds(marketOf([0.9, 0.08, 0.02]), 0.06);
    expect(1 / favourite - 0.9).toBeLessThan(0.03);
    expect(1 / outsider / 0.02).toBeGreaterThan(1.3);
  });
});
