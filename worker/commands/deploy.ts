import { resolve } from 'node:path';
import { deployConfig } from '../../web/build/environment.ts';
import { keepLastDeploy } from './keepLastDeploy.ts';
import { build, root, run } from './run.ts';
import { messageOf } from './thrown.ts';
import { asPreview, createQueues, environmentIn, previewIn, siteUrlIn, upload } from './wranglerCalls.ts';

const { name, rest: words } = environmentIn(process.argv.slice(2));
const file = resolve(root, 'wrangler.toml');
const { config, preview } = (() => {
  try {
    return { config: deployConfig(file, name), preview: previewIn(words) };
  } catch (error) {
    console.error(`${name} can’t be deployed: ${messageOf(error)}`);
    return process.exit(1);
  }
})();
if (preview.name !== null && name === 'production') {
  console.error('Production has no previews. Use npm run deploy -- --env staging --preview NAME');
  process.exit(1);
}
console.log(`Deploying ${preview.name !== null ? `the preview ${preview.name} of ` : ''}${config.name} …`);
// The build writes the environment's configuration, so wrangler needs no `--env`.
await build({ CLOUDFLARE_ENV: name });
if (preview.name !== null) {
  asPreview();
  const { code } = await run('wrangler', ['preview', '--name', preview.name, ...preview.rest]);
  process.exit(code);
}
console.log(await keepLastDeploy(resolve(root, 'dist/client'), siteUrlIn(config)));
const failed = await createQueues(config.queues ?? {});
if (failed !== null) {
  console.error(`The queues of alerts can’t be created:\n${failed.output}`);
  process.exit(failed.code);
}
const { code, output } = await upload(['deploy', ...preview.rest], {
  start: (command, args, options) => run(command, args, { ...options, quiet: true }),
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
