import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { ok, type Result } from '../base/result.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { delayedContextOf } from '../middleware/readContext.ts';
import { openSourceOf } from '../pages/openData/licence.ts';
import { openApiDocument } from '../pages/openData/openApiDocument.ts';
import type { OpenContext, Problem, View } from '../pages/openData/operation.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../pages/openData/operations.ts';
import { instantOf } from '../pages/openData/wireChange.ts';
import { problemAnswer, tagged } from './answers.ts';

const BASE = '/api/v1';

/** Each delay has its own caches, so delays are rounded to steps of this many seconds. */
const DELAY_STEP = 10;

type Given = Readonly<Record<string, string>>;

/** Opens an address, and nothing else of the site, to scripts of other sites. */
export const openToAll = (methods: readonly string[]) =>
  cors({ origin: '*', allowMethods: [...methods, 'OPTIONS'], exposeHeaders: ['ETag', 'Retry-After'], maxAge: 86_400 });

/** The address of an operation with parameters; empty ones are left out. */
function addressOf(id: OperationId, given: Given, origin: string): string {
  const { path } = OPERATIONS[id];
  const query = Object.entries(given).filter(([name, value]) => value !== '' && !path.includes(`{${name}}`));
  return `${origin}${BASE}${path.replace('{id}', given.id ?? '')}?${new URLSearchParams(query)}`;
}

/** Runs an operation with parameters as text. The answer names age, source and licence of its data. */
export async function operate(
  id: OperationId,
  given: Given,
  context: Context<AppEnv>,
): Promise<Result<object, Problem>> {
  const origin = siteOriginOf(context);
  const open = openSourceOf(context.var.isolate.config, origin);
  if (!open.ok) return { ok: false, error: { status: 451, detail: open.error } };
  const contextOf = ({ delay, lang, tz }: View): OpenContext => {
    const reading = delayedContextOf(context, Math.ceil(delay / DELAY_STEP) * DELAY_STEP);
    return {
      reading,
      journal: context.env.JOURNAL,
      wire: { locale: lang, origin, zone: tz, now: reading.clock.now - delay * 1000 },
      addressWith: (changes) => addressOf(id, { ...given, ...changes }, origin),
    };
  };
  const answered = await OPERATIONS[id].run(given, contextOf);
  if (!answered.ok) return answered;
  const { asOf, stale, ...data } = answered.value;
  const confirmedAt = instantOf(asOf - Number(given.delay ?? 0) * 1000);
  return ok({ asOf: confirmedAt, stale, ...open.value, ...data });
}

async function answerOf(id: OperationId, context: Context<AppEnv>): Promise<Response> {
  const headers = { 'Cache-Control': `public, max-age=${OPERATIONS[id].maxAge}` };
  const answered = await operate(id, { ...context.req.query(), ...context.req.param() }, context);
  if (!answered.ok) return problemAnswer(answered.error);
  return context.json(answered.value, 200, headers);
}

/** The public API (decisions, “Open data”): the same for everybody, without odds, operators and cookies. */
export const openData = new Hono<AppEnv>().use(`${BASE}/*`, async (context, next) => {
  await next();
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
});

for (const id of OPERATION_IDS)
  openData.get(`${BASE}${OPERATIONS[id].path.replace('{id}', ':id')}`, tagged, (context) => answerOf(id, context));

openData
  .get(`${BASE}/openapi.json`, tagged, async (context) => {
    const document = openApiDocument(siteOriginOf(context), context.var.isolate.config.siteName);
    return context.json(document, 200, { 'Cache-Control': 'public, max-age=3600' });
  })
  .get(BASE, (context) => context.redirect(`${BASE}/openapi.json`, 302))
  .all(`${BASE}/*`, ({ req: { method } }) =>
    method === 'GET' || method === 'HEAD'
      ? problemAnswer({ status: 404, detail: `${BASE}/openapi.json lists every address.` })
      : problemAnswer({ status: 405, detail: 'The API is read-only.' }),
  );
