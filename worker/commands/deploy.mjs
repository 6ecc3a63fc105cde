import { resolve } from 'node:path';
import { deployConfig } from '../../web/build/environment.ts';
import { keepLastDeploy } from './keepLastDeploy.mjs';
import { build, root } from './run.mjs';
import { asPreview, createQueues, environmentIn, previewIn, upload } from './wranglerCalls.mjs';

const { name, rest: words } = environmentIn(process.argv.slice(2));
const file = resolve(root, 'wrangler.toml');
let config;
let preview;
try {
  config = deployConfig(file, name);
  preview = previewIn(words);
} catch (error) {
  console.error(`${name} can’t be deployed: ${error.message}`);
  process.exit(1);
}
if (preview.name !== null && name === 'production') {
  console.error('Production has no previews. Use npm run deploy -- --env staging --preview NAME');
  process.exit(1);
}
const worker = preview.name === null ? config.name : `${config.name}-${preview.name}`;
console.log(`Deploying ${name} as the worker ${worker} …`);
// The build writes the environment's configuration, so wrangler needs no `--env`.
await build({ quiet: false, env: { CLOUDFLARE_ENV: name } });
if (preview.name !== null) asPreview();
console.log(await keepLastDeploy(resolve(root, 'dist/client'), process.env.SITE_URL ?? config.vars.SITE_URL));
const failed = preview.name === null ? await createQueues(config.queues ?? {}) : null;
if (failed !== null) {
  console.error(`The queues of alerts can’t be created:\n${failed.output}`);
  process.exit(failed.code);
}
const { code } = await upload(['deploy', ...(preview.name === null ? [] : ['--name', worker]), ...preview.rest]);
process.exit(code);
