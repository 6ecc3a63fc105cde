import { Hono } from 'hono';
import { LOCALES } from '../../web/domain/locale.ts';
import { statusPath } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { incidentLogOf } from '../ops/incidentLog.ts';
import { conditionsOf } from '../ops/incidents.ts';
import { heldHealth } from './health.ts';
import { statusPage } from './statusPage.ts';

/** Accepts any case and a final slash. */
function isStatusPath(path: string): boolean {
  const [, prefix] = /^(?:\/([a-z]{2}))?\/status\/?$/i.exec(path) ?? [null, ''];
  return prefix === undefined || LOCALES.some((locale) => locale === prefix?.toLowerCase());
}

/**
 * `/status` and `/nl/status`: the site’s state for people. It always answers 200. Monitors use `/api/health`, which
 * has the same report.
 */
export const status = new Hono<AppEnv>().get('*', async (context, next) => {
  const { path } = context.req;
  if (!isStatusPath(path)) return next();
  const { visitor, clock, isolate, log } = context.var;
  if (path !== statusPath(visitor.locale)) return context.redirect(statusPath(visitor.locale), 301);
  const { report } = await heldHealth(context);
  const conditions = conditionsOf(report);
  const incidents = clock.frozen ? [] : await incidentLogOf(isolate, context.env).note(conditions, Date.now(), log);
  const page = await statusPage(report, conditions, incidents, context.var);
  return context.html(page, 200, { 'Cache-Control': 'no-store', 'Content-Language': visitor.locale });
});
