import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../worker/commands/run.mjs';
import { startChromium } from './chromium.ts';
import { type Figure, isMissed, tableOf } from './figures.ts';
import { measureMainThread } from './mainThread.ts';
import { measureScreen, measureSockets } from './pushPart.ts';
import { measureServer } from './serverPart.ts';
import { makeVisitors } from './visitors.ts';

const HELP = `npm run bench -- [--quick] [--only PART]… [--no-build] [--strict]

  --quick      less of everything: about a minute
  --only PART  server, rows, screen or sockets
  --no-build   measures the build that is there
  --strict     ends with 1 when a budget is missed

warm      The same visitor asks again and again.
cold      The worker has the data, but renders each page: visitors differ in zone, country, language, device, odds format and theme.
CPU       The whole runtime process, with its local KV and cache. Meanwhile 5 matches of the feed score every second.`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const { quick, only } = options;

async function run(): Promise<Figure[]> {
  const visitors = makeVisitors(Date.now());
  const { place } = visitors.at(0);
  const browser = await startChromium();
  const parts: Record<string, () => Promise<Figure[]>> = {
    server: () => measureServer(visitors, quick ? 200 : 500),
    ...(browser && {
      rows: () => measureMainThread(browser, { place, times: quick ? 1 : 5 }),
      screen: () => measureScreen(browser, { place, goals: quick ? 5 : 50 }),
    }),
    sockets: () => measureSockets(place, quick ? 200 : 2_000),
  };
  const unknown = only.find((part) => !(part in parts));
  if (unknown !== undefined) throw new Error(`There is no part “${unknown}”.`);
  const figures: Figure[] = [];
  try {
    for (const [part, measure] of Object.entries(parts)) {
      if (only.length > 0 && !only.includes(part)) continue;
      console.log(`… ${part}`);
      figures.push(...(await measure()));
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
  // A wrong response or an unknown part ends the run.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`\n${tableOf(figures)}`);
process.exit(options.strict && figures.some(isMissed) ? 1 : 0);
