import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnv } from '../middleware/appEnv.ts';
import { delayedContextOf } from '../middleware/readContext.ts';
import { siteOriginOf } from '../middleware/siteOrigin.ts';
import type { OpenContext } from '../openData/answer.ts';
import { wireAge } from '../openData/answer.ts';
import { openSourceOf } from '../openData/licence.ts';
import { openApiDocument } from '../openData/openApiDocument.ts';
import { OPERATIONS, type OperationId } from '../openData/operations.ts';
import { type CommonParameters, runners } from '../openData/run.ts';
import { answerTagged, tagged } from './entityTag.ts';
import { problemAnswer } from './problem.ts';

const BASE = '/api/v1';

/** Seconds. */
const DELAY_STEP = 10;

const isOperation = (name: string): name is OperationId => name in OPERATIONS;

/** Opens the API, and nothing else of the site, to scripts of other sites. */
export const openToAll = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'OPTIONS'],
  exposeHeaders: ['ETag', 'Retry-After'],
  maxAge: 86_400,
});

function openerOf(context: Context<AppEnv>) {
  const { clock } = context.var;
  const url = new URL(context.req.url);
  return ({ delay, lang, tz }: CommonParameters): OpenContext => ({
    // Each delay has caches of its own, so there are few.
    reading: delayedContextOf(context, Math.ceil(delay / DELAY_STEP) * DELAY_STEP),
    wire: { locale: lang, origin: siteOriginOf(context), zone: tz, now: clock.now - delay * 1000 },
    addressWith(changes) {
      const parameters = new URLSearchParams(url.searchParams);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') parameters.delete(name);
        else parameters.set(name, value);
      }
      return `${siteOriginOf(context)}${url.pathname}?${parameters}`;
    },
  });
}

async function answerOf(id: OperationId, context: Context<AppEnv>): Promise<Response> {
  const origin = siteOriginOf(context);
  const open = openSourceOf(context.var.isolate.config, origin);
  if (!open.ok) return problemAnswer({ title: 'Not licensed', status: 451, detail: open.error });
  const given: Record<string, string> = { ...context.req.query(), ...context.req.param() };
  const answered = await runners(context.env.JOURNAL)[id](given, openerOf(context));
  if (!answered.ok) return problemAnswer(answered.error);
  const { data, ...age } = answered.value;
  const asOf = age.asOf - Number(given.delay ?? 0) * 1000;
  const body = JSON.stringify({ ...wireAge({ ...age, asOf }), ...open.value, ...data });
  return answerTagged(context, await tagged(body), { 'Cache-Control': `public, max-age=${OPERATIONS[id].maxAge}` });
}

/** The public API (decisions, “Open data”): the same for everybody, without odds, operators and cookies. */
export const openData = new Hono<AppEnv>().use(`${BASE}/*`, async (context, next) => {
  await next();
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
});

for (const [id, { path }] of Object.entries(OPERATIONS)) {
  if (isOperation(id)) openData.get(`${BASE}${path.replace('{id}', ':id')}`, (context) => answerOf(id, context));
}

openData
  .get(`${BASE}/openapi.json`, async (context) => {
    const document = openApiDocument(siteOriginOf(context), context.var.isolate.config.siteName);
    return answerTagged(context, await tagged(JSON.stringify(document)), { 'Cache-Control': 'public, max-age=3600' });
  })
  .get(BASE, (context) => context.redirect(`${BASE}/openapi.json`, 302))
  .all(`${BASE}/*`, (context) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    return isRead
      ? problemAnswer({ title: 'Not found', status: 404, detail: `${BASE}/openapi.json lists every address.` })
      : problemAnswer({ title: 'Method not allowed', status: 405, detail: 'The API is read-only.' });
  });
