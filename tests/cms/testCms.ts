import { build, run } from '../../worker/commands/run.ts';
import { findChromium } from '../commands/chromium.ts';
import { countsIn, newReport } from '../commands/suites.ts';
import { VERSIONS } from './strapi.ts';

// `npm run test:cms`: tests the built site with real Strapis of both versions. `npm run test:cms -- v5` tests one version.
const words = process.argv.slice(2);
const unknown = words.find((word) => !VERSIONS.includes(word));
if (unknown !== undefined) {
  console.error(`${unknown} is none of ${VERSIONS.join(', ')}.`);
  process.exit(1);
}
const versions = words.length === 0 ? VERSIONS : words;

await build();
const chromium = await findChromium();
let passed = 0;
let failed = chromium === null ? 1 : 0;
for (const version of chromium === null ? [] : versions) {
  console.log(`— the site with Strapi ${version}`);
  const file = newReport(`cms-${version}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', '--config', 'tests/cms/vitest.config.ts', '--retry=1', ...reporters], {
    env: { NO_COLOR: '1', STRAPI_VERSION: version, CHROMIUM_PATH: chromium ?? '' },
  });
  const [good, bad] = countsIn(file, code);
  passed += good;
  failed += bad;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
