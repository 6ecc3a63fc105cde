import { createMiddleware } from 'hono/factory';
import { ODDS_CHOICE } from '../../web/domain/scoresOnly.ts';
import type { AppEnv } from './appEnv.ts';
import { remember } from './ownSettings.ts';
import { isPrefetch } from './visitor.ts';

/**
 * Saves `?odds=off` and `?odds=on` in a cookie, so that they work without script. A prefetch saves nothing. A link
 * from another site cannot turn hidden odds on.
 */
export const rememberOddsChoice = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const { askedOdds } = context.var;
  if (askedOdds !== null && !isPrefetch(context.req.raw.headers)) remember(context, ODDS_CHOICE, askedOdds);
});
