import type { OddsBoard } from '../../web/domain/odds.ts';
import { parseSnapshot } from '../../web/domain/snapshot.ts';
import { withRunningMatch } from '../support/runningMatch.ts';
import { anHourOf } from './questions.ts';
import { expect, type Page, test } from './visitor.ts';

/** The match that runs at a site, as a relay tells it with so many goals of the home side. */
async function running(page: Page, site: string) {
  const list = parseSnapshot(await (await page.request.get(new URL('/api/live', site).href)).json());
  const match = list?.matches.find(({ state }) => state.kind === 'playing');
  if (match === undefined || match.state.kind !== 'playing') throw new Error('nothing runs');
  const { id, state, redCards, kickOff } = match;
  return (home: number) => ({
    id,
    redCards,
    kickOff,
    at: Date.now(),
    state: { ...state, score: { home, away: 0 }, goals: [] },
  });
}

/** Answers each question for prices with one that has moved since. */
async function moveAllPrices(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/api\/odds\?/, async (route) => {
    asked += 1;
    const price = { decimal: 1 + asked / 100, provider: 'bet365', operator: 'Bet365', at: 1 };
    const board: OddsBoard = { 100: { home: price, draw: price, away: price } };
    await route.fulfill({ json: board });
  });
}

const isPrices = ({ path }: { path: string }) => path === '/api/odds';

test('a list asks under forty times in an hour with a goal every twenty seconds, and every half minute for prices that never rest', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await withRunningMatch({}, async (site) => {
    const matchWith = await running(page, site);
    await moveAllPrices(page);
    const { asked, relay } = await anHourOf(page, {
      ...{ path: '/', site },
      during: (relay, step) => relay.say({ m: [matchWith(step + 1)], p: ['100'] }),
    });
    relay.say({ m: [matchWith(181)] });
    await expect(page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home')).toHaveText('181');
    expect(asked.filter((each) => !isPrices(each)).length).toBeLessThanOrEqual(40);
    const prices = asked.filter(isPrices).length;
    expect(prices).toBeLessThanOrEqual(124);
    expect(prices).toBeGreaterThan(60);
  });
});

test('the list of goals asks for the first at once, and under forty times in an hour with a goal every twenty seconds', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await withRunningMatch({}, async (site) => {
    const matchWith = await running(page, site);
    const { asked, relay } = await anHourOf(page, {
      ...{ path: '/goals', site },
      during: (relay, step) => relay.say({ m: [matchWith(step + 1)] }),
    });
    expect(relay.topics).toEqual(['?goals=1']);
    expect(asked.length).toBeLessThanOrEqual(40);
    const goals = asked.filter(({ path }) => path === '/api/goals');
    expect(goals.length).toBeGreaterThan(20);
    // Who answers at once may not know of the goal yet.
    const [first, second] = goals;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(60_000);
  });
});
