import { type BrowserContext, test as base, type Page } from 'playwright/test';
import { clockShift } from '../clocks/clockShift.mjs';
import { shiftDate } from '../clocks/shiftDate.mjs';
import { type Front, startFront } from './front.ts';

/** Who visits: what the edge would say, and a frozen instant. */
export interface Visit {
  country?: string;
  zone?: string;
  now?: string;
}

/** A Saturday afternoon with everything going on. */
export const SATURDAY = '2026-11-21T15:40:00Z';

const fronts = new WeakMap<BrowserContext, Front>();

/** Makes every request to the common site that of a visitor, also what the browser prefetches. Without `now` the clock runs. */
export async function visitAs(page: Page, { country = 'GB', zone = 'Europe/London', now }: Visit = {}): Promise<void> {
  const front = fronts.get(page.context());
  if (front === undefined) throw new Error('the page is not one of the test’s own context');
  front.visitor = {
    'x-visitor-country': country,
    'x-visitor-time-zone': zone,
    ...(now === undefined ? {} : { 'x-visitor-now': now }),
  };
}

/** Opens a page of the site and waits until its controls work. */
export async function open(page: Page, path: string, site = process.env.SITE_URL ?? ''): Promise<void> {
  await page.goto(new URL(path, site).href);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** A test with the site at an address of its own (`SITE_URL`), in which any error or warning of the browser's console fails. */
export const test = base.extend<{ consoleIsClean: undefined }>({
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
      page.on('pageerror', (error) => problems.push(error.message));
      await use(undefined);
      if (problems.length > 0) throw new Error(`the console is not clean:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect, type Page } from 'playwright/test';
