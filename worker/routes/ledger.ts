import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import { answerOf } from '../base/answerOf.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import type { LedgerMethods } from '../settings/ledgerBinding.ts';
import { opsOnly, PRIVATE } from './ops.ts';
import { answerMessage } from './pages.ts';

const question = v.object({
  at: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number('must be an instant, such as 2026-11-21T15:00Z'),
  ),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code of two capitals')),
  locale: v.optional(v.picklist(LOCALES, `must be one of ${LOCALES.join(', ')}`), 'en'),
});

const page = v.object({ after: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });

const PATIENCE_MS = 5_000;

/** Asks the ledger; undefined if it does not answer. */
function ask<Value>({ env, var: { log } }: Context<AppEnv>, question: (site: LedgerMethods) => Promise<Value>) {
  const { LEDGER } = env;
  return (
    LEDGER &&
    answerOf(() => question(LEDGER.getByName('site')), { patienceMs: PATIENCE_MS, log, event: 'ledger unavailable' })
  );
}

const unavailable = (context: Context<AppEnv>) =>
  context.json({ error: 'the ledger does not answer' }, 503, { ...PRIVATE, 'Retry-After': '10' });

/**
 * `/ops/ledger?at=…&country=GB&locale=en`: the offers, terms and policy that a country was served at an instant.
 * `/ops/ledger/rows?after=0`: the chain, a thousand rows at a time. Both for ops only.
 */
export const ledger = new Hono<AppEnv>()
  .use('/ops/ledger/*', opsOnly, async (context, next) =>
    context.env.LEDGER === undefined ? answerMessage('not-found', context) : next(),
  )
  .get('/ops/ledger', async (context) => {
    const asked = v.safeParse(question, context.req.query());
    if (!asked.success) {
      const [issue] = asked.issues;
      return context.json({ error: `${v.getDotPath(issue) ?? 'query'}: ${issue.message}` }, 400, PRIVATE);
    }
    const { at, country, locale } = asked.output;
    const served = await ask(context, (site) => site.at({ country, locale }, at));
    if (served === undefined) return unavailable(context);
    if (served === null) return context.json({ error: 'nothing was served there until then' }, 404, PRIVATE);
    const { row, first, last, body } = served;
    const day = (instant: number) => new Date(instant).toISOString();
    return context.json({ first: day(first), last: day(last), row, served: JSON.parse(body) }, 200, PRIVATE);
  })
  .get('/ops/ledger/rows', async (context) => {
    const asked = v.safeParse(page, context.req.query());
    if (!asked.success) return context.json({ error: 'after: must be the number of a row' }, 400, PRIVATE);
    const rows = await ask(context, (site) => site.rows(asked.output.after));
    if (rows === undefined) return unavailable(context);
    return context.json({ rows }, 200, PRIVATE);
  });
