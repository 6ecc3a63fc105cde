import { Hono } from 'hono';
import * as v from 'valibot';
import { pageOfGoals } from '../../web/domain/goals.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import { heldSeconds } from '../live/freshness.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { followsOfRequest } from '../middleware/ownSettings.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { answerTagged, tagged } from './entityTag.ts';

const wireQuery = v.object({
  followed: v.optional(v.literal('1', 'followed is 1')),
  competition: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,64}$/, 'competition is the id of a competition'))),
  page: v.optional(
    v.pipe(
      v.string(),
      v.transform((text: string) => readPage(text)),
      v.number('page is a whole number from 1 to 9999'),
    ),
    '1',
  ),
});

/** The goals of all matches, for open pages (`/api/goals`). */
export const goals = new Hono<AppEnv>().get('/api/goals', async (context) => {
  const query = v.safeParse(wireQuery, context.req.query());
  if (!query.success) return context.json({ error: query.issues[0].message }, 400);
  const { live, clock, config, background } = readContextOf(context);
  const { competition, followed, page } = query.output;
  const known = await live.goals.read(clock.now, background.log);
  const wanted = {
    page,
    ...(competition === undefined ? {} : { competition }),
    ...(followed === undefined ? {} : { followed: true as const }),
  };
  const asked = pageOfGoals(known, wanted, followsOfRequest(context.req.raw.headers));
  const held = followed === undefined ? `public, max-age=${heldSeconds(config.livePollSeconds)}` : 'private, no-store';
  const headers = { 'Cache-Control': held };
  return answerTagged(context, await tagged(JSON.stringify(asked)), headers);
});
