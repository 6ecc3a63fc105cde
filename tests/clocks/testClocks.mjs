import { check, finish } from '../commands/suites.mjs';
import { CLOCKS, runAtClock, SUITES } from './clocks.mjs';

// `npm run test:clocks`: the day tier at other instants and in other zones. Words choose: `npm run test:clocks -- new-year runtime`.
const words = process.argv.slice(2);
const unknown = words.find((word) => !(word in CLOCKS) && !(word in SUITES));
if (unknown !== undefined) {
  console.error(`${unknown} is none of ${[...Object.keys(CLOCKS), ...Object.keys(SUITES)].join(', ')}.`);
  process.exit(1);
}
const chosen = (all) => Object.keys(all).filter((name) => !words.some((word) => word in all) || words.includes(name));

if (await check('production build', 'vite', ['build'])) {
  for (const clock of chosen(CLOCKS)) await runAtClock(clock, chosen(SUITES));
}
finish();
