import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { SPORTS } from '../../web/domain/sport.ts';
import { openSourceOf } from '../api/licence.ts';
import { operationParameters } from '../api/operation.ts';
import { OPERATIONS } from '../api/operations.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnOrigin, siteOriginOf } from '../middleware/oneOrigin.ts';
import { isOverLimit, networkKeyOf } from '../middleware/rateLimit.ts';
import { edgeText } from '../middleware/visitor.ts';
import type { ChangeChoice } from '../push/changeSockets.ts';
import { openSocket } from '../push/openSocket.ts';
import { continent } from '../push/relayNames.ts';
import { readRelayPlan } from '../push/relayPlan.ts';
import type { Topic } from '../settings/journalBinding.ts';
import { problemAnswer } from './answers.ts';
import { idOf } from './query.ts';

const wireQuery = v.pipe(
  v.object({
    sport: v.optional(v.picklist(SPORTS, `sport is one of ${SPORTS.join(', ')}`)),
    goals: v.optional(v.literal('1', 'goals is 1')),
    match: v.optional(idOf('match is the id of a match')),
  }),
  v.check(
    ({ sport, match, goals }) => [sport, match, goals].filter((each) => each !== undefined).length === 1,
    'add exactly one of sport, match and goals',
  ),
);

function topicOf({ sport, match }: v.InferOutput<typeof wireQuery>): Topic {
  if (match !== undefined) return `match:${match}`;
  return sport === undefined ? 'goals' : `sport:${sport}`;
}

const RETRY_AFTER = { 'Retry-After': '10', 'Cache-Control': 'no-store' };

/** Whether sockets are served; never at a developer's frozen clock. */
function hasSockets({ var: { isolate, clock } }: Context<AppEnv>): boolean {
  return isolate.config.livePush && !clock.frozen;
}

const isUpgrade = ({ req }: Context) => req.header('Upgrade')?.toLowerCase() === 'websocket';

/** Opens a socket of a topic, or says why there is none. `choice`: of a client of the public API; null for a page. */
async function socketAnswer(topic: Topic, choice: ChangeChoice | null, context: Context<AppEnv>): Promise<Response> {
  const { RELAY: relays } = context.env;
  if (relays === undefined || !hasSockets(context)) return context.json({ error: 'no socket is available here' }, 404);
  if (await isOverLimit(context, 'sockets')) return context.json({ error: 'too many sockets' }, 429, RETRY_AFTER);
  const { log } = context.var;
  const counts = await readRelayPlan(context.env.CACHE, Date.now(), log);
  const from = v.parse(continent, edgeText(Reflect.get(context.req.raw, 'cf'), 'continent'));
  // The digest of the address lives as long as the socket.
  const answer = await openSocket({ topic, visitor: networkKeyOf(context), from, choice }, relays, { counts, log });
  const { webSocket = null } = answer ?? {};
  if (webSocket === null) return context.json({ error: 'too many open connections, try again' }, 503, RETRY_AFTER);
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
    return socketAnswer(topicOf(query.output), null, context);
  })
  .get('/api/v1/changes', async (context, next) => {
    if (!isUpgrade(context)) return next();
    const { isolate } = context.var;
    if (!openSourceOf(isolate.config, siteOriginOf(context)).ok) return next();
    const given = operationParameters(context.req.queries());
    const read = OPERATIONS.listChanges.parse(given);
    if (!read.ok) return problemAnswer(read.error);
    const { after, minutes, ...choice } = read.value;
    // Without either, a socket begins with the next change.
    const from = minutes === undefined ? 0 : Date.now() - minutes * 60_000;
    const isReplayed = given.after !== undefined || minutes !== undefined;
    const begin = isReplayed ? { after: Math.max(after, from) } : {};
    return socketAnswer('changes', { ...choice, ...begin }, context);
  });
