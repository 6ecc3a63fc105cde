import { expect, type Page } from './visitor.ts';

/** A request of an open page to the site's API. */
export interface PageRequest {
  path: string;
  /** Milliseconds UTC by the page's clock. */
  at: number;
}

/** Notes the requests of a page that is still to be opened, so that `runClock` can wait for their answers. */
export async function recordRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const requests: string[] = [];
    let open = 0;
    const note = () =>
      Object.assign(document.documentElement.dataset, { requests: requests.join('\n'), open: String(open) });
    window.fetch = async (...given) => {
      requests.push(`${Date.now()} ${String(given[0])}`);
      open += 1;
      note();
      try {
        return await fetch(...given);
      } finally {
        open -= 1;
        note();
      }
    };
  });
}

/** Moves the clock of a page, and waits for the answers to its requests. Gives all requests of the page so far. */
export async function runClock(page: Page, milliseconds: number): Promise<PageRequest[]> {
  const html = page.locator('html');
  await page.clock.runFor(milliseconds);
  await expect(html).not.toHaveAttribute('data-open', /[^0]/);
  const noted = (await html.getAttribute('data-requests'))?.split('\n') ?? [];
  return noted.map((line) => {
    const [at = '', path = ''] = line.split(' ');
    return { path: path.split('?')[0] ?? '', at: Number(at) };
  });
}
