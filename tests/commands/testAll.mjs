import { audit } from './audit.mjs';
import { buildReport } from './buildReport.mjs';
import { check, count, endToEnd, finish, vitest } from './suites.mjs';

async function auditDeploy() {
  console.log('— audit');
  for (const { name, failed: problems, told = [], skipped } of await audit()) {
    for (const each of told) console.log(`! ${name}: ${each}`);
    if (skipped !== undefined) console.log(`· ${name}: not looked at, because ${skipped}`);
    else count([name, ...problems].join('\n  '), problems.length === 0 ? 1 : 0, problems.length);
  }
}

await check('types', 'tsc', ['-b']);
await check('lint and format', 'biome', ['check']);
const isBuilt = await check('production build', 'vite', ['build']);
if (isBuilt) console.log(`${buildReport()}\n`);
await auditDeploy();
// The tests with backends on loopback wait more than they work: they run beside the others.
const feed = isBuilt ? vitest('feed', {}, { quiet: true }) : null;
await vitest('unit');
await vitest('runtime');
await feed;
if (isBuilt) {
  await check('deploy, dry run', 'wrangler', ['deploy', '--dry-run']);
  await endToEnd();
}
finish();
