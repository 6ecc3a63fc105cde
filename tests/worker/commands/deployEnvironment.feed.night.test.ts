import { expect, it } from 'vitest';
import { run } from '../../../worker/commands/run.ts';

const dryRun = (environment: string) => run('wrangler', ['deploy', '--dry-run', '--env', environment], { quiet: true });

it('wrangler deploy deploys the environment of the build', async () => {
  expect(await dryRun('production')).toMatchObject({ code: 0, output: expect.stringContaining('exiting now') });
});

it('wrangler deploy refuses an environment that the build is not for', async () => {
  const { code, output } = await dryRun('staging');
  expect(code).not.toBe(0);
  expect(output).toContain('"staging"');
});
