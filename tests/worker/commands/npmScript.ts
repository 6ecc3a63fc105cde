import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listen } from '../../support/listen.ts';

const root = resolve(import.meta.dirname, '../../..');

const PATHS = [
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'wrangler.toml', 'worker', 'web', 'locales', 'tests'],
];

/** Caches of the project, which a copy must not share. */
const CACHES = ['.cache', '.vite', '.vite-temp'];

/** Copies the project, so that a script writes no file that other tests read. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of PATHS) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!CACHES.includes(name)) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

export interface RunningScript {
  port: number;
  /** Sends SIGTERM only to npm, like a process manager, and waits for its exit. */
  terminate(): Promise<void>;
  /** The running processes of the script. Linux only. */
  processes(): { pid: number; command: string }[];
  /** Kills the remaining processes and removes the copy. */
  cleanUp(): void;
}

async function freePort(): Promise<number> {
  const listening = await listen(createServer());
  await listening.close();
  return listening.port;
}

/** The processes that run in a folder, by its link in `/proc`. */
function processesIn(folder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return readlinkSync(`/proc/${pid}/cwd`) === folder ? [{ pid: Number(pid), command }] : [];
      } catch {
        return []; // It has ended, or belongs to another user.
      }
    });
}

/** Sends a signal to a process group. Returns false when the group is empty. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    process.kill(-child.pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Runs an npm script in a copy of the project, on a free port. Waits until its output matches `ready`. */
export async function runNpmScript(
  words: string[],
  ready: RegExp,
  environment: Record<string, string> = {},
): Promise<RunningScript> {
  const folder = copyProject();
  const port = await freePort();
  const child = spawn('npm', words, {
    cwd: folder,
    // Passes only the variables that every process needs, and no local settings.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...environment },
    // A new process group contains everything that the script starts.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isReady = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (ready.test(output)) isReady.resolve();
    });
  }
  const ended = once(child, 'exit');
  const script: RunningScript = {
    port,
    async terminate() {
      child.kill('SIGTERM');
      await ended;
    },
    processes: () => processesIn(folder),
    cleanUp() {
      signalGroup(child, 'SIGKILL');
      for (const { pid } of processesIn(folder)) process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.race([isReady.promise, ended]);
    if (!ready.test(output)) throw new Error(`npm ${words.join(' ')} has ended:\n${output}`);
    return script;
  } catch (error) {
    script.cleanUp();
    throw error;
  }
}
