import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningScript, runNpmScript } from './npmScript.ts';

const HOUR_MS = 60 * 60_000;

describe('npm start', () => {
  let script: RunningScript;
  const get = (path: string) => fetch(`http://localhost:${script.port}${path}`);

  beforeAll(async () => {
    script = await runNpmScript(['start'], /Ctrl\+C ends it/, { CLOCK_SHIFT_MS: String(1000 * HOUR_MS) });
  }, 180_000);

  afterAll(() => script?.cleanUp());

  it.each(['/', '/nl'])('serves %s with 200', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it('serves each file that the page loads', async () => {
    const page = await (await get('/')).text();
    const files = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect((await get(file)).status, file).toBe(200);
  });

  it('closes its port and ends every process on SIGTERM', async () => {
    await script.terminate();
    await expect.poll(() => script.processes(), { timeout: 20_000 }).toEqual([]);
    await expect(get('/')).rejects.toThrow();
  });
});
