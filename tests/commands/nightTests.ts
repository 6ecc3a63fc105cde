import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../worker/commands/run.ts';

const NIGHT_FILE = /\.night\.(test|spec)\.tsx?$/;
const TEST = /^\s*(?:it|test)(?:\.(?:each|for|skipIf)\b.*|)\(/gm;

/** Counts the tests that `npm test` leaves out, by declarations: a table of cases counts once. */
export function countNightTests(): { tests: number; files: number } {
  const folder = resolve(root, 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => NIGHT_FILE.test(file));
  const declared = files.map((file) => readFileSync(join(folder, file), 'utf8').match(TEST)?.length ?? 0);
  return { tests: declared.reduce((sum, each) => sum + each, 0), files: files.length };
}
