import { check, finish } from '../commands/suites.ts';
import { CLOCKS, runAtClocks, SUITES } from './clocks.ts';

// `npm run test:clocks`: the day tier at other instants and in other zones. Words choose: `npm run test:clocks -- new-year runtime`.
const words = process.argv.slice(2);
const known = [...CLOCKS, ...SUITES].map(({ name }) => name);
const unknown = words.find((word) => !known.includes(word));
if (unknown !== undefined) {
  console.error(`${unknown} is none of ${known.join(', ')}.`);
  process.exit(1);
}
function chosen<Named extends { name: string }>(all: Named[]): Named[] {
  const own = all.filter(({ name }) => words.includes(name));
  return own.length > 0 ? own : all;
}

if (await check('production build', 'vite', ['build'])) await runAtClocks(chosen(CLOCKS), chosen(SUITES));
finish();
