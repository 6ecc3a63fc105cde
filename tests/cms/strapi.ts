import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ended, root, run, toolEnvironment } from '../../worker/commands/run.ts';
import { buildPanel } from './panel.ts';
import { writeSeed } from './seed/seed.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Supported versions. Each has its packages and lock file in the folder of its name. */
export const VERSIONS: readonly string[] = ['v5', 'v4'];

/** Timeout of the start, including the seed. */
const PATIENCE_MS = 300_000;

/** Strapi's CLI, relative to a version's folder. */
const STRAPI = 'node_modules/@strapi/strapi/bin/strapi.js';

/** The folder of a version's packages and data; git ignores it. */
const folderOf = (version: string) => resolve(root, '.cms', version);

/** Copies a version's project files into its folder, and installs its packages if needed. */
async function prepare(version: string): Promise<string> {
  const folder = folderOf(version);
  mkdirSync(folder, { recursive: true });
  for (const name of ['src', 'config', 'better-sqlite3']) {
    rmSync(resolve(folder, name), { recursive: true, force: true });
    cpSync(resolve(here, 'strapi', name), resolve(folder, name), { recursive: true });
  }
  // Version-specific files.
  for (const name of ['src', 'config'].filter((each) => existsSync(resolve(here, version, each))))
    cpSync(resolve(here, version, name), resolve(folder, name), { recursive: true });
  const lock = readFileSync(resolve(here, version, 'package-lock.json'), 'utf8');
  const installed = resolve(folder, 'node_modules/.installed-lock.json');
  for (const name of ['package.json', 'package-lock.json']) cpSync(resolve(here, version, name), resolve(folder, name));
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return folder;
  console.log(`Installing the packages of Strapi ${version} (about 700 MB, once) …`);
  // Install scripts are not needed, because no package has to compile or download anything.
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { quiet: true });
  if (code !== 0)
    throw new Error(`${output}\nThe packages of Strapi could not be installed: \`npm ci\` says why above.`);
  writeFileSync(installed, lock);
  return folder;
}

/** Derives named secrets of a data folder, which stay the same at each start. */
function secretsOf(data: string): (name: string) => string {
  const file = resolve(data, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8');
  return (name) => createHash('sha256').update(`${secret} ${name}`).digest('hex');
}

/** Prepares a data folder (emptied if `fresh`), with its secrets and Strapi's environment. */
function dataFolder(folder: string, name: string, fresh: boolean) {
  const data = resolve(folder, name);
  if (fresh) rmSync(data, { recursive: true, force: true });
  mkdirSync(resolve(data, 'public/uploads'), { recursive: true });
  const secret = secretsOf(data);
  const env = {
    ...toolEnvironment,
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    DATABASE_FILENAME: resolve(data, 'content.db'),
    PUBLIC_FOLDER: resolve(data, 'public'),
    APP_KEYS: `${secret('key')},${secret('other key')}`,
    ADMIN_JWT_SECRET: secret('admin'),
    API_TOKEN_SALT: secret('salt'),
    TRANSFER_TOKEN_SALT: secret('transfer'),
    ENCRYPTION_KEY: secret('encryption').slice(0, 32),
  };
  return { data, secret, env };
}

/** Runs a Strapi command (`export`, `import`) on the data folder `name`, which no Strapi uses. */
export async function runStrapi(command: { version: string; name: string; words: string[] }): Promise<Ended> {
  const { version, name, words } = command;
  const folder = await prepare(version);
  const { env } = dataFolder(folder, name, false);
  return run(process.execPath, [STRAPI, ...words], { quiet: true, env, cwd: folder });
}

async function answers(url: string): Promise<boolean> {
  const health = await fetch(new URL('/_health', url)).catch(() => null);
  return health?.status === 204;
}

interface StrapiOptions {
  version: string;
  port: number;
  /** The data folder, which `fresh` empties first. */
  name: string;
  fresh?: boolean;
  /** Builds and serves the panel. Its preview button leads to the origin `site`. */
  panel?: boolean;
  site?: string;
  webhook?: { url: string; secret?: string };
  environment?: Readonly<Record<string, string>>;
  onLog?: (text: string) => void;
}

/**
 * Starts a real Strapi on SQLite with the content types in `strapi/src` and, if it is empty, the seed. Returns its address,
 * data folder, tokens, secrets, the password of its accounts, and a function that stops it. Throws if it does not start.
 */
export async function startStrapi(options: StrapiOptions) {
  const {
    version,
    port,
    name,
    fresh = false,
    panel = false,
    site = '',
    webhook,
    environment = {},
    onLog = () => {},
  } = options;
  const folder = await prepare(version);
  const { data, secret, env } = dataFolder(folder, name, fresh);
  if (panel) await buildPanel(folder, env);
  const tokens = { read: secret('read').slice(0, 40), editor: secret('editor').slice(0, 40) };
  const hookSecret = webhook?.secret || secret('webhook').slice(0, 32);
  const previewSecret = secret('preview').slice(0, 32);
  const password = `Aa1-${secret('staff').slice(0, 12)}`;
  const child = spawn(process.execPath, [STRAPI, 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SEED: await writeSeed(resolve(data, 'seed')),
      READ_TOKEN: tokens.read,
      EDITOR_TOKEN: tokens.editor,
      WEBHOOK_URL: webhook?.url ?? '',
      WEBHOOK_SECRET: hookSecret,
      SITE_URL: site,
      PREVIEW_SECRET: previewSecret,
      STAFF_PASSWORD: password,
      SERVE_PANEL: String(panel),
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
      onLog(text);
    });
  }
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`${output}\nStrapi ${version} did not start on port ${port}.`);
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  return { url, data, tokens, hookSecret, previewSecret, password, ended, close };
}
