import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { translator } from '../../locales/translator.ts';
import { localeOfPath } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { loggedPath } from '../middleware/requestRecord.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import { messagePage } from '../pages/messagePages.ts';
import { BARE_POLICY, POLICY_HEADER } from '../render/contentSecurityPolicy.ts';
import { SettingError } from '../settings/env.ts';
import { isOpenPath, problemAnswer } from './answers.ts';
import { answerPage, pageContextOf } from './pages.ts';

const NOT_READY = {
  'Cache-Control': 'no-store',
  'Retry-After': '60',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  [POLICY_HEADER]: BARE_POLICY,
};

/** With an ops token, only ops may read the setting’s name. */
async function isForOps({ env, req }: Context<AppEnv>): Promise<boolean> {
  const token = env.OPS_TOKEN?.trim() ?? '';
  if (token === '') return true;
  return isSecret(bearerOf(req.header('Authorization')) ?? '', token);
}

/**
 * Answers every request while a setting is unusable: a page in the language of its path without the setting’s name.
 * `/api/health` and the log name it.
 */
async function notReady(error: SettingError, context: Context<AppEnv>): Promise<Response> {
  const { path } = context.req;
  context.var.log('error', 'setting unusable', { error: error.message });
  if (path === '/api/health') {
    const problem = (await isForOps(context)) ? error.message : 'a setting can’t be used';
    return context.json({ status: 'down', problem }, 503, NOT_READY);
  }
  if (path.startsWith('/api/')) return context.json({ error: 'the site is not ready' }, 503, NOT_READY);
  const locale = localeOfPath(path);
  const t = translator(locale);
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${t('page.unavailableTitle')}</title>
      </head>
      <body>
        <main>
          <h1>${t('page.unavailableTitle')}</h1>
          <p>${t('page.unavailable')}</p>
        </main>
      </body>
    </html>`;
  return context.html(page, 503, { ...NOT_READY, 'Content-Language': locale });
}

/** Answers a request that threw: a page, or JSON for the API. The log line has the request id. */
export function errorAnswer(error: Error, context: Context<AppEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof SettingError) return notReady(error, context);
  const { requestId, visitor, log } = context.var;
  const { path } = context.req;
  log('error', 'request failed', { path: loggedPath(path, 500), error: error.stack ?? error.message });
  if (isOpenPath(path)) return problemAnswer({ status: 500, detail: `Something went wrong (${requestId}).` });
  if (visitor === undefined || path.startsWith('/api/')) {
    return context.json({ error: 'something went wrong', requestId }, 500, { 'Cache-Control': 'no-store' });
  }
  return answerPage(context, messagePage(pageContextOf(context), 'error'));
}

/** The period of the binding’s limit (`[[ratelimits]]` in `wrangler.toml`). */
const RETRY_AFTER = { 'Retry-After': '60', 'Cache-Control': 'no-store' };

/** The 429 answer: a page, or JSON for the API. */
export function limitedAnswer(context: Context<AppEnv>): Response {
  const { path } = context.req;
  if (isOpenPath(path)) return problemAnswer({ status: 429, detail: 'Come again in a minute.' });
  const isPage = !/^\/(api\/|image$)/.test(path);
  if (!isPage) return context.json({ error: 'too many requests; come again in a minute' }, 429, RETRY_AFTER);
  const page = answerPage(context, messagePage(pageContextOf(context), 'limited'));
  for (const [name, value] of Object.entries(RETRY_AFTER)) page.headers.set(name, value);
  return page;
}
