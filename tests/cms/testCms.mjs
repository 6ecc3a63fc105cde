import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, root, run } from '../../worker/commands/run.ts';
import { findChromium } from '../commands/chromium.mjs';
import { VERSIONS } from './strapi.mjs';

// `npm run test:cms`: tests the built site with real Strapis of both versions. `npm run test:cms -- v5` tests one version.
const words = process.argv.slice(2);
const unknown = words.find((word) => !VERSIONS.includes(word));
if (unknown !== undefined) {
  console.error(`${unknown} is none of ${VERSIONS.join(', ')}.`);
  process.exit(1);
}
const versions = words.length === 0 ? VERSIONS : words;

const results = resolve(root, 'node_modules/.cache/test-results');
mkdirSync(results, { recursive: true });
await build();
const chromium = await findChromium();
let passed = 0;
let failed = chromium === null ? 1 : 0;
for (const version of chromium === null ? [] : versions) {
  console.log(`— the site with Strapi ${version}`);
  const file = resolve(results, `cms-${version}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', '--config', 'tests/cms/vitest.config.ts', '--retry=1', ...reporters], {
    env: { NO_COLOR: '1', STRAPI_VERSION: version, CHROMIUM_PATH: chromium },
  });
  const report = code === 127 ? null : JSON.parse(readFileSync(file, 'utf8'));
  const bad = report?.numFailedTests ?? 1;
  passed += report?.numPassedTests ?? 0;
  // A file that fails to load has no failed tests.
  failed += code !== 0 && bad === 0 ? 1 : bad;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
