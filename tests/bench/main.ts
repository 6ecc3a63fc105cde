import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build, root } from '../commands/run.mjs';
import { startFeed } from './feed.ts';
import { serverReport } from './report.ts';
import { measureServer, USUAL } from './serverPart.ts';
import { makeVisitors } from './visitors.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8'));
  return manifest.version;
}

const machine = cpus();
console.log(
  `${machine.length} × ${machine[0]?.model.trim()}, Node ${process.version}, workerd ${versionOf('workerd')}`,
);
if (!options['no-build']) await build();
const feed = await startFeed();
const results = await measureServer({
  feed,
  visitors: makeVisitors(Date.now()),
  sizes: options.quick ? [USUAL] : [50, USUAL, 1000],
  rounds: options.quick ? 3 : 5,
  milliseconds: options.quick ? 700 : 1000,
  singles: options.quick ? 200 : 500,
  only: options.only,
  onProgress: (text) => console.log(`… ${text}`),
});
await feed.close();
console.log(`\n${serverReport(results)}`);
