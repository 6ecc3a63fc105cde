import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run } from '../../worker/commands/run.mjs';
import { findChromium } from './chromium.mjs';

const results = resolve(root, 'node_modules/.cache/test-results');
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

/** What runs beside something else, and holds what it says until that has ended. */
const held = new AsyncLocalStorage();

/** Says something now, or later where it is held. */
export function say(text) {
  const lines = held.getStore();
  if (lines === undefined) console.log(text);
  else lines.push(text);
}

/**
 * Runs suites beside others, whose lines they are not to stand between: gives a function that waits for them and then says what
 * they have said. What throws is counted as failed.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} suites
 */
export function beside(name, suites) {
  const lines = [];
  const ended = held.run(lines, async () => {
    try {
      await suites();
    } catch (error) {
      say(error instanceof Error ? error.stack : String(error));
      count(name, 0, 1);
    }
  });
  return async () => {
    await ended;
    for (const line of lines) console.log(line);
  };
}

export function count(name, good, bad) {
  passed += good;
  failed += bad;
  say(`${bad === 0 ? '✓' : '✗'} ${name}: ${good} passed, ${bad} failed\n`);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** One command that passes or fails as a whole. */
export async function check(name, command, args) {
  say(`— ${name}`);
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) say(output);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

/**
 * The tests of one project of `vitest.config.ts`.
 *
 * @param {string} project
 * @param {Record<string, string>} [env]
 */
export async function vitest(project, env = {}) {
  say(`— ${project} tests`);
  // What they say while something else does is told where one has failed.
  const quiet = held.getStore() !== undefined;
  const file = resolve(results, `${project}.json`);
  const { code, output } = await run(
    'vitest',
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      project,
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { NO_COLOR: '1', ...env }, quiet },
  );
  if (quiet && code !== 0) say(output);
  const report = readReport(file);
  const bad = report === null ? 1 : report.numFailedTests;
  // A file that can't even be loaded has no tests to fail.
  count(`${project} tests`, report?.numPassedTests ?? 0, code !== 0 && bad === 0 ? 1 : bad);
}

/**
 * The tests in Chromium.
 *
 * @param {Record<string, string>} [env]
 */
export async function endToEnd(env = {}) {
  say('— end-to-end tests in Chromium');
  const chromium = await findChromium();
  if (chromium === null) return count('end-to-end tests', 0, 1);
  const file = resolve(results, 'e2e.json');
  const { code } = await run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  });
  const stats = readReport(file)?.stats;
  const bad = stats === undefined ? 1 : stats.unexpected;
  if (stats?.flaky > 0) say(`! ${stats.flaky} passed at their second try alone: see above what they said at first`);
  count('end-to-end tests', (stats?.expected ?? 0) + (stats?.flaky ?? 0), code !== 0 && bad === 0 ? 1 : bad);
}

/** Says how many passed and failed, and ends with the code that says whether all is well. */
export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
