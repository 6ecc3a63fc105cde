import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { messageOf, reasonOf } from './thrown.ts';

// `npm run wrangler -- tail --format json | npm run otlp` sends the log and a span for each logged request to a collector of
// OpenTelemetry. `npm start | npm run otlp` does the same on this machine.

const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = 'http://localhost:4318', OTEL_EXPORTER_OTLP_HEADERS: given = '' } =
  process.env;
const headers = new Headers({ 'Content-Type': 'application/json' });
for (const [, name = '', value = ''] of given.matchAll(/([^=,]+)=([^,]*)/g)) headers.set(name.trim(), value);
const EVERY_MS = 1_000;
const SEVERITIES: Readonly<Record<string, number>> = { info: 9, warn: 13, error: 17 };

/** A line of the site’s log. Only `npm start` prints its time. */
const siteLine = v.looseObject({
  event: v.string(),
  level: v.optional(v.string(), ''),
  time: v.optional(v.string(), ''),
  requestId: v.optional(v.string()),
});

/** A line with its instant, in milliseconds UTC. */
type Line = v.InferOutput<typeof siteLine> & { at: number };

/** An event of `wrangler tail`. */
const tailed = v.object({
  logs: v.array(v.object({ message: v.array(v.unknown()), timestamp: v.number() })),
  exceptions: v.optional(v.array(v.object({ message: v.unknown(), timestamp: v.number() })), []),
});

/** The lines of the site in a printed value: an event of `wrangler tail`, or a line itself. */
function linesOf(value: unknown): Line[] {
  const lineAt = (at: number, line: unknown): Line[] => {
    const { success, output } = v.safeParse(siteLine, line);
    return success ? [{ at, ...output }] : [];
  };
  const tail = v.safeParse(tailed, value);
  if (!tail.success)
    return lineAt(Date.now(), value).map((line) => ({ ...line, at: Date.parse(line.time) || line.at }));
  const { logs, exceptions } = tail.output;
  const texts = logs.flatMap(({ message, timestamp: at }) => message.map((text) => ({ at, text: String(text) })));
  const lines = texts.flatMap(({ at, text }) => (text.startsWith('{') ? lineAt(at, JSON.parse(text)) : []));
  const thrown = exceptions.flatMap(({ timestamp: at, message }) =>
    lineAt(at, { level: 'error', event: String(message) }),
  );
  return [...lines, ...thrown];
}

const attributesOf = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: String(value) },
  }));

/** The ids of a request’s span; null without them. Its id is a UUID, or Cloudflare’s ray with the place. */
function spanOf(requestId = ''): { traceId: string; spanId: string } | null {
  const hex = requestId.replace(/-[A-Z]{3}$/, '').replaceAll('-', '');
  return /^[0-9a-f]{16,32}$/.test(hex) ? { traceId: hex.padStart(32, '0'), spanId: hex.slice(-16) } : null;
}

const nano = (ms: number) => `${Math.round(ms)}000000`;

const recordOf = ({ at, time, level, event, ...facts }: Line) => ({
  timeUnixNano: nano(at),
  severityNumber: SEVERITIES[level] ?? 0,
  severityText: level.toUpperCase(),
  body: { stringValue: event },
  attributes: attributesOf(facts),
  ...spanOf(facts.requestId),
});

const requestSpan = ({ at, requestId, method, path, status, ms, country }: Line) => ({
  ...spanOf(requestId),
  name: `${method} ${path}`,
  kind: 2,
  startTimeUnixNano: nano(at - Number(ms)),
  endTimeUnixNano: nano(at),
  attributes: attributesOf({
    'http.request.method': method,
    'url.path': path,
    'http.response.status_code': status,
    country,
  }),
  status: { code: Number(status) >= 500 ? 2 : 0 },
});

async function send(path: string, parts: object): Promise<void> {
  const problem = await fetch(`${endpoint.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(parts),
    signal: AbortSignal.timeout(10_000),
  }).then(({ ok, status }) => (ok ? null : status), reasonOf);
  if (problem === null) return;
  console.error(`${endpoint}${path} did not take the log: ${problem}`);
  process.exitCode = 1;
}

let waiting: Line[] = [];
async function flush(): Promise<void> {
  const lines = waiting.splice(0);
  const resource = { attributes: attributesOf({ 'service.name': 'scoreline' }) };
  const spans = lines.filter(({ event, requestId }) => event === 'request' && spanOf(requestId) !== null);
  if (lines.length > 0)
    await send('/v1/logs', { resourceLogs: [{ resource, scopeLogs: [{ logRecords: lines.map(recordOf) }] }] });
  if (spans.length > 0)
    await send('/v1/traces', { resourceSpans: [{ resource, scopeSpans: [{ spans: spans.map(requestSpan) }] }] });
}

const timer = setInterval(flush, EVERY_MS);
let begun = '';
for await (const line of createInterface({ input: process.stdin })) {
  // Wrangler prints an event over several lines.
  if (begun === '' && !line.startsWith('{')) continue;
  begun += line;
  if (!line.endsWith('}') || (begun !== line && line !== '}')) continue;
  try {
    waiting = [...waiting, ...linesOf(JSON.parse(begun))];
  } catch (error) {
    console.error(`a line can’t be read: ${messageOf(error)}`);
    process.exitCode = 1;
  }
  begun = '';
}
clearInterval(timer);
await flush();
