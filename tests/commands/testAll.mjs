import { buildReport } from './buildReport.mjs';
import { check, endToEnd, finish, vitest } from './suites.mjs';

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
finish();
