import type { Browser } from 'playwright/test';
import { runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, type RunningSite } from '../support/runningMatch.ts';
import { isNight, NIGHT } from '../support/tier.ts';
import { scriptOf } from './scriptOf.ts';
import { competitionPath } from './todaysMatches.ts';
import { expect, type Page, test } from './visitor.ts';

const addressOfCompetition = async (site: string) => {
  const { matches } = await (await fetch(new URL('/api/live', site))).json();
  return competitionPath(matches[0], 'matches');
};

/** Pages on which the running match has its score, and the place of the home side's goals. */
const PAGES: readonly (readonly [string, (site: string) => Promise<string>, string])[] = [
  ['home', async () => '/', '.row-score-home'],
  ['a competition', addressOfCompetition, '.row-score-home'],
  ['a match', async () => RUNNING_MATCH, '.event-score .event-goals'],
  ['the line-ups of a match', async () => `${RUNNING_MATCH}/line-ups`, '.event-score .event-goals'],
  ['the live list', async () => '/football/live', '.row-score-home'],
];

/** Opens a page in a browser whose console may have errors. */
async function openPage(browser: Browser, address: string, blocked: string | null): Promise<Page> {
  const page = await browser.newPage();
  await page.clock.install();
  if (blocked !== null) await page.route(`**${blocked}`, (route) => route.abort());
  await page.goto(address);
  return page;
}

/** Adds a goal, and waits until a page shows it or, with `orNotice`, says in words that it does not. */
async function expectGoal(page: Page, { score }: RunningSite, place: string, orNotice: boolean): Promise<void> {
  const goals = score();
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

for (const [name, pathOf, place] of isNight ? PAGES : PAGES.slice(0, 1)) {
  test(`without any one of its scripts ${name} shows goals or says that it does not`, async ({ browser, running }) => {
    const address = new URL(await pathOf(running.url), running.url).href;
    const whole = await openPage(browser, address, null);
    const scripts = new Set<string>();
    whole.on('request', (request) => request.url().endsWith('.js') && scripts.add(new URL(request.url()).pathname));
    await whole.reload();
    // The page’s clock may run ahead of its answers on a busy machine, so a notice may come before the goal.
    await expectGoal(whole, running, place, false);
    await whole.close();
    expect(scripts.size).toBeGreaterThan(4);
    // By day it goes without the script that starts the page.
    for (const script of isNight ? scripts : [...scripts].slice(0, 1)) {
      const page = await openPage(browser, address, script);
      await expectGoal(page, running, place, true);
      await page.close();
    }
  });
}

test(
  'a press without its code loads the page again once, and then says so for a while',
  NIGHT,
  async ({ browser, running }) => {
    // Playwright’s clock would hide how the page was loaded.
    const page = await browser.newPage();
    await page.route(`**${scriptOf('web/browser/shortcuts.ts')}`, (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const press = async () => {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.keyboard.press('j');
    };
    const notice = page.locator('#halt');
    await page.goto(running.url);
    await press();
    await expect.poll(() => loads, { timeout: 60_000 }).toBe(2);
    await press();
    await expect(notice.filter({ hasText: 'work right now' })).toBeVisible({ timeout: 60_000 });
    await expect(notice).toBeHidden({ timeout: 60_000 });
    await page.evaluate(() => dispatchEvent(new Event('halt')));
    await expect(notice.filter({ hasText: 'no longer update' })).toBeVisible();
    expect(loads).toBe(2);
    await page.close();
  },
);
