import { type BrowserContext, test as base, type Page } from 'playwright/test';
import { clockShift } from '../clocks/clockShift.ts';
import { shiftDate } from '../clocks/shiftDate.ts';
import { type RunningSite, startRunningMatch } from '../support/runningMatch.ts';
import { type Front, startFront } from './front.ts';

/** A visitor: country and zone as the edge reports them, and an instant at which the site's clock stops. */
export interface Visit {
  country?: string;
  zone?: string;
  now?: string;
}

/** A Saturday at which many matches run, and others are finished or still to come. */
export const SATURDAY = '2026-11-21T17:40:00Z';

/** A page that is quick to open. */
export const TERMS = '/static/terms-and-conditions';

/** A page with offers that is quick to open. */
export const REGIONS = '/football/regions';

const fronts = new WeakMap<BrowserContext, Front>();

/** Sends every request of a page as this visitor, including the browser's own prefetches. Without `now` the site's clock runs. */
export async function visitAs(page: Page, { country = 'GB', zone = 'Europe/London', now }: Visit = {}): Promise<void> {
  const front = fronts.get(page.context());
  if (front === undefined) throw new Error('visitAs needs a page of the test’s own context');
  front.visitor = {
    'x-visitor-country': country,
    'x-visitor-time-zone': zone,
    ...(now === undefined ? {} : { 'x-visitor-now': now }),
  };
}

/** Opens a page of the site and waits until its controls work. A page without a state has no script to wait for. */
export async function open(page: Page, path: string, site = process.env.SITE_URL ?? ''): Promise<void> {
  await page.goto(new URL(path, site).href);
  await page.locator('html[data-hydrated], html:not(:has(#state))').waitFor({ state: 'attached' });
}

/** Opens a page on that Saturday as a visitor from London, in a window of this size. A function finds its path on that day. */
export async function openOnSaturday(
  page: Page,
  path: string | ((page: Page) => Promise<string>),
  size?: { width: number; height: number },
): Promise<void> {
  if (size !== undefined) await page.setViewportSize(size);
  await visitAs(page, { now: SATURDAY });
  await open(page, typeof path === 'string' ? path : await path(page));
}

/** Chromium's report when a navigation breaks off an earlier one, or takes long: the page opens without its cross-fade. */
const SKIPPED_TRANSITION = /^Transition was (skipped|aborted)/;

/** Sites that the tests of a worker share. Each test leaves its goals there. */
interface Sites {
  /** A running match that the site asks for each second. */
  running: RunningSite;
  /** A running match on a clock that the test moves, without sockets. */
  stopped: RunningSite;
}

async function during(started: Promise<RunningSite>, use: (site: RunningSite) => Promise<void>): Promise<void> {
  const site = await started;
  await use(site);
  await site.close();
}

/** A test with its own address of the site (`SITE_URL`). An error or a warning in the browser's console fails it. */
export const test = base.extend<{ consoleIsClean: undefined }, Sites>({
  running: [({ browserName: _ }, use) => during(startRunningMatch(), use), { scope: 'worker' }],
  stopped: [
    ({ browserName: _ }, use) => during(startRunningMatch({ vars: { LIVE_PUSH: 'off' }, isStopped: true }), use),
    { scope: 'worker' },
  ],
  async context({ context }, use) {
    const front = await startFront(process.env.BUILT_SITE ?? '');
    fronts.set(context, front);
    process.env.SITE_URL = front.url;
    if (clockShift !== 0) await context.addInitScript(shiftDate, clockShift);
    await use(context);
    await front.close();
  },
  consoleIsClean: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', ({ message }) => {
        if (!SKIPPED_TRANSITION.test(message)) problems.push(message);
      });
      await use(undefined);
      if (problems.length > 0) throw new Error(`the console is not clean:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect, type Page } from 'playwright/test';
