import { parseArgs } from 'node:util';
import { play } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { startFeed } from './server.ts';
import { World } from './world.ts';

// `npm run feed`: a local live-scores backend that plays a scenario, for a site started with its `LIVE_API_URL`.

const USAGE = 'npm run feed -- [--scenario name] [--speed 1] [--port 8790]   or   npm run feed -- --list';

function stop(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        scenario: { type: 'string', default: 'full-match' },
        speed: { type: 'string', default: '1' },
        port: { type: 'string', default: '8790' },
        list: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const options = readOptions();
if (options.list) {
  for (const { name, about } of scenarios) console.log(`${name.padEnd(16)}${about}`);
  process.exit(0);
}
const scenario = scenarios.find(({ name }) => name === options.scenario);
if (scenario === undefined) stop(`There is no scenario “${options.scenario}”; --list names them.`);
const speed = Number(options.speed);
if (!(speed > 0)) stop(`--speed: a number above 0 is wanted, not “${options.speed}”`);
const port = Number(options.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) stop(`--port: a port is wanted, not “${options.port}”`);

const world = new World();
scenario.begin(world);
const feed = await startFeed(world, port).catch((error: Error) => stop(`The feed could not start: ${error.message}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

console.log(`\n  ${scenario.name}: ${scenario.about}`);
console.log(`  The feed answers at ${feed.url}. In another terminal:\n\n    LIVE_API_URL=${feed.url} npm start\n`);
console.log(`  It plays at ${speed} times its speed. Ctrl+C ends it.\n`);
await play(scenario, feed, {
  speed,
  tell({ at, says, shows }) {
    const rows = Object.entries(shows).map(([id, row]) => `${id}: ${row}`);
    const seconds = String(Math.round(at / speed)).padStart(5);
    console.log(`${seconds} s  ${says}${rows.length > 0 ? `  (${rows.join(', ')})` : ''}`);
  },
});
console.log('\n  The scenario is over. The feed goes on answering.');
