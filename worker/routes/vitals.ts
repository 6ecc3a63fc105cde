import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../middleware/appEnv.ts';
import { refusesTracking } from '../middleware/consent.ts';
import { isOverLimit } from '../middleware/rateLimit.ts';
import { parsedJson, readText } from './readBody.ts';

/** More than the measurements need. */
const MOST_BYTES = 500;
/** Ten minutes in milliseconds: longer is a clock that moved. */
const LONGEST_MS = 600_000;

const milliseconds = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS))), null);

const measured = v.object({
  /** The kind of the page’s view: `list`, `event`. */
  kind: v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)),
  lcp: milliseconds,
  inp: milliseconds,
  cls: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))), null),
});

async function take(context: Context<AppEnv>): Promise<204 | 400 | 413 | 429> {
  if (await isOverLimit(context, 'reports')) return 429;
  const { env, req, var: facts } = context;
  const body = await readText(req.raw.body, MOST_BYTES);
  if (body === null) return 413;
  const read = v.safeParse(measured, parsedJson(body));
  if (!read.success) return 400;
  if (refusesTracking(req.raw.headers) || !facts.isolate.config.vitals) return 204;
  const { kind, lcp, inp, cls } = read.output;
  const { country } = facts.visitor;
  facts.isolate.vitals.add(kind, country, { lcp, inp, cls });
  env.MEASURES?.writeDataPoint({
    indexes: ['vitals'],
    blobs: ['vitals', kind, country],
    doubles: [lcp ?? -1, inp ?? -1, cls ?? -1],
  });
  return 204;
}

/** `POST /api/vitals`: the speed of a page as its visitor had it. Nothing about the visitor but the country is kept. */
export const vitals = new Hono<AppEnv>()
  .post('/api/vitals', async (context) => context.body(null, await take(context), { 'Cache-Control': 'no-store' }))
  .all('/api/vitals', (context) => context.json({ error: 'a measurement is a POST' }, 405, { Allow: 'POST' }));
