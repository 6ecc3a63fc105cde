import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Variables by name; undefined for one that is not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The exit code of a command that a signal ended. */
const INTERRUPTED = 130;

/** The environment of every tool: local binaries first, then the Node that runs this, no telemetry, no network access for `request.cf`. */
export const toolEnvironment: Environment = {
  ...process.env,
  PATH: [resolve(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

interface RunOptions {
  quiet?: boolean;
  env?: Environment;
  cwd?: string;
}

/** A command's exit code and output. */
export interface Ended {
  code: number;
  output: string;
}

/**
 * Runs a command and prints its output unless `quiet`. Never rejects: a missing command has exit code 127, an
 * interrupted one 130.
 */
export function run(
  command: string,
  args: string[],
  { quiet = false, env = {}, cwd = root }: RunOptions = {},
): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        if (!quiet) process.stdout.write(text);
      });
    }
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code: code ?? INTERRUPTED, output }));
  });
}

/** Runs a command in this terminal, which it may read, or with an input; returns its exit code. */
export function runHere(command: string, args: string[], input?: string): Promise<number> {
  const { promise, resolve: done } = Promise.withResolvers<number>();
  const first = input === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd: root, env: toolEnvironment, stdio: [first, 'inherit', 'inherit'] });
  child.stdin?.end(input);
  child.on('error', (error) => {
    console.error(error.message);
    done(127);
  });
  child.on('close', (code) => done(code ?? INTERRUPTED));
  return promise;
}

/** `run`, or what tests put in its place. */
export type Run = typeof run;

/** Builds the production site into `dist/`. Exits the process when the build fails. */
export async function build(env: Environment = {}): Promise<void> {
  const began = performance.now();
  console.log('Building …');
  const timer = setInterval(() => console.log(`  … ${Math.round((performance.now() - began) / 1000)} s`), 5_000);
  const { code, output } = await run('vite', ['build'], { quiet: true, env });
  clearInterval(timer);
  if (code === 0) return;
  if (code !== INTERRUPTED) console.error(`${output}\nThe build failed.`);
  process.exit(1);
}
