import { Hono } from 'hono';
import { pathOf } from '../../web/addresses/routes.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';

const PATH = '/.well-known/security.txt';

const DAY_MS = 86_400_000;
/** Less than a year, as RFC 9116 recommends (section 2.5.5). */
const VALID_DAYS = 180;

/** Contact for vulnerability reports (RFC 9116): `SECURITY_CONTACT`, or else the “About us” page. */
export const securityText = new Hono<AppEnv>().get(PATH, (context) => {
  const { isolate, clock } = context.var;
  const origin = siteOriginOf(context);
  const today = Math.floor(clock.now / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${isolate.config.securityContact ?? `${origin}${pathOf({ name: 'static', path: 'about-us' }, 'en')}`}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}${PATH}`,
  ];
  return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
});
