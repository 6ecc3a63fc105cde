import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build, root } from '../../worker/commands/run.mjs';
import { measureBrowser } from './browserPart.ts';
import { budgetsOf, type Results } from './budgets.ts';
import { homeFiles } from './bundle.ts';
import { startFeed } from './feed.ts';
import { measurePush } from './pushPart.ts';
import { reportOf } from './report.ts';
import { measureServer } from './serverPart.ts';
import { makeVisitors } from './visitors.ts';

const HELP = `npm run bench -- [--quick] [--only NAME]… [--no-build] [--strict]

  --quick      less of everything: under a minute
  --only NAME  only rows whose names begin so: hello, home-200-cold, live-full, event, search, play, browser, push …
  --no-build   measures the build that is there
  --strict     ends with 1 when a budget is missed`;

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

function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8'));
  return manifest.version;
}

const began = performance.now();
const onProgress = (text: string) => console.log(`… ${text} (${((performance.now() - began) / 1000).toFixed(0)} s)`);

async function run(): Promise<Results> {
  const feed = await startFeed();
  const visitors = makeVisitors(Date.now());
  const only = options.only.filter((name) => !['browser', 'push'].includes(name));
  const [isServerWanted, isBrowserWanted] = [only.length > 0, options.only.includes('browser')];
  const isAll = options.only.length === 0;
  try {
    const server =
      isAll || isServerWanted
        ? await measureServer({
            feed,
            visitors,
            rounds: options.quick ? 3 : 5,
            milliseconds: options.quick ? 400 : 1000,
            connections: options.quick ? 8 : 32,
            singles: options.quick ? 200 : 500,
            only,
            onProgress,
          })
        : null;
    const browser =
      isAll || isBrowserWanted
        ? await measureBrowser({
            feed,
            place: visitors.at(0).place,
            pollSeconds: options.quick ? 2 : 10,
            times: options.quick ? 1 : 5,
            onProgress,
          })
        : null;
    const push =
      isAll || options.only.includes('push')
        ? await measurePush({
            feed,
            place: visitors.at(0).place,
            onProgress,
            times: options.quick ? 5 : 50,
            most: options.quick ? 200 : 2_000,
          })
        : null;
    return { home: homeFiles(), server, browser, push };
  } finally {
    await feed.close();
  }
}

const machine = cpus();
console.log(
  `${machine.length} × ${machine[0]?.model.trim()}, Node ${process.version}, workerd ${versionOf('workerd')}`,
);
if (!options['no-build']) {
  onProgress('building');
  await build();
}
const results = await run().catch((error: unknown) => {
  // A wrong response or an unknown row name ends the run.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`\n${reportOf(results)}`);
const isMissed = budgetsOf(results).some(({ figure, held }) => figure !== null && !held);
process.exit(options.strict && isMissed ? 1 : 0);
