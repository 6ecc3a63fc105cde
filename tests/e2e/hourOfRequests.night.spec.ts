import type { OddsBoard } from '../../web/domain/odds.ts';
import { parseSnapshot } from '../../web/domain/snapshot.ts';
import { RUNNING_MATCH, type RunningSite, startRunningMatch } from '../support/runningMatch.ts';
import { type PageRequest, requestsInAnHour } from './pageRequests.ts';
import { expect, type Page, test } from './visitor.ts';

// The tests share one site, so they run in one worker. Each plays an hour in 180 steps.
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: RunningSite;

test.beforeAll(async () => {
  site = await startRunningMatch();
});
test.afterAll(() => site.close());

/** The running match as a relay sends it, with so many goals of the home side. */
async function runningMatch(page: Page) {
  const list = parseSnapshot(await (await page.request.get(new URL('/api/live', site.url).href)).json());
  const match = list?.matches.find(({ state }) => state.kind === 'playing');
  if (match === undefined || match.state.kind !== 'playing') throw new Error('no match is running');
  const { state } = match;
  return (home: number) => ({ ...match, state: { ...state, score: { home, away: 0 }, goals: [] } });
}

/** Answers each request for prices with one that has moved since. */
async function moveAllPrices(page: Page): Promise<void> {
  let requests = 0;
  await page.route(/\/api\/odds\?/, async (route) => {
    requests += 1;
    const price = { decimal: 1 + requests / 100, provider: 'bet365', operator: 'Bet365', at: 1 };
    const board: OddsBoard = { 100: { home: price, draw: price, away: price } };
    await route.fulfill({ json: board });
  });
}

const isPrices = ({ path }: PageRequest) => path === '/api/odds';

function longestPause(requests: readonly PageRequest[]): number {
  return Math.max(...requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0)));
}

for (const [name, path, topic, request, least, longest, most] of [
  ['a list', '/', '?sport=football', '/api/live', 10, 360_000, 40],
  ['the live list', '/football/live', '?sport=football', '/api/live', 10, 360_000, 40],
  ['the page of a match', RUNNING_MATCH, '?match=100', '/api/event', 22, 180_000, 40],
  // It has the prices of all operators too.
  ['the odds of a match', `${RUNNING_MATCH}/odds`, '?match=100', '/api/event', 22, 180_000, 47],
] as const) {
  test(`${name} sends at most ${most} requests in an hour without news`, async ({ page }) => {
    const { requests, relay } = await requestsInAnHour(page, { path, site: site.url, during: () => undefined });
    expect(relay.topics).toEqual([topic]);
    expect(requests.length).toBeLessThanOrEqual(most);
    const ofMatches = requests.filter((each) => each.path === request);
    expect(ofMatches.length).toBeGreaterThanOrEqual(least);
    // No message has statistics, so the page polls for them.
    expect(longestPause(ofMatches)).toBeLessThan(longest);
  });
}

test('the page of a match sends at most 200 requests in an hour with news each minute', async ({ page }) => {
  const { requests, relay } = await requestsInAnHour(page, {
    path: RUNNING_MATCH,
    site: site.url,
    during: (relay, step) => step % 3 === 0 && relay.say({ details: 1 }),
  });
  expect(relay.topics).toEqual(['?match=100']);
  expect(requests.length).toBeLessThanOrEqual(200);
});

test('a list asks for moving prices at most every half minute', async ({ page }) => {
  const matchWith = await runningMatch(page);
  await moveAllPrices(page);
  const { requests, relay } = await requestsInAnHour(page, {
    ...{ path: '/', site: site.url },
    during: (relay, step) => relay.say({ changed: [matchWith(step + 1)], prices: 1 }),
  });
  relay.say({ changed: [matchWith(181)] });
  await expect(page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home')).toHaveText('181');
  expect(requests.filter((each) => !isPrices(each)).length).toBeLessThanOrEqual(40);
  const prices = requests.filter(isPrices).length;
  expect(prices).toBeLessThanOrEqual(124);
  expect(prices).toBeGreaterThan(60);
});

test('the list of goals sends at most 150 requests in a busy hour', async ({ page }) => {
  const { requests, relay } = await requestsInAnHour(page, {
    ...{ path: '/goals', site: site.url },
    during: (relay) => relay.say({ details: 1 }),
  });
  expect(relay.topics).toEqual(['?goals=1']);
  expect(requests.length).toBeLessThanOrEqual(150);
  const goals = requests.filter(({ path }) => path === '/api/goals');
  expect(goals.length).toBeGreaterThan(20);
  // The first answer may be older than the goal, so the page asks again soon.
  const [first, second] = goals;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(60_000);
});
