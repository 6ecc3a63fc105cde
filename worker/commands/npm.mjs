import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24 } from './node24.mjs';

// Every npm script starts here: `node worker/commands/npm.mjs worker/commands/start.ts`. This file works in an older Node
// too, without any package or TypeScript. It installs the packages, then runs the script in Node 24.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages of the lock file that this machine needs: path and version. */
function wanted() {
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([path, { optional }]) => path !== '' && optional !== true);
}

const isThere = ([path]) => existsSync(resolve(root, path, 'package.json'));

/** False too after an install that was interrupted. */
function isInstalled() {
  const installed = resolve(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages = {} } = JSON.parse(readFileSync(installed, 'utf8'));
  return wanted().every((each) => packages[each[0]]?.version === each[1].version && isThere(each));
}

let child = null;
/** npm takes half a minute to tidy up. The next start installs again anyway, from npm's cache. */
let isInstalling = false;

/** Runs a command that this process's signals end too. Returns its exit code and signal; the missing one is null. */
function start(command, args, options = {}) {
  child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message);
      done({ code: 127, signal: null });
    });
    child.on('close', (code, signal) => done({ code, signal }));
  });
}

/** Installs the packages of the lock file when one is missing or has another version. */
async function installMissing() {
  if (isInstalled()) return;
  const all = wanted();
  console.log(`Installing ${all.length} packages …`);
  const timer = setInterval(() => console.log(`  … ${all.filter(isThere).length} are there`), 5_000);
  isInstalling = true;
  const { code, signal } = await start('npm', [
    'ci',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  isInstalling = false;
  clearInterval(timer);
  if (code === 0) return;
  if (signal !== null) console.error('The install was interrupted. The next start goes on with it.');
  else console.error('The packages could not be installed; the output of npm above gives the reason.');
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child?.kill(isInstalling ? 'SIGKILL' : signal));
// A killed npm or shell does not stop its scripts.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child?.kill('SIGTERM'), 500).unref();
await installMissing();
const [script = '', ...words] = process.argv.slice(2);
// The site gets a process group, so that a killed one leaves no runtime behind. Other scripts may read the terminal.
const hasGroup = script.endsWith('/start.ts') && process.platform !== 'win32';
const { path, env } = node24();
const { code, signal } = await start(path, [resolve(root, script), ...words], { env, detached: hasGroup });
try {
  if (hasGroup && signal !== null) process.kill(-child.pid, 'SIGTERM');
} catch {
  // The group has ended.
}
process.exit(code ?? 1);
