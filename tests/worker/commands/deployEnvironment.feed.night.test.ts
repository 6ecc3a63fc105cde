import { once } from 'node:events';
import { copyFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root, run } from '../../../worker/commands/run.mjs';
import { asPreview } from '../../../worker/commands/wranglerCalls.mjs';

/** Answers a call of `wrangler preview` in an account that has the worker and no preview. */
function answerTo(method: string, path: string): { status: number; result: object | null } {
  if (method === 'GET' && path.includes('/previews/')) return { status: 404, result: null };
  if (path.endsWith('/assets-upload-session')) return { status: 200, result: { jwt: 'a-token', buckets: [] } };
  const address = path.endsWith('/deployments') ? 'https://version.test' : 'https://pr-1.test';
  return { status: 200, result: { id: 'an-id', name: 'pr-1', slug: 'pr-1', urls: [address], env: {} } };
}

/** Fakes Cloudflare's API. `uploads` collects the metadata of each uploaded worker. */
async function startCloudflareApi() {
  const uploads: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = new Response(await buffer(request), { headers: { 'Content-Type': headers['content-type'] ?? '' } });
    if (url.endsWith('/deployments')) uploads.push(String((await body.formData()).get('metadata')));
    const { status, result } = answerTo(method, url);
    const errors = result === null ? [{ code: 10025, message: 'Preview not found' }] : [];
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: result !== null, result, errors, messages: [] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    uploads,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${address.port}`,
      CLOUDFLARE_API_TOKEN: 'a-token',
      CLOUDFLARE_ACCOUNT_ID: 'an-account',
    },
    close: () => server.close(),
  };
}

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
