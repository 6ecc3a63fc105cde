import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { root, run } from '../../../worker/commands/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'node24-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A tool that npx starts, such as vitest. */
const tool = join(folder, 'tool.mjs');
const node24 = pathToFileURL(resolve(root, 'worker/commands/node24.mjs')).href;
writeFileSync(tool, `import { continueInNode24 } from '${node24}';\ncontinueInNode24();\nconsole.log('it goes on');\n`);

/** A Node that prints its arguments. */
const newer = join(folder, 'node');
writeFileSync(newer, '#!/bin/sh\necho "Node 24 runs $*"\nexit 7\n', { mode: 0o755 });

const OLDER = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })";

/** Runs a file in a Node that reports version 20.1, or its own version. `npx` is the script of the fake npx. */
function runIn(version: 'older' | 'own', words: string[], npx: string) {
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\n${npx}\n`, { mode: 0o755 });
  const pretending = version === 'older' ? ['--import', `data:text/javascript,${encodeURIComponent(OLDER)}`] : [];
  const env = { PATH: [folder, process.env.PATH].join(delimiter) };
  return run(process.execPath, [...pretending, ...words], { quiet: true, env });
}

const SCRIPT = resolve(root, 'worker/commands/wrangler.ts');
const CASES: [string, string[], string][] = [
  ['an npm script', ['worker/commands/npm.mjs', 'worker/commands/wrangler.ts', 'tail'], `${SCRIPT} tail`],
  ['a tool of npx', [tool, 'tail'], `${tool} tail`],
];

it.each(CASES)('%s of an older Node continues in the Node that npm fetches', async (_, words, runs) => {
  const { code, output } = await runIn('older', words, `echo ${newer}`);
  expect(output).toBe(`Node 24 runs ${runs}\n`);
  expect(code).toBe(7);
});

it.each(CASES)('%s ends with a sentence where npm can’t fetch Node 24', async (_, words) => {
  const { code, output } = await runIn('older', words, 'echo no network >&2; exit 1');
  expect(output).toContain('Node 24 is required; this is Node 20.1.0, and npm could not fetch Node 24.\nno network');
  expect(code).toBe(1);
});

it('a tool stays in Node 24, and fetches nothing', async () => {
  expect(await runIn('own', [tool], 'exit 1')).toEqual({ code: 0, output: 'it goes on\n' });
});
