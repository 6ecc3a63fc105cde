import { createMiddleware } from 'hono/factory';
import { ODDS_CHOICE } from '../../web/domain/scoresOnly.ts';
import type { AppEnv } from './appEnv.ts';
import { remember } from './ownSettings.ts';
import { isPrefetch } from './visitorInputs.ts';

/**
 * Saves `?odds=off` and `?odds=on` in a cookie, so that they work without script. A prefetch saves nothing. A link
 * from another site cannot turn hidden odds on.
 */
export const rememberOddsChoice = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const asked = context.var.inputs.askedOdds;
  if (asked === null || isPrefetch(context.req.raw.headers)) return;
  remember(context, ODDS_CHOICE, asked);
});
