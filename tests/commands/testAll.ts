import { clocksOf, runAtClocks } from '../clocks/clocks.ts';
import { audit } from './audit.ts';
import { findChromium } from './chromium.ts';
import { countNightTests } from './nightTests.ts';
import { check, command, count, endToEnd, finish, inBackground, say, vitest } from './suites.ts';

/** `npm test` runs the day tier; `npm run test:all` (`--all`) adds the night tier, both Strapis and one shifted clock. */
const isAll = process.argv.includes('--all');
const tier = { TIER: isAll ? 'all' : '' };

async function auditDeploy(): Promise<void> {
  say('— audit');
  for (const { name, failed: problems, warnings = [], skipped } of await audit()) {
    for (const each of warnings) say(`! ${name}: ${each}`);
    if (skipped !== undefined) say(`· ${name}: not checked, because ${skipped}`);
    else count([name, ...problems].join('\n  '), problems.length === 0 ? 1 : 0, problems.length);
  }
}

// Starts early, because installing a browser can take a minute.
const chromium = findChromium();

// These run in parallel with the build. Each prints its output when it is awaited.
const background = [
  inBackground('types', () => check('types', 'tsc', ['-b'])),
  inBackground('lint', () => check('lint and format', 'biome', ['check'])),
  inBackground('audit', auditDeploy),
];
const isBuilt = await check('production build', 'vite', ['build']);
if (isBuilt) {
  background.push(inBackground('deploy', () => check('deploy, dry run', 'wrangler', ['deploy', '--dry-run'])));
  background.push(inBackground('feed tests', () => vitest('feed', tier)));
}
await vitest('unit', tier);
await vitest('runtime', tier);
for (const ended of background) await ended();
await chromium;
if (isBuilt) await endToEnd(tier);

if (isAll) {
  await command('tests with both Strapis', 'npm', ['run', 'test:cms']);
  if (isBuilt) await runAtClocks(clocksOf(Date.now()));
} else {
  const { tests, files } = countNightTests();
  console.log(`Left out: ${tests} tests of the night tier in ${files} files. \`npm run test:all\` runs them too.`);
}
finish();
