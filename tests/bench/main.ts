import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../worker/commands/run.ts';
import { startChromium } from './chromium.ts';
import { measureFirstVisits } from './farPart.ts';
import { type Figure, failedFigure, missedNames, tableOf } from './figures.ts';
import { measureGrowth } from './growthPart.ts';
import { measureLoad } from './loadPart.ts';
import { measureMainThread } from './mainThread.ts';
import { measureScreen, measureSockets } from './pushPart.ts';
import { measureServer, measureStart } from './serverPart.ts';
import { makeVisitors } from './visitors.ts';

const HELP = `npm run bench -- [--only PART]… [--no-build]

  --only PART  server, start, growth, rows, far, screen or sockets; load only by name
  --no-build   measures the build that is there

It ends with 1 when a budget is missed. Budgets are ratios to a reference of the same run, so they hold on any machine.

warm      The same visitor asks again and again.
cold      The worker has the data, but renders each page: visitors differ in zone, country, language, device, odds format and theme.
CPU       The whole runtime process, with its local KV and cache. Meanwhile 5 matches of the feed score every second.
from far  A new isolate with empty stores, a phone at a quarter of the speed on slow 4G (1.6 Mbit/s, 150 ms).`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const { only } = options;

async function run(): Promise<Figure[]> {
  const visitors = makeVisitors(Date.now());
  const { place } = visitors.at(0);
  const browser = await startChromium();
  if (browser === null) console.log('There is no Chromium, so rows, far and screen are left out.');
  const parts: Record<string, () => Promise<Figure[]>> = {
    server: () => measureServer(visitors),
    load: () => measureLoad(visitors),
    start: () => measureStart(visitors.at(0)),
    growth: () => measureGrowth(visitors),
    ...(browser && {
      rows: () => measureMainThread(browser, place),
      far: () => measureFirstVisits(browser),
      screen: () => measureScreen(browser, place),
    }),
    sockets: () => measureSockets(place),
  };
  const unknown = only.find((part) => !(part in parts));
  if (unknown !== undefined) throw new Error(`There is no part “${unknown}”.`);
  // The load lasts as long as three other parts, so it runs by name.
  const wanted = Object.entries(parts).filter(([part]) => (only.length === 0 ? part !== 'load' : only.includes(part)));
  const figures: Figure[] = [];
  try {
    for (const [index, [part, measure]] of wanted.entries()) {
      const begun = performance.now();
      process.stdout.write(`${index + 1} of ${wanted.length}: ${part}`);
      // A wrong answer misses all budgets of its part, and the other parts are still measured.
      const measured = await measure().catch((error: unknown) => [failedFigure(part, error)]);
      figures.push(...measured);
      console.log(`, ${Math.round((performance.now() - begun) / 1000)} s`);
    }
    return figures;
  } finally {
    await browser?.close();
  }
}

const machine = cpus();
console.log(`${machine.length} × ${machine[0]?.model.trim()}, Node ${process.version}`);
if (!options['no-build']) await build();
const figures = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
});
console.log(`\n${tableOf(figures)}`);
const missed = missedNames(figures);
for (const name of missed) console.error(`missed: ${name}`);
process.exit(missed.length > 0 ? 1 : 0);
