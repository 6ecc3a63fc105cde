import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const bin = resolve(root, 'node_modules/.bin');

/** The exit code of a command that a signal ended. */
const INTERRUPTED = 130;

/** The environment of every tool: local binaries first, then the Node that runs this, no telemetry, no network access for `request.cf`. */
export const toolEnvironment = {
  ...process.env,
  PATH: [bin, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/**
 * Prints what a long step does: at once, then every few seconds with the time it took so far. Returns a function that ends it.
 *
 * @param {number} seconds
 * @param {string} title
 * @param {() => string} [progress] what is done so far
 */
export function everySeconds(seconds, title, progress) {
  const began = performance.now();
  console.log(`${title} …`);
  const timer = setInterval(() => {
    const done = Math.round((performance.now() - began) / 1000);
    console.log(`  … ${done} s${progress ? `, ${progress()}` : ''}`);
  }, seconds * 1000);
  return () => clearInterval(timer);
}

/**
 * Runs a command and prints its output unless `quiet`. Never rejects: a missing command has exit code 127, an
 * interrupted one 130.
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
    child.on('close', (code) => done({ code: code ?? INTERRUPTED, output }));
  });
}

/** Builds the production site into `dist/`. Exits the process when the build fails. */
export async function build({ env = {} } = {}) {
  const stop = everySeconds(5, 'Building');
  const { code, output } = await run('vite', ['build'], { quiet: true, env });
  stop();
  if (code === 0) return output;
  if (code !== INTERRUPTED) console.error(`${output}\nThe build failed.`);
  process.exit(1);
}
