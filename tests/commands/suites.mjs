import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run } from '../../worker/commands/run.ts';
import { findChromium } from './chromium.mjs';

const results = resolve(root, 'node_modules/.cache/test-results');
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

/** Buffers the output of a background suite until it is awaited. */
const held = new AsyncLocalStorage();

/** Prints a line, or buffers it in a background suite. */
export function say(text) {
  const lines = held.getStore();
  if (lines === undefined) console.log(text);
  else lines.push(text);
}

/**
 * Runs suites in the background. Returns a function that waits for them and prints their output. A thrown error counts as a
 * failure.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} suites
 */
export function inBackground(name, suites) {
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

/** The path of a suite's report. Deletes the report of an earlier run. */
function newReport(name) {
  const file = resolve(results, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs a command and counts it as one test. Returns true when it passes. */
export async function check(name, command, args) {
  say(`— ${name}`);
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) say(output);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

/**
 * Runs a command whose output ends with `N passed, N failed`, and adds its counts.
 *
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
export async function command(name, program, args) {
  say(`— ${name}`);
  const { code, output } = await run(program, args);
  const [, good = '0', bad = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  count(name, Number(good), code !== 0 && bad === '0' ? 1 : Number(bad));
}

/**
 * Runs the tests of the projects of `vitest.config.ts` whose names begin with `project`.
 *
 * @param {string} project
 * @param {Record<string, string>} [env]
 */
export async function vitest(project, env = {}) {
  say(`— ${project} tests`);
  // A background suite prints its output only when it fails.
  const quiet = held.getStore() !== undefined;
  const file = newReport(project);
  const { code, output } = await run(
    'vitest',
    [
      ...['run', '--config', 'tests/vitest.config.ts', '--project'],
      `${project}*`,
      // A machine that pauses for seconds may fail a test once. The reporter names each test that needed a second try.
      '--retry=1',
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
  // A test file that fails to load reports no failed test.
  count(`${project} tests`, report?.numPassedTests ?? 0, code !== 0 && bad === 0 ? 1 : bad);
}

/**
 * Runs the browser tests in Chromium.
 *
 * @param {Record<string, string>} [env]
 */
export async function endToEnd(env = {}) {
  say('— end-to-end tests in Chromium');
  const chromium = await findChromium();
  if (chromium === null) return count('end-to-end tests', 0, 1);
  const quiet = held.getStore() !== undefined;
  const file = newReport('e2e');
  const { code, output } = await run(
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--retries=1'],
    {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
      quiet,
    },
  );
  if (quiet && code !== 0) say(output);
  const stats = readReport(file)?.stats;
  const bad = stats === undefined ? 1 : stats.unexpected;
  // Playwright's report names each test that passed only at its second try.
  count('end-to-end tests', (stats?.expected ?? 0) + (stats?.flaky ?? 0), code !== 0 && bad === 0 ? 1 : bad);
}

/** Prints the totals as the last line and exits with 0 when everything passed, else with 1. */
export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
