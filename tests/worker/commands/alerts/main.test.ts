import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { run } from '../../../../worker/commands/run.ts';
import { type Listening, listen } from '../../../support/listen.ts';

const MAIN = resolve(import.meta.dirname, '../../../../worker/commands/alerts/main.ts');

/** Answers a query like Analytics Engine. A number is an error status. */
type Answer = (query: string) => object | number;

let api: Listening | undefined;
const asked: { path: string | undefined; authorization: string | undefined; query: string }[] = [];
afterEach(async () => {
  await api?.close();
  asked.length = 0;
});

/** Runs `npm run alerts` with these answers of Analytics Engine. */
async function alerts(answer: Answer) {
  const server = createServer(async (request, response) => {
    const query = await text(request);
    asked.push({ path: request.url, authorization: request.headers.authorization, query });
    const reply = answer(query);
    if (typeof reply === 'number') response.writeHead(reply).end('no such table');
    else response.end(JSON.stringify({ data: [reply] }));
  });
  api = await listen(server);
  const env = {
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
    CLOUDFLARE_API_TOKEN: 'a-token',
    CLOUDFLARE_API_BASE_URL: api.url,
  };
  return run(process.execPath, [MAIN], { quiet: true, env });
}

/** A healthy site with good pages and a running watch. */
const well: Answer = (query) => ({ value: query.includes('COUNT()') ? '10' : 0 });

it('npm run alerts exits with 0 when no alert fires, and uses the account’s token', async () => {
  const { code, output } = await alerts(well);
  expect(output).toContain('None of 8 alerts fires.');
  expect(code).toBe(0);
  expect(asked[0]).toMatchObject({
    path: '/accounts/an-account/analytics_engine/sql',
    authorization: 'Bearer a-token',
  });
  expect(asked.every(({ query }) => query.endsWith(' FORMAT JSON'))).toBe(true);
});

it('npm run alerts prints a firing alert with its runbook link and exits with 1', async () => {
  const { code, output } = await alerts((query) => (query.includes('1 - double5') ? { value: 20 } : well(query)));
  expect(code).toBe(1);
  for (const name of ['burn-rate-fast', 'burn-rate-slow'])
    expect(output).toMatch(new RegExp(`✗ ${name}: .*\\(20\\); .github/runbook.md#${name}`));
  expect(output).not.toContain('watch-silent');
});

it('npm run alerts exits with 2 when the measures can’t be fetched', async () => {
  const { code, output } = await alerts(() => 422);
  expect(code).toBe(2);
  expect(output).toContain('Analytics Engine answered 422: no such table');
});
