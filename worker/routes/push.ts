import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { SPORTS } from '../../web/domain/sport.ts';
import { digestOf } from '../base/digests.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin, siteOriginOf } from '../middleware/oneOrigin.ts';
import { isOverLimit, networkOf } from '../middleware/rateLimit.ts';
import { openSourceOf } from '../pages/openData/licence.ts';
import { openSocket } from '../push/openSocket.ts';
import type { Topic } from '../settings/journalBinding.ts';
import { idOf } from './query.ts';

const wireQuery = v.pipe(
  v.object({
    sport: v.optional(v.picklist(SPORTS, `sport is one of ${SPORTS.join(', ')}`)),
    goals: v.optional(v.literal('1', 'goals is 1')),
    match: v.optional(idOf('match is the id of a match')),
  }),
  v.check(
    ({ sport, match, goals }) => [sport, match, goals].filter((each) => each !== undefined).length === 1,
    'one of sport, match and goals is wanted',
  ),
);

function topicOf({ sport, match }: v.InferOutput<typeof wireQuery>): Topic {
  if (match !== undefined) return `match:${match}`;
  return sport === undefined ? 'goals' : `sport:${sport}`;
}

const RETRY_AFTER = { 'Retry-After': '10', 'Cache-Control': 'no-store' };

// Sockets are counted by a short digest of the address, which lives as long as the socket.
function visitorOf({ req, var: { isolate } }: Context<AppEnv>): string {
  const address = req.header('CF-Connecting-IP');
  return address === undefined || !isolate.config.rateLimit ? '' : digestOf(networkOf(address));
}

/** Whether sockets are served; never at a developer's frozen clock. */
function hasSockets({ env, var: { isolate, clock } }: Context<AppEnv>): boolean {
  return isolate.config.livePush && !clock.frozen && env.JOURNAL !== undefined && env.RELAY !== undefined;
}

const isUpgrade = ({ req }: Context) => req.header('Upgrade')?.toLowerCase() === 'websocket';

/** Opens a socket of a topic, or says why there is none. */
async function socketAnswer(topic: Topic, context: Context<AppEnv>): Promise<Response> {
  const { RELAY: relays } = context.env;
  if (relays === undefined || !hasSockets(context)) return context.json({ error: 'no socket is available here' }, 404);
  if (await isOverLimit(context, 'sockets')) return context.json({ error: 'too many sockets' }, 429, RETRY_AFTER);
  const answer = await openSocket({ topic, visitor: visitorOf(context) }, relays).catch((error: unknown) => {
    context.var.log('warn', 'relay away', { error: String(error).slice(0, 200) });
    return null;
  });
  const { webSocket = null } = answer ?? {};
  if (webSocket === null) return context.json({ error: 'there is no room for a socket now' }, 503, RETRY_AFTER);
  return new Response(null, { status: 101, webSocket });
}

/**
 * `/api/push`: the socket of an open page (`web/data/`), with changes in the lists of a sport or in one match. It is the same
 * for every country and has no price and no operator. `/api/v1/changes`: the socket of the public API.
 */
export const push = new Hono<AppEnv>()
  .get('/api/push', async (context) => {
    context.header('Cache-Control', 'no-store');
    const { delay, spoilers } = context.var.visitor;
    const isOwnView = delay !== undefined || spoilers !== undefined;
    if (isOwnView || !hasSockets(context)) return context.json({ error: 'no socket is available here' }, 404);
    if (!isUpgrade(context))
      return context.json({ error: 'send an upgrade to a WebSocket' }, 426, { Upgrade: 'websocket' });
    if (!isOwnOrigin(context)) return context.json({ error: 'only pages of this site may open this socket' }, 403);
    const query = v.safeParse(wireQuery, context.req.query());
    if (!query.success) return context.json({ error: query.issues[0].message }, 400);
    return socketAnswer(topicOf(query.output), context);
  })
  .get('/api/v1/changes', async (context, next) => {
    if (!isUpgrade(context)) return next();
    const { isolate } = context.var;
    if (!openSourceOf(isolate.config, siteOriginOf(context)).ok) return next();
    return socketAnswer('changes', context);
  });
