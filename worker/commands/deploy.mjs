import { resolve } from 'node:path';
import { deployConfig } from '../../web/build/environment.ts';
import { keepLastDeploy } from './keepLastDeploy.mjs';
import { build, root, run } from './run.mjs';
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
const isPreview = preview.name !== null;
if (isPreview && name === 'production') {
  console.error('Production has no previews. Use npm run deploy -- --env staging --preview NAME');
  process.exit(1);
}
console.log(`Deploying ${isPreview ? `the preview ${preview.name} of ` : ''}${config.name} …`);
// The build writes the environment's configuration, so wrangler needs no `--env`.
await build({ env: { CLOUDFLARE_ENV: name } });
if (isPreview) {
  asPreview();
  const { code } = await run('wrangler', ['preview', '--name', preview.name, ...preview.rest]);
  process.exit(code);
}
console.log(await keepLastDeploy(resolve(root, 'dist/client'), process.env.SITE_URL ?? config.vars.SITE_URL));
const failed = await createQueues(config.queues ?? {});
if (failed !== null) {
  console.error(`The queues of alerts can’t be created:\n${failed.output}`);
  process.exit(failed.code);
}
const { code, output } = await upload(['deploy', ...preview.rest], {
  start: (...call) => run(call[0], call[1], { ...call[2], quiet: true }),
});
// Wrangler lists each file and binding. What matters: its warnings, sizes, addresses, crons and the version.
const MATTERS = /▲|✘|https?:\/\/|^(Total Upload|Uploaded|Deployed|Current Version)|schedule:|provision|dry-run/i;
console.log(
  code === 0
    ? output
        .split('\n')
        .filter((line) => MATTERS.test(line))
        .join('\n')
    : output,
);
if (code === 0 && config.workers_dev === false && !config.route && !config.routes?.length)
  console.log(
    '! The site has no address. Name your domain under [env.production] in wrangler.toml, or delete workers_dev = false.',
  );
process.exit(code);
