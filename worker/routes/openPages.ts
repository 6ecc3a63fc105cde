import { Hono } from 'hono';
import * as v from 'valibot';
import { translator } from '../../locales/translator.ts';
import { NOTHING_FOUND, searchTerm } from '../../web/domain/search.ts';
import { loadSettings } from '../content/pageSettings.ts';
import { withNavigation } from '../live/competition/navigation.ts';
import { loadSinceVisit } from '../live/sinceVisit/loadSinceVisit.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { followsOfRequest } from '../middleware/preferences.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { searchSite } from '../search/searchSite.ts';
import { NOT_NOW } from './answers.ts';
import { locale, sport, withQuery } from './query.ts';

const searchQuery = v.object({ q: v.optional(v.string(), ''), locale });
const settingsQuery = v.object({ locale, sport: v.optional(sport, 'football') });
const sinceVisitQuery = v.object({
  since: v.pipe(
    v.string('since is an instant in milliseconds'),
    v.regex(/^\d{1,15}$/, 'since is an instant in milliseconds'),
    v.transform(Number),
  ),
  locale,
});

/** Other data that open pages ask for. */
export const openPages = new Hono<AppEnv>()
  // A term below 3 characters finds nothing (spec section 5). A failed search answers with partial results and `failed`,
  // so that “nothing found” is not misread (spec section 8).
  .get('/api/search', withQuery(searchQuery), async (context) => {
    const { q, locale } = context.req.valid('query');
    const headers = { 'Cache-Control': 'public, max-age=60' };
    const term = searchTerm(q);
    if (term === null) return context.json(NOTHING_FOUND, 200, headers);
    const results = await searchSite(term, locale, readContextOf(context));
    if (!results.failed) return context.json(results, 200, headers);
    context.var.log('warn', 'search failed');
    return context.json(results, 200, { 'Cache-Control': 'no-store' });
  })
  // Settings of the visitor’s country, for a page whose content system did not answer.
  .get('/api/settings', withQuery(settingsQuery), async (context) => {
    const asked = context.req.valid('query');
    const reading = readContextOf(context);
    const answer = await loadSettings({ ...context.var.visitor, locale: asked.locale }, reading.content);
    if (!answer.ok) return context.json({ error: 'the content is unavailable right now' }, 503, NOT_NOW);
    const settings = await withNavigation(answer.value, asked, reading);
    const cached = settings.missing.length > 0 ? 'no-store' : 'private, max-age=60';
    return context.json(settings, 200, { 'Cache-Control': cached, Vary: 'Cookie' });
  })
  // News about the visitor’s follows since an instant in milliseconds UTC; 204 if there is none.
  .get('/api/since-visit', withQuery(sinceVisitQuery), async (context) => {
    const { since: seen, locale } = context.req.valid('query');
    context.header('Cache-Control', 'private, no-store');
    const follows = followsOfRequest(context.req.raw.headers);
    const news = await loadSinceVisit(
      { follows, seen },
      context.var.visitor,
      translator(locale),
      readContextOf(context),
    );
    return news === null ? context.body(null, 204) : context.json(news);
  })
  // Pages from before a release ask here until they are closed.
  .get('/api/away', (context) => context.redirect(`/api/since-visit${new URL(context.req.url).search}`, 302));
