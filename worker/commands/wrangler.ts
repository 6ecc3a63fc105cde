import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deployConfig } from '../../web/build/environment.ts';
import { root, runHere } from './run.ts';
import { environmentIn } from './wranglerCalls.ts';

// `npm run wrangler -- tail --env staging`: wrangler for an environment's worker. With `--env`, wrangler itself would warn of
// every binding that `wrangler.toml` has at its top.

const { name, rest } = environmentIn(process.argv.slice(2));
const { name: worker, account_id, compatibility_date } = deployConfig(resolve(root, 'wrangler.toml'), name);
const file = resolve(root, `.wrangler/${name}.json`);
mkdirSync(resolve(root, '.wrangler'), { recursive: true });
writeFileSync(file, JSON.stringify({ name: worker, account_id, compatibility_date }));
process.exit(await runHere('wrangler', [...rest, '--config', file]));
