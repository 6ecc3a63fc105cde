import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { onParentExit } from './onParentExit.mjs';
import { bin, root, run, toolEnvironment } from './run.mjs';

// Every npm script starts here: `node worker/commands/npm.mjs worker/commands/start.mjs`. This file works in Node 20.19 or newer
// without any package. It installs the packages, then runs the script in the project's own Node.

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

/** Installs the packages of the lock file when one is missing or has another version. */
async function installMissing() {
  if (isInstalled()) return;
  console.log('Installing the packages …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (code === 0) return;
  console.error(output);
  console.error('The packages could not be installed; the output of `npm ci` above gives the reason.');
  process.exit(1);
}

/** The path of the Node that is installed as a package. This process may run in an older one. */
function projectNode() {
  const own = resolve(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}

await installMissing();
const [script = '', ...words] = process.argv.slice(2);
const requireNode = new URL('requireNode.mjs', import.meta.url).href;
// The site gets a process group, so that a killed one leaves no runtime behind. Other scripts may read the terminal.
const hasGroup = script.endsWith('/start.mjs') && process.platform !== 'win32';
const child = spawn(projectNode(), ['--import', requireNode, resolve(root, script), ...words], {
  cwd: root,
  env: toolEnvironment,
  stdio: 'inherit',
  detached: hasGroup,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
onParentExit(() => child.kill('SIGTERM'));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('close', (code, signal) => {
  try {
    if (hasGroup && signal !== null) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // The group has ended.
  }
  process.exit(code ?? 1);
});
