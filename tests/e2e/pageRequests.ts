import { type PlayedRelay, playRelay } from './traffic.ts';
import { expect, open, type Page } from './visitor.ts';

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

/** The requests of a page in an hour of its own clock. `during` lets the relay of the page speak every 20 seconds. */
export async function requestsInAnHour(
  page: Page,
  { path, site, during }: { path: string; site: string; during: (relay: PlayedRelay, step: number) => void },
): Promise<{ requests: PageRequest[]; relay: PlayedRelay }> {
  const relay = await playRelay(page);
  await page.clock.install();
  await recordRequests(page);
  await open(page, path, site);
  await runClock(page, 5_000);
  const before = (await runClock(page, 1_000)).length;
  let requests: PageRequest[] = [];
  for (let step = 0; step < 180; step += 1) {
    relay.repeat();
    during(relay, step);
    requests = (await runClock(page, 20_000)).slice(before);
  }
  return { requests, relay };
}
