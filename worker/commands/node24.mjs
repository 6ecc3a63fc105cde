import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

const isOlder = Number(process.versions.node.split('.')[0]) < 24;

// The commands are TypeScript that Node 24 runs as it is, and the Strapi tests use its SQLite.

/**
 * Node 24: its path, and an environment whose `node` it is. An older Node lets npm fetch Node 24 once into npm's cache.
 * Ends the process with a sentence where npm can't.
 */
export function node24() {
  if (!isOlder) return { path: process.execPath, env: process.env };
  const words = ['--yes', '--prefer-offline', '--package=node@24', '--', 'node', '-p', 'process.execPath'];
  const { status, stdout, stderr } = spawnSync('npx', words, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    const path = stdout.trim();
    return { path, env: { ...process.env, PATH: `${dirname(path)}${delimiter}${process.env.PATH ?? ''}` } };
  }
  console.error(`Node 24 is required; this is Node ${process.versions.node}, and npm could not fetch Node 24.`);
  if (stderr) console.error(stderr);
  process.exit(1);
}

/** Runs this process's command again in Node 24, where the Node that runs it is older. For tools that npx starts. */
export function continueInNode24() {
  if (!isOlder) return;
  const { path, env } = node24();
  process.exit(spawnSync(path, process.argv.slice(1), { stdio: 'inherit', env }).status ?? 1);
}
