import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { EventSnapshot } from '../../web/domain/eventDetail.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { heldSeconds } from '../live/freshness.ts';
import { readEventOdds, readEventPrices } from '../live/odds/readEventOdds.ts';
import type { ReadContext } from '../live/readContext.ts';
import { readEvent } from '../live/readEvent.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { tagged } from './entityTag.ts';
import { idOf } from './wireQuery.ts';

const wireQuery = v.object({
  sport: v.picklist(SPORTS, `sport is one of ${SPORTS.join(', ')}`),
  id: idOf('id is the id of an event'),
});

const NOT_NOW = { 'Cache-Control': 'no-store', 'Retry-After': '10' };
/** The answer depends on the country, which no shared cache knows, and on whether the visitor wants odds. */
const OWN = { 'Cache-Control': 'private, max-age=10', Vary: 'Cookie' };

const shared = ({ var: { isolate } }: Context<AppEnv>) => ({
  'Cache-Control': `public, max-age=${heldSeconds(isolate.config.livePollSeconds)}`,
});

const notNow = (context: Context<AppEnv>) => context.json({ error: 'the event cannot be had right now' }, 503, NOT_NOW);

/** Answers with `answer`’s result for an event, or says why there is none. */
async function answerOf(
  context: Context<AppEnv>,
  answer: (snapshot: EventSnapshot, reading: ReadContext) => Promise<Response>,
): Promise<Response> {
  const query = v.safeParse(wireQuery, context.req.query());
  if (!query.success) return context.json({ error: query.issues[0].message }, 400);
  const reading = readContextOf(context);
  const found = await readEvent(query.output, reading);
  if (!found.ok) return notNow(context);
  if (found.value.kind === 'unknown') return context.json({ error: 'there is no such event' }, 404, shared(context));
  return answer(found.value.snapshot, reading);
}

/** One event as JSON without prices, the same for all visitors; and the prices of the visitor's country. */
export const event = new Hono<AppEnv>()
  .get('/api/event', tagged, (context) =>
    answerOf(context, async (snapshot) => context.json(snapshot, 200, shared(context))),
  )
  .get('/api/event/prices', tagged, (context) =>
    answerOf(context, async ({ event: { match } }, reading) => {
      return context.json(await readEventPrices(match, context.var.visitor, reading), 200, OWN);
    }),
  )
  .get('/api/event-odds', tagged, (context) =>
    answerOf(context, async ({ event: { match } }, reading) => {
      const odds = await readEventOdds(match, context.var.visitor, reading);
      return odds.ok ? context.json(odds.value, 200, OWN) : notNow(context);
    }),
  );
