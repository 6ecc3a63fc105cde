import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stateProblem } from '../../../worker/commands/stateFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'state-'));
const file = join(folder, 'file');
writeFileSync(file, '');

afterAll(() => rmSync(folder, { recursive: true }));

it('stateProblem explains why the state folder can’t be used', () => {
  const remedy = 'TMPDIR names another.';
  expect(stateProblem(file, remedy)).toBe(`The local runtime can’t keep its state in ${file}: it is a file. ${remedy}`);
  expect(stateProblem(join(file, 'below'), remedy)).toContain('below: a parent folder is a file.');
});
