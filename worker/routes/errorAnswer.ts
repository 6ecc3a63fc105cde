import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { translator } from '../../locales/translator.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { embedRoot } from '../../web/format/addresses/embeds.ts';
import { localeOfPath } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOpenPath } from '../middleware/rateLimit.ts';
import { isPage, loggedPath } from '../middleware/requestRecord.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import { BARE_POLICY, POLICY_HEADER } from '../render/contentSecurityPolicy.ts';
import { SettingError } from '../settings/env.ts';
import { problemAnswer } from './answers.ts';
import { embedPolicy } from './embed/embedDocument.ts';
import { answerMessage } from './pages.ts';

/** The period of the binding’s limit (`[[ratelimits]]` in `wrangler.toml`). */
const RETRY_AFTER = { 'Retry-After': '60', 'Cache-Control': 'no-store' };

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
  if (isOpenPath(path)) return problemAnswer({ status: 503, detail: 'The site is not ready. Try again soon.' });
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

const isEmbed = (path: string) => LOCALES.some((locale) => path.startsWith(`${embedRoot(locale)}/`));

/** A short text for programs and frames, which show no page of the site. A frame tries again after a minute. */
function shortAnswer(context: Context<AppEnv>, status: 429 | 500, text: string): Response {
  const { embedHosts } = context.var.isolate.config;
  const headers: Record<string, string> = { 'Cache-Control': 'no-store', ...(status === 429 && RETRY_AFTER) };
  if (isEmbed(context.req.path) && embedHosts !== null) {
    context.set('framedBy', embedHosts);
    const { pathname, search } = new URL(context.req.url);
    // With its own address, because a frame's fragment would stop the reload.
    Object.assign(headers, { Refresh: `60; url=${pathname}${search}`, [POLICY_HEADER]: embedPolicy(null, embedHosts) });
    headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  }
  return context.text(`${text}\n`, status, headers);
}

/** Answers a request that threw: a page, or JSON or text for programs. The log line has the request id. */
export function errorAnswer(error: Error, context: Context<AppEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof SettingError) return notReady(error, context);
  const { requestId, visitor, log } = context.var;
  const { path } = context.req;
  log('error', 'request failed', { path: loggedPath(path, 500, context), error: error.stack ?? error.message });
  if (isOpenPath(path)) return problemAnswer({ status: 500, detail: `Something went wrong (${requestId}).` });
  if (visitor === undefined || path.startsWith('/api/')) {
    return context.json({ error: 'something went wrong', requestId }, 500, { 'Cache-Control': 'no-store' });
  }
  if (isEmbed(path) || !isPage(context)) return shortAnswer(context, 500, `something went wrong (${requestId})`);
  return answerMessage('error', context);
}

/** The 429 answer: a page, or JSON or text for programs. */
export function limitedAnswer(context: Context<AppEnv>): Response {
  const { path } = context.req;
  const text = 'Too many requests. Try again in a minute.';
  if (path.startsWith('/api/')) return context.json({ error: text }, 429, RETRY_AFTER);
  if (isEmbed(path) || !isPage(context)) return shortAnswer(context, 429, text);
  const page = answerMessage('limited', context);
  for (const [name, value] of Object.entries(RETRY_AFTER)) page.headers.set(name, value);
  return page;
}
