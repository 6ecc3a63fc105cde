/**
 * Changes one operator of the product at a random place, runs types and tests, and says whether they notice: the share of
 * noticed changes says how much the tests hold. `node tests/commands/changeOperators.ts SEED COUNT`, by hand, in a
 * checkout that you do not edit while it runs. The argument `near` leaves out the runtime tests of other folders.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { root, run } from '../../worker/commands/run.ts';

const OTHERS: Readonly<Record<string, string>> = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&' },
};

/** Others leave every type as it was, so the compiler cannot notice. */
const TYPED = ['===', '!==', '&&', '||', '!', '+'];

/** The operators of a file that can be replaced, each with its offset and its replacement. */
function placesIn(file: string) {
  const text = readFileSync(resolve(root, file), 'utf8');
  const places: { file: string; text: string; at: number; operator: string; other: string }[] = [];
  const between = ({ left, right, operator }: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const other = OTHERS[operator];
    const at = text.indexOf(operator, left.end);
    if (other !== undefined && at < right.start) places.push({ file, text, at, operator, other });
  };
  const visitor = new Visitor({
    BinaryExpression: between,
    LogicalExpression: between,
    UnaryExpression({ operator, start }) {
      if (operator === '!') places.push({ file, text, at: start, operator, other: '' });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return places;
}

/** Numbers from 0 to 1 in an order that a seed fixes (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const vitest = (command: string, ...options: string[]) => [
  ...['vitest', command, '--run', '--config', 'tests/vitest.config.ts', '--bail', '1', '--passWithNoTests'],
  ...options,
];

const RUNTIME = ['--project', 'runtime', '--project', 'runtime-alone'];

const isNear = process.argv[4] === 'near';

/** The first check that fails: types, unit tests that import the file, runtime tests of its folder, then all of them. */
async function noticedBy({ file, operator }: { file: string; operator: string }): Promise<string | null> {
  const beside = `tests/${dirname(file)}`;
  const checks = {
    ...(TYPED.includes(operator) && { types: ['tsc', '-b'] }),
    unit: vitest('related', '--project', 'unit', file),
    ...(existsSync(resolve(root, beside)) && { 'runtime beside': vitest('run', ...RUNTIME, `${beside}/`) }),
    ...(!isNear && { runtime: vitest('run', ...RUNTIME) }),
  };
  for (const [name, command] of Object.entries(checks)) {
    const { code, output } = await run('npx', command, { quiet: true });
    // Of a test that failed without the change too, the name tells.
    if (code !== 0)
      return `${name}: ${/(?:FAIL\s|error TS).*/.exec(stripVTControlCharacters(output))?.[0] ?? 'no name'}`;
  }
  return null;
}

const [seed = 1, count = 30] = process.argv.slice(2, 4).map(Number);
const { output } = await run('git', ['ls-files', 'web/*.ts', 'web/*.tsx', 'worker/*.ts', 'worker/*.tsx'], {
  quiet: true,
});
const places = output
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file))
  .flatMap(placesIn);
const random = randomBy(seed);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
let noticed = 0;
for (let turn = 1; turn <= count; turn += 1) {
  const place = places[Math.floor(random() * places.length)];
  if (place === undefined) throw new Error('the product has no operator');
  const { file, text, at, operator, other } = place;
  const path = resolve(root, file);
  const takeBack = () => writeFileSync(path, text);
  process.once('exit', takeBack);
  writeFileSync(path, text.slice(0, at) + other + text.slice(at + operator.length));
  const by = await noticedBy(place);
  takeBack();
  process.off('exit', takeBack);
  if (by !== null) noticed += 1;
  const line = text.slice(0, at).split('\n').length;
  const where = `${relative(root, path)}:${line}: ${operator} → ${other || 'nothing'}`;
  console.log(`${by === null ? 'NOT NOTICED' : `noticed by ${by}`} · ${where} · ${text.split('\n')[line - 1]?.trim()}`);
}
console.log(`${noticed} of ${count} changes of seed ${seed} were noticed`);
