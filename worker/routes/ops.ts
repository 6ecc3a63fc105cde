import { type Context, Hono } from 'hono';
import { loadUnreviewed } from '../content/pageSettings.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin } from '../middleware/oneOrigin.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { authenticate } from '../ops/opsAuth.ts';
import { currentHealth } from './health.ts';
import { opsContentPage } from './opsContent.ts';
import { opsPage, PURGE_CHOICES, purgeChoiceOf } from './opsPage.ts';
import { formOf } from './readBody.ts';

export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Refuses a request: browsers ask for the password, and guessing is rate limited. */
export function opsRefusal(context: Context<AppEnv>, kind: 'anonymous' | 'wrong'): Response {
  const { isolate, log } = context.var;
  const headers = { ...PRIVATE, 'WWW-Authenticate': 'Basic realm="ops", charset="UTF-8"' };
  if (kind === 'anonymous') return context.text('This page is for ops: the password is OPS_TOKEN.\n', 401, headers);
  if (!isolate.wrongSecrets.take(Date.now())) {
    return context.text('Too many wrong tokens.\n', 429, { ...PRIVATE, 'Retry-After': '60' });
  }
  log('warn', 'ops page refused');
  return context.text('The token is wrong.\n', 401, headers);
}

/**
 * `/ops`: the state of the site for its operators, and a form that purges; `/ops/content`: what editors wrote. `OPS_TOKEN` or Cloudflare Access opens it;
 * without either there is no such page. Never cached, never indexed.
 */
export const ops = new Hono<AppEnv>()
  .get('/ops', async (context, next) => {
    const auth = await authenticate(context);
    if (auth.kind === 'closed') return next();
    if (auth.kind !== 'ops') return opsRefusal(context, auth.kind);
    const [health, unreviewed] = await Promise.all([
      currentHealth(context),
      loadUnreviewed(readContextOf(context).content),
    ]);
    const page = await opsPage(health, unreviewed ?? ['The countries of the operators can’t be read.'], context);
    return context.html(page, 200, { ...PRIVATE, 'Content-Language': 'en' });
  })
  .get('/ops/content', async (context, next) => {
    const auth = await authenticate(context);
    if (auth.kind === 'closed') return next();
    if (auth.kind !== 'ops') return opsRefusal(context, auth.kind);
    return context.html(await opsContentPage(context), 200, { ...PRIVATE, 'Content-Language': 'en' });
  })
  .post('/ops/purge', async (context, next) => {
    const auth = await authenticate(context);
    if (auth.kind === 'closed') return next();
    if (auth.kind !== 'ops') return opsRefusal(context, auth.kind);
    // Browsers never add a bearer token.
    if (auth.ambient && !isOwnOrigin(context)) {
      context.var.log('warn', 'ops form refused');
      return context.text('This form is from another site. Open /ops again.\n', 403, PRIVATE);
    }
    const form = await formOf(context);
    const choice = purgeChoiceOf(form.get('what'));
    if (choice === null) return context.text('There is nothing of that name to purge.\n', 400, PRIVATE);
    const { isolate, log } = context.var;
    await isolate.content.marks.purge(PURGE_CHOICES[choice], log);
    log('info', 'purged', { by: 'ops', groups: PURGE_CHOICES[choice] });
    return context.body(null, 303, { ...PRIVATE, Location: `/ops?purged=${choice}` });
  });
