import { resolve } from 'node:path';
import { deployConfig } from '../../web/build/environment.ts';
import { keepLastDeploy } from './keepLastDeploy.mjs';
import { build, root } from './run.mjs';
import { environmentIn, upload } from './wranglerCalls.mjs';

const { name, rest } = environmentIn(process.argv.slice(2));
const file = resolve(root, 'wrangler.toml');
let config;
try {
  config = deployConfig(file, name);
} catch (error) {
  console.error(`The environment "${name}" can’t be read from wrangler.toml: ${error.message}`);
  process.exit(1);
}
console.log(`Deploying ${name} as the worker ${config.name} …`);
// The build decides what is deployed; wrangler itself is told no environment.
await build({ quiet: false, env: { CLOUDFLARE_ENV: name } });
console.log(await keepLastDeploy(resolve(root, 'dist/client'), process.env.SITE_URL ?? config.vars.SITE_URL));
const { code } = await upload(['deploy', ...rest]);
process.exit(code);
