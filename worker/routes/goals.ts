import { Hono } from 'hono';
import * as v from 'valibot';
import { pageOfGoals } from '../../web/domain/goals.ts';
import { heldSeconds } from '../live/freshness.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { followsOfRequest } from '../middleware/ownSettings.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { tagged } from './entityTag.ts';
import { idOf, page } from './wireQuery.ts';

const wireQuery = v.object({
  followed: v.optional(v.literal('1', 'followed is 1')),
  competition: v.optional(idOf('competition is the id of a competition')),
  page,
});

/** The goals of all matches, for open pages (`/api/goals`). */
export const goals = new Hono<AppEnv>().get('/api/goals', tagged, async (context) => {
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
  return context.json(asked, 200, { 'Cache-Control': held });
});
