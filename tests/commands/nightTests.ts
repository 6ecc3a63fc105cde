import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../worker/commands/run.ts';

const NIGHT_FILE = /\.night\.(test|spec)\.tsx?$/;
const TEST = /^\s*(?:it|test)(?:\.(?:each|for|skipIf)\b.*|)\(/gm;
/** A test that only the night tier runs, in a file of the day tier. */
const MARKED = /^\s*NIGHT,$|, NIGHT, async|\? NIGHT :/gm;

/** Counts the tests that `npm test` leaves out, by declarations: a table of cases counts once. */
export function countNightTests(): { tests: number; files: number } {
  const folder = resolve(root, 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(test|spec)\.tsx?$/.test(file),
  );
  const left = files
    .map((file) => readFileSync(join(folder, file), 'utf8').match(NIGHT_FILE.test(file) ? TEST : MARKED)?.length ?? 0)
    .filter((each) => each > 0);
  return { tests: left.reduce((sum, each) => sum + each, 0), files: left.length };
}
