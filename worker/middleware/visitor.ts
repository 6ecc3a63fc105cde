import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { regionalOddsFormat } from '../../web/domain/odds.ts';
import { roundedDelay } from '../../web/domain/ownSettings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { isTimeZone } from '../../web/domain/zonedDay.ts';
import { localeOfPath } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from './appEnv.ts';
import { type VisitorInputs, visitorInputs } from './visitorInputs.ts';

/** Years have four digits, and a season reaches into the next year. */
const LAST_INSTANT = Date.parse('9998-12-31T23:59:59Z');

/** Whether a developer’s instant is ISO and from 1970 to 9998. */
function isShownInstant(text: string): boolean {
  const instant = Date.parse(text);
  return instant >= 0 && instant <= LAST_INSTANT;
}

/** Builds the visitor of a path from the request’s inputs, and says whether a developer froze the clock. */
export function visitorOf(inputs: VisitorInputs, path: string): { visitor: Visitor; frozen: boolean } {
  const { country, chosen, mobile } = inputs;
  const given = Date.parse(inputs.overrideNow);
  const frozen = Number.isFinite(given);
  const delay = frozen || chosen.delay === null ? 0 : roundedDelay(chosen.delay);
  const spoilers = inputs.showsResults ? null : chosen.spoilers;
  const zones = [inputs.overrideZone, chosen.zone ?? '', inputs.edgeZone];
  return {
    frozen,
    visitor: {
      country: /^[A-Z0-9]{2}$/.test(country) ? country : 'XX',
      locale: localeOfPath(path),
      zone: zones.find((zone) => zone !== '' && isTimeZone(zone)) ?? 'UTC',
      oddsFormat: chosen.oddsFormat ?? regionalOddsFormat(country),
      ...(inputs.oddsWish ? { oddsWish: true } : {}),
      scoresOnly: (inputs.askedOdds ?? chosen.odds) === 'off',
      theme: chosen.theme,
      ...(chosen.contrast === 'more' ? { contrast: 'more' } : {}),
      mobile,
      ...(spoilers === null ? {} : { spoilers }),
      ...(spoilers === null || inputs.shown.length === 0 ? {} : { shown: inputs.shown }),
      ...(delay > 0 ? { delay } : {}),
      now: frozen ? given : Date.now() - delay * 1000,
    },
  };
}

/** Shared caches may keep these answers for most visitors, but not for one with a delay or without results. */
const OWN_PATHS = /^\/(api|preview)\/|\.xml$/;

function keepPrivate({ req, res }: Context<AppEnv>): void {
  const isShared = res.headers.get('Cache-Control')?.startsWith('public') === true;
  if (isShared && OWN_PATHS.test(req.path)) res.headers.set('Cache-Control', 'private, no-store');
}

/**
 * Sets the visitor: country and zone from the edge (`request.cf`), language from the path, choices from cookies. With
 * `VISITOR_OVERRIDE` outside production, `x-visitor-country`, `x-visitor-time-zone` and `x-visitor-now` replace them.
 */
export const visitorOfRequest = createMiddleware<AppEnv>(async (context, next) => {
  const { visitorOverride } = context.var.isolate.config;
  const inputs = visitorInputs(context.req.raw, visitorOverride);
  if (inputs.overrideNow !== '' && !isShownInstant(inputs.overrideNow)) {
    return context.json({ error: 'x-visitor-now is an ISO instant from 1970 to 9998' }, 400);
  }
  const { visitor, frozen } = visitorOf(inputs, context.req.path);
  context.set('inputs', inputs);
  context.set('visitor', visitor);
  context.set('clock', { now: visitor.now, frozen });
  await next();
  if (visitor.delay !== undefined || inputs.chosen.spoilers !== null) keepPrivate(context);
  return undefined;
});
