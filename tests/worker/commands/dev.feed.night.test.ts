import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningScript, runNpmScript } from './npmScript.ts';

describe('npm run dev', () => {
  let script: RunningScript;
  const get = (path: string) => fetch(`http://localhost:${script.port}${path}`);

  beforeAll(async () => {
    script = await runNpmScript(['run', 'dev'], /Local:.*http:\/\/localhost/);
  }, 180_000);

  afterAll(() => script?.cleanUp());

  it.each(['/', '/nl'])('serves %s with 200', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it('serves the script that the page starts with as a module', async () => {
    const answer = await get('/web/browser/start.tsx');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('javascript');
    expect(await answer.text()).toContain('import ');
  });

  it('closes its port and ends every process on SIGTERM', async () => {
    await script.terminate();
    await expect.poll(() => script.processes(), { timeout: 20_000 }).toEqual([]);
    await expect(get('/')).rejects.toThrow();
  });
});
