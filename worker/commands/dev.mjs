import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { deployConfig } from '../../web/build/environment.ts';
import { root } from './run.mjs';
import { demonstrationFor, localSettings, misspeltIn, placeOf, problemOf, settingsOf } from './settings.mjs';
import { stateProblem } from './stateFolder.mjs';

const problem = stateProblem(resolve(root, '.wrangler/state'), 'Remove it, or give this user write permission.');
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

const settings = localSettings(root, process.env);
for (const each of misspeltIn(settings)) console.error(`! ${each}`);
const vars = settingsOf(settings);
const unusable = problemOf(vars);
if (unusable !== null) {
  console.error(unusable);
  process.exit(1);
}

// `[vars]` of `wrangler.toml` count too.
const { vars: deployed } = deployConfig(resolve(root, 'wrangler.toml'), process.env.CLOUDFLARE_ENV);
const demonstration = await demonstrationFor({ ...deployed, ...vars }, settings);

// The Cloudflare plugin reads local settings from the environment.
process.env.CLOUDFLARE_INCLUDE_PROCESS_ENV = 'true';
Object.assign(process.env, vars, demonstration.vars);

// The plugin would fetch `request.cf` from the network. This file replaces it.
const cache = resolve(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const edge = resolve(cache, 'cf.json');
writeFileSync(edge, JSON.stringify(placeOf(settings)));
process.env.CLOUDFLARE_CF_FETCH_PATH = edge;
delete process.env.CLOUDFLARE_CF_FETCH_ENABLED;

const server = await createServer({ root, server: { port: Number(process.env.PORT ?? 5173), strictPort: true } });
await server.listen();
server.printUrls();
