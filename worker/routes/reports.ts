import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOverLimit } from '../middleware/rateLimit.ts';
import { REPORTS_PATH } from '../render/contentSecurityPolicy.ts';
import { parsedJson, readText } from './readBody.ts';

/** A report is short, and a browser sends some together. */
const MOST_BYTES = 32 * 1024;
const MOST_REPORTS = 10;

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

function violationsIn(body: unknown): Violation[] {
  const reports: unknown[] = Array.isArray(body) ? body.slice(0, MOST_REPORTS) : [body];
  return reports.flatMap((report) => {
    const read = v.safeParse(wireReport, report);
    return read.success ? [read.output] : [];
  });
}

// Words of the policy and a host only. A path or a query can hold a visitor’s words.
function factsOf({ directive, blocked }: Violation): { directive: string; blocked: string } {
  const [name = ''] = directive.split(' ');
  const host = URL.canParse(blocked) ? new URL(blocked).host || new URL(blocked).protocol : blocked;
  return {
    directive: /^[a-z-]{3,40}$/.test(name) ? name : 'unknown',
    blocked: /^[a-z0-9.:-]{1,100}$/i.test(host) ? host : 'unknown',
  };
}

async function take(context: Context<AppEnv>): Promise<204 | 400 | 413 | 429> {
  if (await isOverLimit(context, 'reports')) return 429;
  const body = await readText(context.req.raw.body, MOST_BYTES);
  if (body === null) return 413;
  const violations = violationsIn(parsedJson(body));
  if (violations.length === 0) return 400;
  const { isolate, log } = context.var;
  for (const violation of violations) {
    if (isolate.reportLines.take(Date.now())) log('warn', 'policy violated', factsOf(violation));
  }
  return 204;
}

/**
 * `POST /api/reports`: violations of the content security policy, as one log line each. The page and the visitor are
 * neither kept nor logged.
 */
export const reports = new Hono<AppEnv>()
  .post(REPORTS_PATH, async (context) => context.body(null, await take(context), { 'Cache-Control': 'no-store' }))
  .all(REPORTS_PATH, (context) => context.json({ error: 'a report is a POST' }, 405, { Allow: 'POST' }));
