import { resolve } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { keepLastDeploy } from './keepLastDeploy.mjs';
import { build, root, run } from './run.mjs';

await build({ quiet: false });
const { vars } = readConfig({ config: resolve(root, 'wrangler.toml') }, { hideWarnings: true });
console.log(await keepLastDeploy(resolve(root, 'dist/client'), process.env.SITE_URL ?? vars.SITE_URL));
const { code } = await run('wrangler', ['deploy', ...process.argv.slice(2)]);
process.exit(code);
