import { test as base, type Page } from 'playwright/test';

/** Who visits: what the edge would say, a frozen instant, and what the browser prefers. */
export interface Visit {
  country?: string;
  zone?: string;
  now?: string;
  /** Another site than the common one. */
  site?: string;
}

/** A Saturday afternoon with everything going on. */
export const SATURDAY = '2026-11-21T15:40:00Z';

/** Makes the page's requests those of a visitor. Without `now` the clock runs. */
export async function visitAs(page: Page, { country = 'GB', zone = 'Europe/London', now }: Visit = {}): Promise<void> {
  await page.setExtraHTTPHeaders({
    'x-visitor-country': country,
    'x-visitor-time-zone': zone,
    ...(now === undefined ? {} : { 'x-visitor-now': now }),
  });
}

/** Opens a page of the site and waits until its controls work. */
export async function open(page: Page, path: string, site = process.env.SITE_URL ?? ''): Promise<void> {
  await page.goto(new URL(path, site).href);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** A test in which any error or warning of the browser's console fails. */
export const test = base.extend<{ consoleIsClean: undefined }>({
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

export { expect } from 'playwright/test';
