import { buildReport } from '../../worker/commands/buildReport.mjs';
import { audit } from './audit.mjs';
import { beside, check, count, endToEnd, finish, say, vitest } from './suites.mjs';

async function auditDeploy() {
  say('— audit');
  for (const { name, failed: problems, told = [], skipped } of await audit()) {
    for (const each of told) say(`! ${name}: ${each}`);
    if (skipped !== undefined) say(`· ${name}: not looked at, because ${skipped}`);
    else count([name, ...problems].join('\n  '), problems.length === 0 ? 1 : 0, problems.length);
  }
}

await check('types', 'tsc', ['-b']);
await check('lint and format', 'biome', ['check']);
const isBuilt = await check('production build', 'vite', ['build']);
if (isBuilt) console.log(`${buildReport()}\n`);
// What waits for a registry or works on one core runs beside the tests, and is told after them.
const asides = [beside('audit', auditDeploy)];
if (isBuilt) {
  asides.push(beside('deploy', () => check('deploy, dry run', 'wrangler', ['deploy', '--dry-run'])));
  asides.push(beside('feed tests', () => vitest('feed')));
}
await vitest('unit');
await vitest('runtime');
for (const told of asides) await told();
if (isBuilt) await endToEnd();
finish();
