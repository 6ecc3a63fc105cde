import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildReport } from './buildReport.mjs';
import { findChromium } from './chromium.mjs';
import { root, run } from './run.mjs';

const results = resolve(root, 'node_modules/.cache/test-results');
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

function count(name, good, bad) {
  passed += good;
  failed += bad;
  console.log(`${bad === 0 ? '✓' : '✗'} ${name}: ${good} passed, ${bad} failed\n`);
}

/** One command that passes or fails as a whole. */
async function check(name, command, args) {
  console.log(`— ${name}`);
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) console.log(output);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function vitest(project) {
  console.log(`— ${project} tests`);
  const file = resolve(results, `${project}.json`);
  const { code } = await run(
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
    { env: { NO_COLOR: '1' } },
  );
  const report = readReport(file);
  const bad = report === null ? 1 : report.numFailedTests;
  // A file that can't even be loaded has no tests to fail.
  count(`${project} tests`, report?.numPassedTests ?? 0, code !== 0 && bad === 0 ? 1 : bad);
}

async function endToEnd() {
  console.log('— end-to-end tests in Chromium');
  const chromium = await findChromium();
  if (chromium === null) return count('end-to-end tests', 0, 1);
  const file = resolve(results, 'e2e.json');
  const { code } = await run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const stats = readReport(file)?.stats;
  const bad = stats === undefined ? 1 : stats.unexpected;
  count('end-to-end tests', (stats?.expected ?? 0) + (stats?.flaky ?? 0), code !== 0 && bad === 0 ? 1 : bad);
}

await check('types', 'tsc', ['-b']);
await check('lint and format', 'biome', ['check', '--config-path=tests/codestyle.json']);
const isBuilt = await check('production build', 'vite', ['build']);
if (isBuilt) console.log(`${buildReport()}\n`);
await vitest('unit');
await vitest('runtime');
if (isBuilt) {
  await vitest('feed');
  await check('deploy, dry run', 'wrangler', ['deploy', '--dry-run']);
  await endToEnd();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
