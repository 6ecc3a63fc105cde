import type { Browser } from 'playwright/test';
import { runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, type RunningSite, scoreGoal, startRunningMatch } from '../support/runningMatch.ts';
import { isNight } from '../support/tier.ts';
import { competitionPath } from './todaysMatches.ts';
import { expect, type Page, test } from './visitor.ts';

// The tests share one site, so they run in one worker. Each adds goals.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
let goals = 0;

test.beforeAll(async () => {
  site = await startRunningMatch();
});
test.afterAll(() => site.close());

const addressOfCompetition = async () => {
  const { matches } = await (await fetch(new URL('/api/live', site.url))).json();
  return competitionPath(matches[0], 'matches');
};

/** Pages on which the running match has its score, and the place of the home side's goals. */
const PAGES: readonly (readonly [string, () => Promise<string>, string])[] = [
  ['home', async () => '/', '.row-score-home'],
  ['a competition', addressOfCompetition, '.row-score-home'],
  ['a match', async () => RUNNING_MATCH, '.event-score .event-goals'],
  ...(isNight
    ? ([
        ['the line-ups of a match', async () => `${RUNNING_MATCH}/line-ups`, '.event-score .event-goals'],
        ['the live list', async () => '/football/live', '.row-score-home'],
      ] as const)
    : []),
];

/** Opens a page in a browser whose console may have errors. */
async function openPage(browser: Browser, path: string, blocked: string | null): Promise<Page> {
  const page = await browser.newPage();
  await page.clock.install();
  if (blocked !== null) await page.route(`**${blocked}`, (route) => route.abort());
  await page.goto(new URL(path, site.url).href);
  return page;
}

/** Adds a goal, and waits until a page shows it or, with `orNotice`, says in words that it does not. */
async function expectGoal(page: Page, place: string, orNotice: boolean): Promise<void> {
  goals += 1;
  scoreGoal(site.feed, 20 + goals);
  const says = page.getByText(/no longer update|^Last updated \d+ /);
  const retry = page.getByRole('button', { name: 'Try again' }).or(page.getByRole('link', { name: 'Try again' }));
  await runClockUntil(
    page,
    async () => {
      const hasGoal = (await page.locator(place).first().textContent()) === String(goals);
      const isTold = orNotice && (await says.first().isVisible()) && (await retry.first().isVisible());
      expect(hasGoal || isTold).toBe(true);
    },
    undefined,
    2_000,
  );
}

/** The scripts that a page went without. By day each is left out of one page only, the first that has it. */
const tried = new Set<string>();

for (const [name, pathOf, place] of PAGES) {
  test(`without any one of its scripts ${name} shows goals or says that it does not`, async ({ browser }) => {
    const path = await pathOf();
    const whole = await openPage(browser, path, null);
    const scripts = new Set<string>();
    whole.on('request', (request) => request.url().endsWith('.js') && scripts.add(new URL(request.url()).pathname));
    await whole.reload();
    // The page’s clock may run ahead of its answers on a busy machine, so a notice may come before the goal.
    await expectGoal(whole, place, false);
    await whole.close();
    expect(scripts.size).toBeGreaterThan(4);
    for (const script of scripts) {
      if (!isNight && tried.has(script)) continue;
      tried.add(script);
      const page = await openPage(browser, path, script);
      await expectGoal(page, place, true);
      await page.close();
    }
  });
}
