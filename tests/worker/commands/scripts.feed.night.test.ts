import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningScript, runNpmScript } from './npmScript.ts';

const SHIFT_MS = 1000 * 60 * 60_000;

describe.each([
  [
    'start',
    ['start'],
    /Ctrl\+C ends it/,
    { CLOCK_SHIFT_MS: String(SHIFT_MS) },
    /\/assets\/[\w.-]+\.(?:js|css)/g,
    /./,
    2,
  ],
  ['run dev', ['run', 'dev'], /Local:.*http:\/\/localhost/, {}, /\/web\/browser\/start\.tsx/g, /import /, 1],
])('npm %s', (_, command, ready, settings, file, code, least) => {
  let script: RunningScript;
  const get = (path: string) => fetch(`http://localhost:${script.port}${path}`);

  beforeAll(async () => {
    script = await runNpmScript(command, ready, settings);
  }, 180_000);

  afterAll(() => script?.cleanUp());

  it.each(['/', '/nl'])('serves %s with 200', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it('serves each file that the page loads', async () => {
    const page = await (await get('/')).text();
    const files = [...new Set(page.match(file))];
    expect(files.length).toBeGreaterThanOrEqual(least);
    for (const path of files) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('Content-Type')).toMatch(/javascript|css/);
      expect(await answer.text()).toMatch(code);
    }
  });

  it('closes its port and ends every process on SIGTERM', async () => {
    await script.terminate();
    await expect.poll(() => script.processes(), { timeout: 20_000 }).toEqual([]);
    await expect(get('/')).rejects.toThrow();
  });
});
