import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { openSourceOf } from '../api/licence.ts';
import { openApiDocument } from '../api/openApiDocument.ts';
import { type OpenContext, operationParameters, type Problem, TOO_MANY, type View } from '../api/operation.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../api/operations.ts';
import { instantOf } from '../api/wireChange.ts';
import type { Background } from '../base/background.ts';
import { digestOf } from '../base/digests.ts';
import { ok, type Result } from '../base/result.ts';
import { memoryOf } from '../cache/memoryLimits.ts';
import { loadJournalChanges } from '../live/state/journalChanges.ts';
import { newestOf } from '../live/state/loadMatches.ts';
import type { AppEnv, OpenAnswer } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { isOpenPath, isOverLimit, rateHeaders } from '../middleware/rateLimit.ts';
import { delayedContextOf, sharedContextOf } from '../middleware/readContext.ts';
import { problemAnswer, tagged } from './answers.ts';

const BASE = '/api/v1';

/** Each delay has its own caches, so delays are rounded to steps of this many seconds. */
const DELAY_STEP = 10;

type Given = Readonly<Record<string, string>>;

const EXPOSED = ['ETag', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** Opens an address, and nothing else of the site, to scripts of other sites. */
export const openToAll = (methods: readonly string[]) =>
  cors({ origin: '*', allowMethods: [...methods, 'OPTIONS'], exposeHeaders: EXPOSED, maxAge: 86_400 });

/** The address of an operation with parameters; empty ones are left out. */
function addressOf(id: OperationId, given: Given, origin: string): string {
  const { path } = OPERATIONS[id];
  const query = Object.entries(given).filter(([name, value]) => value !== '' && !path.includes(`{${name}}`));
  return `${origin}${BASE}${path.replace('{id}', given.id ?? '')}?${new URLSearchParams(query)}`;
}

// The tag is weak: it stays while only the age of the data changes.
function keep(key: string, value: object, revision: number, { var: { isolate } }: Context<AppEnv>): OpenAnswer {
  const text = JSON.stringify(value);
  const tag = `W/"${digestOf(JSON.stringify({ ...value, asOf: null }))}"`;
  const answer = { text, tag, at: Date.now(), revision };
  isolate.answers.set(key, answer, memoryOf(key + text));
  return answer;
}

/**
 * Runs an operation with parameters as text, or takes its answer of the last seconds, unless a match has changed since. The
 * answer names age, source and licence of its data.
 */
export async function operate(
  id: OperationId,
  given: Given,
  context: Context<AppEnv>,
): Promise<Result<OpenAnswer, Problem>> {
  const origin = siteOriginOf(context);
  const { isolate, clock } = context.var;
  const open = openSourceOf(isolate.config, origin);
  if (!open.ok) return { ok: false, error: { status: 451, detail: open.error } };
  // A source’s own open licence is of its data: the logos belong to the clubs.
  const hasLogos = open.value !== isolate.config.source.openSource;
  const shared = sharedContextOf(context);
  await loadJournalChanges(shared);
  const { revision } = newestOf(shared);
  const key = JSON.stringify([origin, id, Object.entries(given).sort(), clock.frozen && clock.now]);
  const kept = isolate.answers.get(key);
  if (kept?.revision === revision && Date.now() - kept.at < OPERATIONS[id].maxAge * 1000) return ok(kept);
  // Every message to the MCP server is counted.
  if (isOpenPath(context.req.path) && (await isOverLimit(context, 'pages')))
    return { ok: false, error: { status: 429, detail: TOO_MANY } };
  let reads: Pick<Background, 'missed' | 'behind'> = { missed: new Set(), behind: new Set() };
  const contextOf = ({ delay, lang, tz }: View): OpenContext => {
    const reading = delayedContextOf(context, Math.ceil(delay / DELAY_STEP) * DELAY_STEP);
    reads = reading.background;
    return {
      reading,
      journal: context.env.JOURNAL,
      wire: { locale: lang, origin, zone: tz, now: reading.clock.now - delay * 1000, hasLogos },
      addressWith: (changes) => addressOf(id, { ...given, ...changes }, origin),
    };
  };
  const answered = await OPERATIONS[id].run(given, contextOf);
  if (!answered.ok) return answered;
  const { asOf, stale, ...data } = answered.value;
  const confirmedAt = instantOf(asOf - Number(given.delay ?? 0) * 1000);
  const { missed, behind } = reads;
  const isStale = stale || missed.size > 0 || behind.size > 0;
  const whole = { asOf: confirmedAt, stale: isStale, ...open.value, ...data };
  // An answer without its late parts serves one request.
  return ok(keep(key, whole, missed.size > 0 ? Number.NaN : revision, context));
}

const jsonAnswer = (context: Context<AppEnv>, { text, tag, at }: OpenAnswer, maxAge: number) =>
  context.body(text, 200, {
    'Content-Type': 'application/json',
    'Cache-Control': `public, max-age=${maxAge}`,
    ETag: tag,
    Age: String(Math.max(0, Math.floor((Date.now() - at) / 1000))),
  });

async function answerOf(id: OperationId, context: Context<AppEnv>): Promise<Response> {
  const answered = await operate(
    id,
    { ...operationParameters(context.req.queries()), ...context.req.param() },
    context,
  );
  return answered.ok ? jsonAnswer(context, answered.value, OPERATIONS[id].maxAge) : problemAnswer(answered.error);
}

/** The public API (decisions, “Open data”): the same for everybody, without odds, operators and cookies. */
export const openData = new Hono<AppEnv>().use(`${BASE}/*`, async (context, next) => {
  await next();
  // A socket’s answer has no headers of its own.
  if (context.res.status === 101) return;
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  for (const [name, value] of Object.entries(rateHeaders(context))) context.header(name, value);
});

for (const id of OPERATION_IDS)
  openData.get(`${BASE}${OPERATIONS[id].path.replace('{id}', ':id')}`, tagged, (context) => answerOf(id, context));

openData
  .get(`${BASE}/openapi.json`, tagged, async (context) => {
    const { answers, config } = context.var.isolate;
    const origin = siteOriginOf(context);
    const document = () => keep(origin, openApiDocument(origin, config.siteName), 0, context);
    return jsonAnswer(context, { ...(answers.get(origin) ?? document()), at: Date.now() }, 3600);
  })
  .get(BASE, (context) => context.redirect(`${BASE}/openapi.json`, 302))
  .all(`${BASE}/*`, ({ req: { method } }) =>
    method === 'GET' || method === 'HEAD'
      ? problemAnswer({ status: 404, detail: `${BASE}/openapi.json lists every address.` })
      : problemAnswer({ status: 405, detail: 'The API is read-only.' }),
  );
