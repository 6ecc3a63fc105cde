import { Hono } from 'hono';
import { LOCALES } from '../../web/domain/locale.ts';
import { MIN_TERM, type SearchResults } from '../../web/domain/search.ts';
import type { AppEnv } from '../appEnv.ts';
import { backgroundOf } from '../background.ts';
import { searchContent } from '../content/search.ts';
import { searchOwnPlaces } from '../live/ownPlaces.ts';
import { log } from '../log.ts';
import { settingsContext } from '../services.ts';

const NOTHING: SearchResults = { competitions: [], countries: [] };

/** No name is longer; a longer term can only be a mistake or a nuisance. */
const MOST_TERM = 80;

/** What the search boxes ask. A term below 3 characters and a search that failed find nothing (spec sections 5 and 8). */
export const search = new Hono<AppEnv>().get('/api/search', async (context) => {
  const { services, clock, requestId } = context.var;
  const asked = context.req.query('locale') ?? 'en';
  const locale = LOCALES.find((each) => each === asked);
  if (locale === undefined) return context.json({ error: `locale is one of ${LOCALES.join(', ')}` }, 400);
  const headers = { 'Cache-Control': 'public, max-age=60' };
  const term = (context.req.query('q') ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  if (Array.from(term).length < MIN_TERM || term.length > MOST_TERM) return context.json(NOTHING, 200, headers);
  const background = backgroundOf(context);
  const { content } = services.clientsAt(clock);
  const shared = settingsContext(services, content, background);
  const searchEditors = () => searchContent(term, locale, { ...shared, searches: services.searches });
  const own = await searchOwnPlaces(term, locale, { services, clock, background }, async () => {
    const named = await searchEditors();
    return named.ok ? named.value : null;
  });
  if (own !== null) return context.json(own, 200, headers);
  const answer = await searchEditors();
  if (answer.ok) return context.json(answer.value, 200, headers);
  log('warn', 'search failed', { requestId, term, ...answer.error });
  return context.json(NOTHING, 200, { 'Cache-Control': 'no-store' });
});
