import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

const major = Number(process.versions.node.split('.')[0]);

// The commands import TypeScript files directly, and the Strapi tests use Node's SQLite.

/**
 * The path of Node 24: this process's own. In an older Node, npm fetches Node 24 once and keeps it in its cache.
 * Ends the process with a sentence where npm can't.
 */
export function pathOfNode24() {
  if (major >= 24) return process.execPath;
  const words = ['--yes', '--prefer-offline', '--package=node@24', '--', 'node', '-p', 'process.execPath'];
  const { status, stdout, stderr } = spawnSync('npx', words, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout.trim();
  console.error(`Node 24 is required; this is Node ${process.versions.node}, and npm could not fetch Node 24.`);
  if (stderr) console.error(stderr);
  process.exit(1);
}

/** Runs this process's command again in Node 24, where the Node that runs it is older. For tools that npx starts. */
export function continueInNode24() {
  if (major >= 24) return;
  const path = pathOfNode24();
  const env = { ...process.env, PATH: `${dirname(path)}${delimiter}${process.env.PATH ?? ''}` };
  process.exit(spawnSync(path, process.argv.slice(1), { stdio: 'inherit', env }).status ?? 1);
}
