import { expect, type Page } from './visitor.ts';

/** What an open page asked the site's API, by the page's own clock. */
export interface Question {
  path: string;
  /** Milliseconds UTC. */
  at: number;
}

/** Has a page that is still to be opened note what it asks, so that a test can wait for its answers however busy the machine is. */
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

/** Lets the clock of a page go on, and waits for the answers of what it asked meanwhile; gives all that it has asked. */
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
