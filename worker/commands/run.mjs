import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const bin = resolve(root, 'node_modules/.bin');

/** The environment of every tool: local binaries first, no telemetry, no network access for `request.cf`. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/**
 * Runs a command and prints its output unless `quiet`. Never rejects: a missing command has exit code 127.
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

/** Builds the production site into `dist/`. Exits the process when the build fails. */
export async function build({ quiet = true, env = {} } = {}) {
  const { code, output } = await run('vite', ['build'], { quiet, env });
  if (code === 0) return output;
  if (quiet) console.error(output);
  console.error('The build failed.');
  process.exit(1);
}
