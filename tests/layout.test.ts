import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const SOURCES = ['worker', 'web', 'locales'];

/** The tests of each source tree, as paths in `tests/`. */
const tests = SOURCES.flatMap((tree) =>
  readdirSync(join(import.meta.dirname, tree), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(import.meta.dirname, join(entry.parentPath, entry.name))),
);

/** The files that a file of `tests/` imports or reads, as paths from the project's root. */
function filesNamedBy(file: string): string[] {
  const path = join(import.meta.dirname, file);
  const targets = readFileSync(path, 'utf8').matchAll(/'(\.\.?\/[^']+)'/g);
  return Array.from(targets, ([, target = '']) => relative(root, resolve(dirname(path), target)));
}

const goesThroughTheSite = (file: string) => /\.(runtime|feed)\.test\.tsx?$/.test(file);

describe('the tests', () => {
  it('stand in the folders of what they test', () => {
    expect(tests.length).toBeGreaterThan(150);
    expect(tests.filter((file) => !existsSync(join(root, dirname(file))))).toEqual([]);
  });

  it('of a folder import a file of that folder, or a helper beside them that does, unless they ask the whole site', () => {
    const strays = tests.filter((file) => {
      if (goesThroughTheSite(file)) return false;
      const room = dirname(file) + sep;
      return !filesNamedBy(file).some((target) => target.startsWith(room) || target.startsWith(join('tests', room)));
    });
    expect(strays).toEqual([]);
  });
});
