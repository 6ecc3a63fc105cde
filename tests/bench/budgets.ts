import type { BrowserResults } from './browserPart.ts';
import type { HomeFiles } from './bundle.ts';
import type { PushResults } from './pushPart.ts';
import { type ServerResults, USUAL } from './serverPart.ts';
import { digits, kilobytes } from './table.ts';

export interface Budget {
  promise: string;
  /** The measured figure as text; null when it was not measured. */
  figure: string | null;
  held: boolean;
}

/** Results of a run; null for skipped parts. */
export interface Results {
  home: HomeFiles;
  server: ServerResults | null;
  browser: BrowserResults | null;
  push: PushResults | null;
}

const KILOBYTE = 1000;

function budget(
  promise: string,
  value: number | null | undefined,
  isHeld: (value: number) => boolean,
  unit: string,
): Budget {
  if (value === null || value === undefined) return { promise, figure: null, held: false };
  const shown = unit === 'kB' ? `${kilobytes(value)} kB` : `${digits(value)} ${unit}`.trim();
  return { promise, figure: shown, held: isHeld(value) };
}

export function budgetsOf({ home, server, browser, push }: Results): Budget[] {
  const row = (name: string) => server?.rows.find((each) => each.name === name);
  const cold = row(`home-${USUAL}-cold`);
  const [hello, warm] = [row('hello'), row(`home-${USUAL}-warm`)];
  const shift = browser === null ? null : Math.max(browser.screen.shift, browser.mainThread.shift);
  // Chromium may load more script than the manifest lists, so the larger size counts.
  const script = Math.max(home.script, browser?.screen.script ?? 0);
  const atMost = (most: number) => (value: number) => value <= most;
  const below = (limit: number) => (value: number) => value < limit;
  return [
    budget('script of home ≤ 88 kB brotli', script, atMost(88 * KILOBYTE), 'kB'),
    budget('style of home ≤ 15 kB brotli', home.style, atMost(15 * KILOBYTE), 'kB'),
    budget('home, 200 matches with prices ≤ 31 kB brotli', cold?.sizes.brotli, atMost(31 * KILOBYTE), 'kB'),
    budget('poll with nothing new: 0 bytes', browser?.screen.unchanged?.plain, atMost(0), 'B'),
    budget('poll with 5 changed of 200 < 1 kB brotli', browser?.screen.changed?.brotli, below(KILOBYTE), 'kB'),
    budget(
      'home, warm ≥ 0.2 of hello in req/s',
      hello && warm ? warm.figures.rate / hello.figures.rate : null,
      (value) => value >= 0.2,
      '',
    ),
    budget('home, 200, cold ≤ 3.5 ms CPU at the median', cold?.costs?.median, atMost(3.5), 'ms'),
    budget('home, 200, cold ≤ 10 ms CPU at p99', cold?.costs?.p99, atMost(10), 'ms'),
    budget('400 rows, 5 changed < 16 ms at 4× slowdown', browser?.mainThread.update, below(16), 'ms'),
    budget('layout shift 0', shift, atMost(0), ''),
    budget('a goal on the screen ≤ 1.2 s at the median', push?.pixel.median, atMost(1_200), 'ms'),
    budget('… and ≤ 2.5 s at worst', push?.pixel.longest, atMost(2_500), 'ms'),
    budget('from the poller to the screen ≤ 150 ms at the median', push?.pixel.fromPoller.median, atMost(150), 'ms'),
    budget('… and ≤ 500 ms at p99', push?.pixel.fromPoller.p99, atMost(500), 'ms'),
    budget('a relay’s sockets: 99 % reached within 500 ms', push?.relay.p99, atMost(500), 'ms'),
    budget('… none lost, none out of order', push && push.relay.lost + push.relay.disordered, atMost(0), ''),
    budget('… ≤ 60 µs CPU a message', push?.relay.cpuMicroseconds, atMost(60), 'µs'),
    budget('relays, the first to the last socket ≤ 300 ms', push?.relays.spread, atMost(300), 'ms'),
    budget('a goal on the wire ≤ 1,000 B', push?.relay.bytes, atMost(1_000), 'B'),
  ];
}
