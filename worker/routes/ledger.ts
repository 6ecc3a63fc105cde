import { Hono } from 'hono';
import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { authenticate } from '../ops/opsAuth.ts';
import { opsRefusal, PRIVATE } from './ops.ts';

const question = v.object({
  at: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number('an instant is wanted, such as 2026-11-21T15:00Z'),
  ),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country code of two capitals is wanted')),
  locale: v.optional(v.picklist(LOCALES, `one of ${LOCALES.join(', ')} is wanted`), 'en'),
});

const page = v.object({ after: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });

/**
 * `/ops/ledger?at=…&country=GB&locale=en`: the offers, terms and policy that a country was served at an instant.
 * `/ops/ledger/rows?after=0`: the chain, a thousand rows at a time. Both for ops only.
 */
export const ledger = new Hono<AppEnv>()
  .use('/ops/ledger/*', async (context, next) => {
    const auth = await authenticate(context);
    if (auth.kind === 'closed' || context.env.LEDGER === undefined) return context.notFound();
    return auth.kind === 'ops' ? next() : opsRefusal(context, auth.kind);
  })
  .get('/ops/ledger', async (context) => {
    const asked = v.safeParse(question, context.req.query());
    if (!asked.success) {
      const [issue] = asked.issues;
      return context.json({ error: `${v.getDotPath(issue) ?? 'query'}: ${issue.message}` }, 400, PRIVATE);
    }
    const { at, country, locale } = asked.output;
    const served = (await context.env.LEDGER?.getByName('site').at({ country, locale }, at)) ?? null;
    if (served === null) return context.json({ error: 'nothing was served there until then' }, 404, PRIVATE);
    const { row, first, last, body } = served;
    const day = (instant: number) => new Date(instant).toISOString();
    return context.json({ first: day(first), last: day(last), row, served: JSON.parse(body) }, 200, PRIVATE);
  })
  .get('/ops/ledger/rows', async (context) => {
    const asked = v.safeParse(page, context.req.query());
    if (!asked.success) return context.json({ error: 'after: a number of a row is wanted' }, 400, PRIVATE);
    const rows = (await context.env.LEDGER?.getByName('site').rows(asked.output.after)) ?? [];
    return context.json({ rows }, 200, PRIVATE);
  });
