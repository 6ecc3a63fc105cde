import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { type Environment, root, run } from '../../worker/commands/run.ts';
import { findChromium } from './chromium.ts';

const results = resolve(root, 'node_modules/.cache/test-results');
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

/** Buffers the output of a background suite until it is awaited. */
const held = new AsyncLocalStorage<string[]>();

/** Prints a line, or buffers it in a background suite. */
export function say(text: string): void {
  const lines = held.getStore();
  if (lines === undefined) console.log(text);
  else lines.push(text);
}

/**
 * Runs suites in the background. Returns a function that waits for them and prints their output. A thrown error counts as a
 * failure.
 */
export function inBackground(name: string, suites: () => Promise<unknown>): () => Promise<void> {
  const lines: string[] = [];
  const ended = held.run(lines, async () => {
    try {
      await suites();
    } catch (error) {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      count(name, 0, 1);
    }
  });
  return async () => {
    await ended;
    for (const line of lines) console.log(line);
  };
}

export function count(name: string, good: number, bad: number): void {
  passed += good;
  failed += bad;
  say(`${bad === 0 ? '✓' : '✗'} ${name}: ${good} passed, ${bad} failed\n`);
}

/** The path of a suite's report. Deletes the report of an earlier run. */
export function newReport(name: string): string {
  const file = resolve(results, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

const tests = v.number();
const vitestReport = v.object({ numPassedTests: tests, numFailedTests: tests });
const playwrightReport = v.object({ stats: v.object({ expected: tests, flaky: tests, unexpected: tests }) });

/** What a suite's report counts. A suite that wrote none, or whose file failed to load, counts as a failed test. */
export function countsIn(file: string, code: number): [good: number, bad: number] {
  try {
    const report = v.parse(v.union([vitestReport, playwrightReport]), JSON.parse(readFileSync(file, 'utf8')));
    // Playwright's report names each test that passed only at its second try.
    const [good, bad] =
      'stats' in report
        ? [report.stats.expected + report.stats.flaky, report.stats.unexpected]
        : [report.numPassedTests, report.numFailedTests];
    return [good, code !== 0 && bad === 0 ? 1 : bad];
  } catch {
    return [0, 1];
  }
}

/** Runs a command and counts it as one test. Returns true when it passes. */
export async function check(name: string, command: string, args: string[]): Promise<boolean> {
  say(`— ${name}`);
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) say(output);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

/** Runs a command whose output ends with `N passed, N failed`, and adds its counts. */
export async function command(name: string, program: string, args: string[]): Promise<void> {
  say(`— ${name}`);
  const { code, output } = await run(program, args);
  const [, good = '0', bad = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  count(name, Number(good), code !== 0 && bad === '0' ? 1 : Number(bad));
}

/** Runs a suite. In the background it prints its output only when it fails. */
async function suite(name: string, file: string, words: [string, ...string[]], env: Environment): Promise<void> {
  const quiet = held.getStore() !== undefined;
  const [program, ...args] = words;
  const { code, output } = await run(program, args, { env, quiet });
  if (quiet && code !== 0) say(output);
  count(name, ...countsIn(file, code));
}

/** Runs the tests of the projects of `vitest.config.ts` whose names begin with `project`. */
export async function vitest(project: string, env: Environment = {}): Promise<void> {
  say(`— ${project} tests`);
  const file = newReport(project);
  const reporters = ['--reporter=default', '--silent=passed-only', '--reporter=json', `--outputFile.json=${file}`];
  // A machine that pauses for seconds may fail a test once. The reporter names each test that needed a second try.
  const options = ['--config', 'tests/vitest.config.ts', '--project', `${project}*`, '--retry=1', ...reporters];
  await suite(`${project} tests`, file, ['vitest', 'run', ...options], { NO_COLOR: '1', ...env });
}

/** Runs the browser tests in Chromium. */
export async function endToEnd(env: Environment = {}): Promise<void> {
  say('— end-to-end tests in Chromium');
  const chromium = await findChromium();
  if (chromium === null) return count('end-to-end tests', 0, 1);
  const file = newReport('e2e');
  const options = ['test', '--config', 'tests/e2e/playwright.config.ts', '--retries=1'];
  const own = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await suite('end-to-end tests', file, ['playwright', ...options], { ...own, ...env });
}

/** Prints the totals as the last line and exits with 0 when everything passed, else with 1. */
export function finish(): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
