import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { deployConfig } from '../../web/build/environment.ts';
import { portProblem } from './portProblem.ts';
import { root, toolEnvironment } from './run.ts';
import {
  demonstrationFor,
  localProblems,
  localSettings,
  localVisitor,
  misspeltIn,
  refuse,
  settingsOf,
} from './settings.ts';
import { stateProblem } from './stateFolder.ts';

refuse(stateProblem(resolve(root, '.wrangler/state'), 'Remove it, or give this user write permission.'));
const settings = localSettings(root, process.env);
refuse(localProblems(settings));
const host = settings.HOST ?? 'localhost';
const port = Number(settings.PORT ?? 5173);
refuse(await portProblem(host, port));
for (const each of misspeltIn(settings)) console.error(`! ${each}`);
const vars = settingsOf(settings);

// `[vars]` of `wrangler.toml` count too.
const { vars: deployed } = deployConfig(resolve(root, 'wrangler.toml'), process.env.CLOUDFLARE_ENV);
const demonstration = await demonstrationFor({ ...deployed, ...vars }, settings);

// The Cloudflare plugin reads local settings from the environment.
process.env.CLOUDFLARE_INCLUDE_PROCESS_ENV = 'true';
Object.assign(process.env, toolEnvironment, vars, demonstration.vars);

// The plugin would fetch `request.cf` from the network. This file replaces it.
const cache = resolve(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const edge = resolve(cache, 'cf.json');
writeFileSync(edge, JSON.stringify(localVisitor(settings)));
process.env.CLOUDFLARE_CF_FETCH_PATH = edge;
delete process.env.CLOUDFLARE_CF_FETCH_ENABLED;

const server = await createServer({ root, server: { host, port, strictPort: true } });
await server.listen();
server.printUrls();
