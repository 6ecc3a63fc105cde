import { Hono } from 'hono';
import { LOCALES } from '../../web/domain/locale.ts';
import { NOTHING_FOUND, searchTerm } from '../../web/domain/search.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { searchSite } from '../search/searchSite.ts';

/**
 * The search boxes. A term below 3 characters finds nothing (spec section 5). A failed search answers with partial
 * results and `failed`, so that “nothing found” is not misread (spec section 8).
 */
export const search = new Hono<AppEnv>().get('/api/search', async (context) => {
  const asked = context.req.query('locale') ?? 'en';
  const locale = LOCALES.find((each) => each === asked);
  if (locale === undefined) return context.json({ error: `locale is one of ${LOCALES.join(', ')}` }, 400);
  const headers = { 'Cache-Control': 'public, max-age=60' };
  const term = searchTerm(context.req.query('q') ?? '');
  if (term === null) return context.json(NOTHING_FOUND, 200, headers);
  const results = await searchSite(term, locale, readContextOf(context));
  if (!results.failed) return context.json(results, 200, headers);
  context.var.log('warn', 'search failed');
  return context.json(results, 200, { 'Cache-Control': 'no-store' });
});
