import { type PlayedRelay, playRelay } from './traffic.ts';
import { expect, open, type Page } from './visitor.ts';

/** A request of an open page to the site's API. */
export interface Question {
  path: string;
  /** Milliseconds UTC by the page's clock. */
  at: number;
}

/** Notes the requests of a page that is still to be opened, so that `goOn` can wait for their answers. */
export async function noteQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const asked: string[] = [];
    let open = 0;
    const note = () => Object.assign(document.documentElement.dataset, { asked: asked.join('\n'), open: String(open) });
    window.fetch = async (...given) => {
      asked.push(`${Date.now()} ${String(given[0])}`);
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
export async function goOn(page: Page, milliseconds: number): Promise<Question[]> {
  const html = page.locator('html');
  await page.clock.runFor(milliseconds);
  await expect(html).not.toHaveAttribute('data-open', /[^0]/);
  const noted = (await html.getAttribute('data-asked'))?.split('\n') ?? [];
  return noted.map((line) => {
    const [at = '', path = ''] = line.split(' ');
    return { path: path.split('?')[0] ?? '', at: Number(at) };
  });
}

/** The requests of a page in an hour of its own clock. `during` lets the relay of the page speak every 20 seconds. */
export async function anHourOf(
  page: Page,
  { path, site, during }: { path: string; site: string; during: (relay: PlayedRelay, step: number) => void },
): Promise<{ asked: Question[]; relay: PlayedRelay }> {
  const relay = await playRelay(page);
  await page.clock.install();
  await noteQuestions(page);
  await open(page, path, site);
  await goOn(page, 5_000);
  const before = (await goOn(page, 1_000)).length;
  let asked: Question[] = [];
  for (let step = 0; step < 180; step += 1) {
    during(relay, step);
    asked = (await goOn(page, 20_000)).slice(before);
  }
  return { asked, relay };
}
