import { Hono } from 'hono';
import { translator } from '../../locales/translator.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { readAway } from '../live/away/readAway.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { followsOfRequest } from '../middleware/ownSettings.ts';
import { readContextOf } from '../middleware/readContext.ts';

/**
 * `GET /api/away?since=…&locale=…`: news about the visitor’s follows since an instant in milliseconds UTC; 204 without
 * any.
 */
export const away = new Hono<AppEnv>().get('/api/away', async (context) => {
  const { req, var: facts } = context;
  const locale = LOCALES.find((each) => each === (req.query('locale') ?? 'en'));
  const since = req.query('since') ?? '';
  if (locale === undefined || !/^\d{1,15}$/.test(since)) {
    return context.json({ error: 'since is an instant in milliseconds, locale a language of the site' }, 400);
  }
  context.header('Cache-Control', 'private, no-store');
  const follows = followsOfRequest(req.raw.headers);
  const seen = Number(since);
  const news = await readAway({ follows, seen }, facts.visitor, translator(locale), readContextOf(context));
  return news === null ? context.body(null, 204) : context.json(news);
});
