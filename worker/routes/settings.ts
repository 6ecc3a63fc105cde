import { Hono } from 'hono';
import { LOCALES } from '../../web/domain/locale.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { readSettings } from '../content/pageSettings.ts';
import { withPlaces } from '../live/ownPlaces.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';

/** Settings of the visitor’s country, for a page that was sent before the content system answered. */
export const settings = new Hono<AppEnv>().get('/api/settings', async (context) => {
  const { visitor } = context.var;
  const asked = context.req.query('locale') ?? 'en';
  const locale = LOCALES.find((each) => each === asked);
  if (locale === undefined) return context.json({ error: `locale is one of ${LOCALES.join(', ')}` }, 400);
  const askedSport = context.req.query('sport') ?? 'football';
  const sport = SPORTS.find((each) => each === askedSport);
  if (sport === undefined) return context.json({ error: `sport is one of ${SPORTS.join(', ')}` }, 400);
  const reading = readContextOf(context);
  const answer = await readSettings({ ...visitor, locale }, reading.content);
  if (!answer.ok) return context.json({ error: 'the content cannot be had right now' }, 503, { 'Retry-After': '10' });
  const settings = await withPlaces(answer.value, { locale, sport }, reading);
  return context.json(settings, 200, { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' });
});
