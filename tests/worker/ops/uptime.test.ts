import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listen } from '../../support/listen.ts';

const workflow = readFileSync(new URL('../../../.github/workflows/uptime.yml', import.meta.url), 'utf8');
/** The lines of the workflow's only script. */
const script = (workflow.split('run: |\n')[1] ?? '').replace(/^ {10}/gm, '');

/** Runs the script against a site with these answers. Returns the exit code, the output and the webhook’s requests. */
async function probe(statuses: Readonly<Record<string, number>>, home = '<html></html>') {
  const told: string[] = [];
  const site = await listen(
    createServer(async (request, response) => {
      if (request.method === 'POST') told.push(await text(request));
      response.statusCode = statuses[request.url ?? ''] ?? 200;
      response.end(request.url === '/' ? home : '{}');
    }),
  );
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], {
    env: { PATH: process.env.PATH, SITE_URL: `${site.url}/`, ALERT_WEBHOOK: `${site.url}/hook`, PAUSE_SECONDS: '0' },
  });
  const code = new Promise((done) => child.on('close', done));
  const output = await text(child.stdout);
  const ended = { code: await code, output, told, url: site.url };
  await site.close();
  return ended;
}

it('the uptime check passes while health and home answer', async () => {
  expect(await probe({})).toMatchObject({ code: 0, told: [], output: expect.stringContaining('answers.') });
});

// A failed request waits for its next try.
it.concurrent.each([
  ['health answers 503', { '/api/health': 503 }, '<html></html>', '/api/health'],
  ['home answers 500', { '/': 500 }, '<html></html>', ' /'],
  ['home breaks off', {}, '<html>', ' /'],
] as const)('the uptime check fails and tells the webhook when %s', async (_, statuses, home, path) => {
  const { code, told, url } = await probe(statuses, home);
  expect(code).toBe(1);
  expect(told.map((body) => JSON.parse(body))).toEqual([
    { text: `${url}/ is down: ${path}`, content: `${url}/ is down: ${path}` },
  ]);
});
