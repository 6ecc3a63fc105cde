import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const text = readFileSync(join(folder, 'specification.md'), 'utf8');
const lines = text.split('\n').filter((line) => line.startsWith('- '));

/** The tests that a line names: `file › name of the test`, with the name as its source has it. */
function testsOf(line: string): { file: string; name: string }[] {
  return Array.from(line.matchAll(/`([^`›]+) › ([^`]+)`/g), ([, file = '', name = '']) => ({ file, name }));
}

function isThere({ file, name }: { file: string; name: string }): boolean {
  const path = join(folder, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some(
    (quote) => source.includes(`(${quote}${name}${quote},`) || source.includes(`${quote}${name}${quote},\n`),
  );
}

describe('every line of the specification', () => {
  it('names a test that shows it, or says that none does', () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => testsOf(line).length === 0 && !line.endsWith(' — not covered'))).toEqual([]);
  });

  it('names tests that are there', () => {
    const named = lines.flatMap(testsOf);
    expect(named.filter((each) => !isThere(each)).map(({ file, name }) => `${file} › ${name}`)).toEqual([]);
  });

  it('would notice a test that is not', () => {
    expect(isThere({ file: 'specification.test.ts', name: 'would notice a test that is not' })).toBe(true);
    expect(isThere({ file: 'specification.test.ts', name: 'no such test' })).toBe(false);
    expect(isThere({ file: 'nowhere.test.ts', name: 'would notice a test that is not' })).toBe(false);
  });
});
