import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { freePort, type OtherBrowser, until } from './otherBrowser.ts';

/** Starts the WebKit of GTK by its WebDriver. Without a display it needs `xvfb-run`. */
export async function startWebKit(program: string, driver: string): Promise<OtherBrowser> {
  const port = await freePort();
  const own = [`--port=${port}`];
  const [command, given] = process.env.DISPLAY === undefined ? ['xvfb-run', ['-a', driver, ...own]] : [driver, own];
  // A process group of its own, so that the display and the browser end with it.
  const driverProcess = spawn(command, given, { stdio: 'ignore', detached: true, cwd: dirname(driver) });
  const ended = new Promise((resolve) => driverProcess.once('exit', resolve));
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const result: unknown = await answer.json();
    const value = result !== null && typeof result === 'object' ? Reflect.get(result, 'value') : undefined;
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const kill = async () => {
    if (driverProcess.pid !== undefined) process.kill(-driverProcess.pid);
    await ended;
  };
  try {
    await until(() => ask('/status').catch(() => null));
    const browserOptions = { binary: program, args: ['--automation'] };
    const session = await ask('/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    });
    const id = session !== null && typeof session === 'object' ? String(Reflect.get(session, 'sessionId')) : '';
    const path = join('/session', id);
    return {
      open: async (url) => void (await ask(`${path}/url`, { url })),
      evaluate: (expression) => ask(`${path}/execute/sync`, { script: `return ${expression}`, args: [] }),
      async close() {
        await fetch(`http://127.0.0.1:${port}${path}`, { method: 'DELETE' });
        await kill();
      },
    };
  } catch (error) {
    await kill();
    throw error;
  }
}
