import { copyFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root, run } from '../../../worker/commands/run.mjs';
import { asPreview } from '../../../worker/commands/wranglerCalls.mjs';
import { startCloudflareApi } from './cloudflareApi.ts';

const dryRun = (environment: string) => run('wrangler', ['deploy', '--dry-run', '--env', environment], { quiet: true });

describe('wrangler deploy of a build', () => {
  it('deploys the environment of the build', async () => {
    expect(await dryRun('production')).toMatchObject({ code: 0, output: expect.stringContaining('exiting now') });
  });

  it('refuses an environment that the build is not for', async () => {
    const { code, output } = await dryRun('staging');
    expect(code).not.toBe(0);
    expect(output).toContain('"staging"');
  });
});

describe('wrangler preview of a build', () => {
  it('uploads a worker with its own Durable Objects, without a warning', async () => {
    const built = resolve(root, 'dist/worker/preview.json');
    copyFileSync(resolve(root, 'dist/worker/wrangler.json'), built);
    const api = await startCloudflareApi();
    onTestFinished(() => {
      api.close();
      rmSync(built);
    });
    asPreview(built);
    const words = ['preview', '--name', 'pr-1', '--config', built];
    const { code, output } = await run('wrangler', words, { quiet: true, env: api.env });
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('https://pr-1.test') });
    expect(output).not.toContain('WARNING');
    const [upload = '{}'] = api.uploads;
    expect(JSON.parse(upload)).toMatchObject({
      migrations: { new_tag: 'v4' },
      env: {
        POLLER: { type: 'durable_object_namespace', class_name: 'Poller' },
        JOURNAL: { type: 'durable_object_namespace', class_name: 'Journal' },
        RELAY: { type: 'durable_object_namespace', class_name: 'Relay' },
        ALERT_SHARD: { type: 'durable_object_namespace', class_name: 'AlertShard' },
        LEDGER: { type: 'durable_object_namespace', class_name: 'Ledger' },
        ASSETS: { type: 'assets' },
      },
    });
  });
});
