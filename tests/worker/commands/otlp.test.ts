import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listen } from '../../support/listen.ts';

const command = resolve(import.meta.dirname, '../../../worker/commands/otlp.ts');

const AT = Date.parse('2026-11-29T18:00:01Z');
const RAY = { requestId: '8f3c2b1a0d9e8f7a-AMS', version: 'v1' };
const REQUEST = { level: 'info', event: 'request', ...RAY, method: 'GET', path: '/goals', status: 503, ms: 250 };

/** As `wrangler tail --format json` prints an event. */
const EVENT = {
  outcome: 'ok',
  eventTimestamp: AT,
  event: { request: { url: 'https://site.test/goals?q=secret' } },
  logs: [{ level: 'info', timestamp: AT, message: [JSON.stringify(REQUEST)] }],
  exceptions: [{ name: 'Error', message: 'out of memory', timestamp: AT }],
};

const LOCAL = {
  time: '2026-11-29T18:00:02.000Z',
  level: 'warn',
  event: 'source silent',
  by: 'poller',
  version: null,
};

const logs = v.object({
  resourceLogs: v.tuple([v.object({ scopeLogs: v.tuple([v.object({ logRecords: v.array(v.looseObject({})) })]) })]),
});
const traces = v.object({
  resourceSpans: v.tuple([v.object({ scopeSpans: v.tuple([v.object({ spans: v.array(v.looseObject({})) })]) })]),
});

/** Sends some output through the command to a collector that answers with a status. */
async function collected(input: string, status = 200) {
  const got = new Map<string, string>();
  let key: string | string[] | undefined;
  const collector = await listen(
    createServer(async (request, response) => {
      got.set(request.url ?? '', await text(request));
      key = request.headers['x-key'];
      response.writeHead(status).end('{}');
    }),
  );
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc=,x-team=a' };
  const child = spawn(process.execPath, [command], { env });
  child.stdin.end(input);
  const code = new Promise((done) => child.on('close', done));
  const said = await text(child.stderr);
  const ended = { code: await code, said, got, key };
  await collector.close();
  return ended;
}

it('a collector gets the log and a span for each request', async () => {
  const { code, said, got, key } = await collected(
    `Building …\n${JSON.stringify(EVENT, null, 2)}\n${JSON.stringify(LOCAL)}\n`,
  );
  expect([code, said, key]).toEqual([0, '', 'abc=']);
  const [{ scopeLogs }] = v.parse(logs, JSON.parse(got.get('/v1/logs') ?? '')).resourceLogs;
  const ids = { traceId: '00000000000000008f3c2b1a0d9e8f7a', spanId: '8f3c2b1a0d9e8f7a' };
  expect(scopeLogs[0].logRecords).toMatchObject([
    { timeUnixNano: `${AT}000000`, severityNumber: 9, body: { stringValue: 'request' }, ...ids },
    { severityNumber: 17, body: { stringValue: 'out of memory' } },
    { timeUnixNano: `${AT + 1_000}000000`, severityText: 'WARN', body: { stringValue: 'source silent' } },
  ]);
  const [{ scopeSpans }] = v.parse(traces, JSON.parse(got.get('/v1/traces') ?? '')).resourceSpans;
  expect(scopeSpans[0].spans).toMatchObject([
    {
      ...ids,
      name: 'GET /goals',
      startTimeUnixNano: `${AT - 250}000000`,
      endTimeUnixNano: `${AT}000000`,
      status: { code: 2 },
    },
  ]);
  // A visitor’s words leave with no line.
  expect([...got.values()].join()).not.toContain('secret');
});

it('a collector that refuses the log is named', async () => {
  const { code, said } = await collected(`${JSON.stringify(LOCAL)}\n`, 401);
  expect([code, said]).toEqual([1, expect.stringContaining('/v1/logs did not take the log: 401')]);
});
