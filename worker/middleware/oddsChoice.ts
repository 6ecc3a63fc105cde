import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { ODDS_CHOICE } from '../../web/domain/scoresOnly.ts';
import type { AppEnv } from './appEnv.ts';
import { isPrefetch } from './visitorInputs.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Saves `?odds=off` and `?odds=on` in a cookie, so that they work without script. A prefetch saves nothing. A link
 * from another site cannot turn hidden odds on.
 */
export const rememberOddsChoice = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const asked = context.var.inputs.askedOdds;
  if (asked === null || isPrefetch(context.req.raw.headers)) return;
  setCookie(context, ODDS_CHOICE, asked, {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'Lax',
    secure: new URL(context.req.url).protocol === 'https:',
  });
});
