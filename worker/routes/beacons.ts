import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../middleware/appEnv.ts';
import { refusesTracking } from '../middleware/consent.ts';
import { isOverLimit } from '../middleware/rateLimit.ts';
import { REPORTS_PATH } from '../render/contentSecurityPolicy.ts';
import { parsedJson, readText } from './readBody.ts';

/** More than a few reports together need, and more than measurements need. In bytes. */
const MAX_BYTES = { reports: 32 * 1024, vitals: 500 };
const MAX_REPORTS = 10;

const text = v.optional(v.pipe(v.string(), v.maxLength(4096)), '');

/** Formats of `report-uri` (CSP 3, section 5.3) and of `report-to` (Reporting API). */
const wireReport = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
    }),
    v.transform(({ 'csp-report': report }) => ({
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
    })),
  ),
  v.pipe(
    v.object({ type: v.literal('csp-violation'), body: v.object({ effectiveDirective: text, blockedURL: text }) }),
    v.transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  ),
]);

type Violation = v.InferOutput<typeof wireReport>;

// Words of the policy and a host only. A path or a query can hold a visitor’s words.
function factsOf({ directive, blocked }: Violation): { directive: string; blocked: string } {
  const [name = ''] = directive.split(' ');
  const host = URL.canParse(blocked) ? new URL(blocked).host || new URL(blocked).protocol : blocked;
  return {
    directive: /^[a-z-]{3,40}$/.test(name) ? name : 'unknown',
    blocked: /^[a-z0-9.:-]{1,100}$/i.test(host) ? host : 'unknown',
  };
}

function logViolations(body: unknown, { var: { isolate, log } }: Context<AppEnv>): boolean {
  const reports: unknown[] = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body];
  const violations = reports.flatMap((report) => {
    const read = v.safeParse(wireReport, report);
    return read.success ? [read.output] : [];
  });
  for (const violation of violations) {
    if (isolate.reportLines.take(Date.now())) log('warn', 'policy violated', factsOf(violation));
  }
  return violations.length > 0;
}

/** Ten minutes in milliseconds: longer is a clock that moved. */
const MAX_MS = 600_000;
const milliseconds = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MS))), null);

const measured = v.object({
  /** The kind of the page’s view: `list`, `event`. */
  kind: v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)),
  lcp: milliseconds,
  inp: milliseconds,
  cls: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))), null),
});

function noteVitals(body: unknown, { env, req, var: { isolate, visitor } }: Context<AppEnv>): boolean {
  const read = v.safeParse(measured, body);
  if (!read.success) return false;
  if (refusesTracking(req.raw.headers) || !isolate.config.vitals) return true;
  const { kind, lcp, inp, cls } = read.output;
  const { country } = visitor;
  isolate.vitals.add(kind, country, { lcp, inp, cls });
  env.MEASURES?.writeDataPoint({
    indexes: ['vitals'],
    blobs: ['vitals', kind, country],
    doubles: [lcp ?? -1, inp ?? -1, cls ?? -1],
  });
  return true;
}

/** Takes a beacon. `note` says whether it can be read. */
const taking =
  (most: number, note: (body: unknown, context: Context<AppEnv>) => boolean) => async (context: Context<AppEnv>) => {
    context.header('Cache-Control', 'no-store');
    if (await isOverLimit(context, 'reports')) return context.body(null, 429);
    const body = await readText(context.req.raw.body, most);
    if (body === null) return context.body(null, 413);
    return context.body(null, note(parsedJson(body), context) ? 204 : 400);
  };

const onlyPost = (context: Context) => context.json({ error: 'use POST' }, 405, { Allow: 'POST' });

/**
 * Reports of browsers. `POST /api/reports`: violations of the content security policy, as one log line
 * each, without the page and the visitor. `POST /api/vitals`: the speed of a page as its visitor had it, with nothing
 * about the visitor but the country.
 */
export const beacons = new Hono<AppEnv>()
  .post(REPORTS_PATH, taking(MAX_BYTES.reports, logViolations))
  .post('/api/vitals', taking(MAX_BYTES.vitals, noteVitals))
  .all(REPORTS_PATH, onlyPost)
  .all('/api/vitals', onlyPost);
