import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { ODDS_FORMATS, type OddsFormat, regionalOddsFormat } from '../../web/domain/odds.ts';
import { ODDS_CHOICE, oddsChoiceOf } from '../../web/domain/scoresOnly.ts';
import type { Theme, Visitor } from '../../web/domain/visitor.ts';
import { localeOfPath } from '../../web/routes.ts';
import type { AppEnv } from '../appEnv.ts';
import { isTimeZone } from '../zonedDay.ts';

function edgeText(cf: unknown, field: 'country' | 'timezone'): string | undefined {
  if (typeof cf !== 'object' || cf === null) return undefined;
  const value: unknown = Reflect.get(cf, field);
  return typeof value === 'string' ? value : undefined;
}

function oddsFormatOf(stored: string | undefined, country: string): OddsFormat {
  return ODDS_FORMATS.find((format) => format === stored) ?? regionalOddsFormat(country);
}

function themeOf(stored: string | undefined): Theme | null {
  return stored === 'dark' || stored === 'light' ? stored : null;
}

/**
 * Who is visiting: country and zone of the edge (`request.cf`), language of the path, preferences of the cookies. With
 * `VISITOR_OVERRIDE` outside production, `x-visitor-country`, `x-visitor-time-zone` and `x-visitor-now` replace them.
 */
export const visitorOfRequest = createMiddleware<AppEnv>(async (context, next) => {
  const { visitorOverride } = context.var.services.config;
  const override = (header: string) => (visitorOverride ? context.req.header(header) : undefined);
  const cf: unknown = context.req.raw.cf;
  const country = (override('x-visitor-country') ?? edgeText(cf, 'country') ?? 'XX').toUpperCase();
  const given = Date.parse(override('x-visitor-now') ?? '');
  const frozen = Number.isFinite(given);
  const zones = [override('x-visitor-time-zone'), getCookie(context, 'zone'), edgeText(cf, 'timezone')];
  const visitor: Visitor = {
    country: /^[A-Z0-9]{2}$/.test(country) ? country : 'XX',
    locale: localeOfPath(context.req.path),
    zone: zones.find((zone) => zone !== undefined && isTimeZone(zone)) ?? 'UTC',
    oddsFormat: oddsFormatOf(getCookie(context, 'oddsFormat'), country),
    // What the address asks for goes before what was remembered.
    scoresOnly:
      (oddsChoiceOf(context.req.query(ODDS_CHOICE)) ?? oddsChoiceOf(getCookie(context, ODDS_CHOICE))) === 'off',
    theme: themeOf(getCookie(context, 'theme')),
    mobile: /Mobi|Android|iPhone|iPod/i.test(context.req.header('User-Agent') ?? ''),
    now: frozen ? given : Date.now(),
  };
  context.set('visitor', visitor);
  context.set('clock', { now: visitor.now, frozen });
  await next();
});
