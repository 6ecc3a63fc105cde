import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type OtherBrowser, until } from './otherBrowser.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Sends the commands of Firefox's own remote protocol, Marionette: each message is JSON after its length. */
function marionette(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message, which describes the browser, is no answer.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const one = waiting.get(id);
      waiting.delete(id);
      if (error === null) one?.resolve(result);
      else one?.reject(new Error(JSON.stringify(error)));
    }
  });
  let last = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function connected(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

/** Starts a Firefox that is installed on the machine. */
export async function startFirefox(program: string): Promise<OtherBrowser> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const browser = spawn(program, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const close = async () => {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const send = marionette(await until(() => connected(port)));
    await send('WebDriver:NewSession', {});
    return {
      open: async (url) => void (await send('WebDriver:Navigate', { url })),
      async evaluate(expression) {
        const result = await send('WebDriver:ExecuteScript', { script: `return ${expression}`, args: [] });
        return result !== null && typeof result === 'object' ? Reflect.get(result, 'value') : undefined;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
