import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const bin = resolve(root, 'node_modules/.bin');

/** The environment of every tool: the project's own tools first, nothing sent home, nothing asked of a network. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/**
 * Runs a command and shows what it prints. Gives its exit code and its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (!quiet) process.stdout.write(text);
      });
    }
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

function isInstalled() {
  const installed = resolve(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const versions = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  const wanted = versions(resolve(root, 'package-lock.json'));
  const present = versions(installed);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional === true || present[path]?.version === version,
  );
}

/** Installs the packages of the lock file when any is missing or of another version. */
export async function installMissing() {
  if (isInstalled()) return;
  console.log('Installing the packages …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (code === 0) return;
  console.error(output);
  console.error('The packages could not be installed: `npm ci` says why above.');
  process.exit(1);
}

/** The Node that the tools need, which the project brings as a package; this process may be an older one. */
export function projectNode() {
  const own = resolve(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}

/**
 * Starts a script of this folder in the project's own Node, and ends when it ends.
 *
 * @param {string} script
 */
export function handOver(script) {
  const child = spawn(projectNode(), [fileURLToPath(new URL(script, import.meta.url)), ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnvironment,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm that is killed leaves its scripts behind: a script whose parent is gone ends too.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('close', (code) => process.exit(code ?? 0));
}

/** Builds the production site into `dist/`. */
export async function build({ quiet = true, env = {} } = {}) {
  const { code, output } = await run('vite', ['build'], { quiet, env });
  if (code === 0) return output;
  if (quiet) console.error(output);
  console.error('The build failed.');
  process.exit(1);
}
