import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { root, run } from '../../../worker/commands/run.ts';

const start = (env: Record<string, string>) => {
  const words = ['worker/commands/npm.mjs', 'worker/commands/start.ts'];
  return run(process.execPath, words, { cwd: root, quiet: true, env });
};

it('npm start refuses wrong settings before it builds, with a reason for each', async () => {
  const wrong = {
    PORT: '0',
    LOCAL_TIME_ZONE: 'Mars/Phobos',
    LOCAL_COUNTRY: 'XX1',
    DEMO_DELAY_MS: '1600',
    HOST: 'http://x',
  };
  const { code, output } = await start(wrong);
  for (const reason of [
    'PORT (the environment): must be a whole number from 1 to 65535',
    'LOCAL_TIME_ZONE (the environment): must be a time zone, such as Europe/Amsterdam',
    'LOCAL_COUNTRY (the environment): must be a country code of two capitals, such as GB',
    'DEMO_DELAY_MS (the environment): must be a range of milliseconds, such as 0-1600',
    'HOST (the environment): must be a name or an address, such as 0.0.0.0',
  ])
    expect(output).toContain(reason);
  expect(output).not.toContain('Building');
  expect(code).toBe(1);
});

it('npm start exits with 1 before it builds when its port is in use, and names PORT', async () => {
  const server = createServer();
  const port = await new Promise<number>((done) => {
    server.listen(0, 'localhost', () => done(Number(Reflect.get(Object(server.address()), 'port'))));
  });
  const { code, output } = await start({ PORT: String(port) });
  server.close();
  expect(output).toContain(`Port ${port} is in use. PORT=`);
  expect(output).not.toContain('Building');
  expect(code).toBe(1);
});
