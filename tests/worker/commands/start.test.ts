import { expect, it } from 'vitest';
import { root, run } from '../../../worker/commands/run.mjs';

it('npm start exits with 1 and names the unusable PORT before it builds', async () => {
  const words = ['worker/commands/npm.mjs', 'worker/commands/start.mjs'];
  const { code, output } = await run(process.execPath, words, { cwd: root, quiet: true, env: { PORT: '0' } });
  expect(output).toContain('PORT must be a whole number from 1 to 65535, not "0"');
  expect(output).not.toContain('Building');
  expect(code).toBe(1);
});
