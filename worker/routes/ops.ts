import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { loadUnreviewed } from '../content/pageSettings.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin } from '../middleware/oneOrigin.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { authenticate } from '../ops/opsAuth.ts';
import { currentHealth } from './health.ts';
import { opsContentPage } from './opsContent.ts';
import { opsPage, PURGE_CHOICES, purgeChoiceOf } from './opsPage.ts';
import { answerMessage } from './pages.ts';
import { formOf } from './readBody.ts';

export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Refuses a request: browsers ask for the password, and guessing is rate limited. */
function refusal(context: Context<AppEnv>, kind: 'anonymous' | 'wrong'): Response {
  const { isolate, log } = context.var;
  const headers = { ...PRIVATE, 'WWW-Authenticate': 'Basic realm="ops", charset="UTF-8"' };
  if (kind === 'anonymous') return context.text('This page is for ops: the password is OPS_TOKEN.\n', 401, headers);
  if (!isolate.wrongSecrets.take(Date.now())) {
    return context.text('Too many wrong tokens.\n', 429, { ...PRIVATE, 'Retry-After': '60' });
  }
  log('warn', 'ops page refused');
  return context.text('The token is wrong.\n', 401, headers);
}

/** Lets only ops pass: `OPS_TOKEN` or Cloudflare Access opens a page, and without either there is no such page. */
export const opsOnly = createMiddleware<AppEnv>(async (context, next) => {
  const auth = await authenticate(context);
  if (auth.kind === 'closed') return answerMessage('not-found', context);
  if (auth.kind !== 'ops') return refusal(context, auth.kind);
  // A form of another site would come with the browser's password. Browsers never add a bearer token.
  if (context.req.method === 'POST' && auth.ambient && !isOwnOrigin(context)) {
    context.var.log('warn', 'ops form refused');
    return context.text('This form is from another site. Open /ops again.\n', 403, PRIVATE);
  }
  return next();
});

/**
 * `/ops`: the state of the site for its operators, and a form that purges; `/ops/content`: what editors wrote. Never cached,
 * never indexed.
 */
export const ops = new Hono<AppEnv>()
  .get('/ops', opsOnly, async (context) => {
    const [health, unreviewed] = await Promise.all([
      currentHealth(context),
      loadUnreviewed(readContextOf(context).content),
    ]);
    const page = await opsPage(health, unreviewed ?? ['The countries of the operators can’t be read.'], context);
    return context.html(page, 200, { ...PRIVATE, 'Content-Language': 'en' });
  })
  .get('/ops/content', opsOnly, async (context) =>
    context.html(await opsContentPage(context), 200, { ...PRIVATE, 'Content-Language': 'en' }),
  )
  .post('/ops/purge', opsOnly, async (context) => {
    const form = await formOf(context);
    const choice = purgeChoiceOf(form.get('what'));
    if (choice === null) return context.text('There is nothing of that name to purge.\n', 400, PRIVATE);
    const { isolate, log } = context.var;
    await isolate.content.marks.purge(PURGE_CHOICES[choice], log);
    log('info', 'purged', { by: 'ops', groups: PURGE_CHOICES[choice] });
    return context.body(null, 303, { ...PRIVATE, Location: `/ops?purged=${choice}` });
  });
