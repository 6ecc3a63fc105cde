import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../commands/chromium.ts';

/** The bench's recordings inside a page. */
interface Notes {
  /** Score changes on the screen: the match's id and the start of its frame (milliseconds UTC). */
  scores: { id: string; at: number }[];
  /** The sum of layout shifts without recent input. */
  shift: number;
}

declare global {
  interface Window {
    bench: Notes;
  }
}

// Runs in the page before the site's script.
function takeNotes(): void {
  const notes: Notes = { scores: [], shift: 0 };
  window.bench = notes;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) notes.shift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const known = new Map<string, string>();
  const look = (row: Element) => {
    const id = /(\d+)$/.exec(row.querySelector('.row-link')?.getAttribute('href') ?? '')?.[1] ?? '';
    const text = Array.from(row.querySelectorAll('.row-score'), (each) => each.textContent).join('-');
    const before = known.get(id);
    known.set(id, text);
    return before !== undefined && before !== text ? id : null;
  };
  const rowsOf = (mutations: MutationRecord[]) =>
    new Set(
      mutations.flatMap(({ target }) => {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('.row');
        return row ? [row] : [];
      }),
    );
  // Only the bench works between these two marks.
  const observer = new MutationObserver((mutations) => {
    performance.mark('bench-looking');
    note([...rowsOf(mutations)].flatMap((row) => look(row) ?? []));
    performance.mark('bench-looked');
  });
  const note = (changed: string[]) => {
    if (changed.length === 0) return;
    performance.mark('bench-changed');
    requestAnimationFrame((frame) => {
      for (const id of changed) notes.scores.push({ id, at: performance.timeOrigin + frame });
      setTimeout(() => performance.mark('bench-changed-painted'));
    });
  };
  const waiting = new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated === undefined) return;
    waiting.disconnect();
    for (const row of document.querySelectorAll('.row')) look(row);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  waiting.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}

/** Starts Chromium; null when none is available. */
export async function startChromium(): Promise<Browser | null> {
  const executablePath = await findChromium();
  if (executablePath === null) return null;
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      ...['--disable-sync'],
    ],
  });
}

/** Opens a page in a new context that records changes. `slowdown` throttles its CPU by that factor. */
export async function openPage(
  browser: Browser,
  { width, slowdown = 1 }: { width: number; slowdown?: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(takeNotes);
  const session = await context.newCDPSession(page);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the scores of these matches change. Returns the time of each change (milliseconds UTC). */
export async function seen(page: Page, ids: readonly string[], after: number): Promise<number[]> {
  const handle = await page.waitForFunction(
    ({ wanted, since }) => {
      const found = wanted.map((id) => window.bench.scores.find((each) => each.id === id && each.at >= since)?.at);
      return found.every((at) => at !== undefined) ? found : null;
    },
    { wanted: [...ids], since: after },
    { polling: 100 },
  );
  return ((await handle.jsonValue()) ?? []).filter((at) => at !== undefined);
}
