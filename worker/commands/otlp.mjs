import { createInterface } from 'node:readline';

// `npm run wrangler -- tail --format json | npm run otlp` sends the log and a span for each logged request to a collector of
// OpenTelemetry. `npm start | npm run otlp` does the same on this machine.

const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = 'http://localhost:4318', OTEL_EXPORTER_OTLP_HEADERS: given = '' } =
  process.env;
const headers = given.split(',').flatMap((each) => (each.includes('=') ? [each.trim().split(/=(.*)/s)] : []));
const EVERY_MS = 1_000;
const SEVERITIES = { info: 9, warn: 13, error: 17 };

/** The lines of the site in a printed value: an event of `wrangler tail`, or a line itself. `at` in milliseconds UTC. */
function linesOf(value) {
  if (!Array.isArray(value.logs)) return value.event ? [{ at: Date.parse(value.time) || Date.now(), ...value }] : [];
  const thrown = (value.exceptions ?? []).map(({ timestamp: at, message }) => ({ at, level: 'error', event: message }));
  const texts = value.logs.flatMap(({ message, timestamp: at }) => message.map((text) => ({ at, text: String(text) })));
  const lines = texts.flatMap(({ at, text }) => (text.startsWith('{') ? [{ at, ...JSON.parse(text) }] : []));
  return [...lines, ...thrown];
}

const attributesOf = (facts) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: String(value) },
  }));

/** The ids of a request’s span. Its id is a UUID, or Cloudflare’s ray with the place. */
function spanOf(requestId = '') {
  const hex = requestId.replace(/-[A-Z]{3}$/, '').replaceAll('-', '');
  return /^[0-9a-f]{16,32}$/.test(hex) ? { traceId: hex.padStart(32, '0'), spanId: hex.slice(-16) } : {};
}

const nano = (ms) => `${Math.round(ms)}000000`;

const recordOf = ({ at, time, level, event, ...facts }) => ({
  timeUnixNano: nano(at),
  severityNumber: SEVERITIES[level] ?? 0,
  severityText: String(level).toUpperCase(),
  body: { stringValue: event },
  attributes: attributesOf(facts),
  ...spanOf(facts.requestId),
});

const requestSpan = ({ at, requestId, method, path, status, ms, country }) => ({
  ...spanOf(requestId),
  name: `${method} ${path}`,
  kind: 2,
  startTimeUnixNano: nano(at - ms),
  endTimeUnixNano: nano(at),
  attributes: attributesOf({
    'http.request.method': method,
    'url.path': path,
    'http.response.status_code': status,
    country,
  }),
  status: { code: status >= 500 ? 2 : 0 },
});

async function send(path, parts) {
  const answer = await fetch(`${endpoint.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(headers) },
    body: JSON.stringify(parts),
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => ({ ok: false, status: error.cause?.code ?? error.message }));
  if (answer.ok) return;
  console.error(`${endpoint}${path} did not take the log: ${answer.status}`);
  process.exitCode = 1;
}

let waiting = [];
async function flush() {
  const lines = waiting.splice(0);
  const resource = { attributes: attributesOf({ 'service.name': 'scoreline' }) };
  const spans = lines.filter(({ event, requestId }) => event === 'request' && spanOf(requestId).traceId);
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
    console.error(`a line can’t be read: ${error.message}`);
    process.exitCode = 1;
  }
  begun = '';
}
clearInterval(timer);
await flush();
