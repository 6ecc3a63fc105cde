import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY, startOf } from '../feed.ts';
import type { WireEvent } from '../wire.ts';
import { type Chances, oracle } from './poisson.ts';

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

/** The implied chances of the result: the median of open prices, without margin; null without a price. */
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

/** The share of the ninety minutes that is left, by the feed's starts of the halves. */
function shareLeft({ status, properties }: WireEvent, now: number): number | null {
  const since = (instant: string | undefined) => (instant === undefined ? 0 : (now - Date.parse(instant)) / MINUTE);
  if (status === '1st half') return 1 - Math.min(45, since(properties.GameStarted)) / 90;
  if (status === 'Halftime') return 0.5;
  return status === '2nd half' ? 0.5 - Math.min(45, since(properties.SecondHalfStarted)) / 90 : null;
}

const KICK_OFF = SATURDAY + 15 * 60 * MINUTE;

async function matches(): Promise<{ feed: Feed; ids: string[] }> {
  const feed = new Feed(400, KICK_OFF - 20 * MINUTE);
  const listed = await feed.on('2026-11-21', '&sport=1');
  const ids = listed
    .filter((event) => startOf(event) === KICK_OFF && event.status === 'Not started')
    .map(({ id }) => id);
  return { feed, ids };
}

describe('demonstration match prices', () => {
  it('prices follow score and minute within 13 points of a Poisson model', async () => {
    const { feed, ids } = await matches();
    expect(ids.length).toBeGreaterThan(4);
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
});
