import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { EventSnapshot } from '../../web/domain/eventSnapshot.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { heldSeconds } from '../live/freshness.ts';
import { readEventOdds, readEventPrices } from '../live/odds/readEventOdds.ts';
import { readEvent } from '../live/readEvent.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { answerTagged, type TaggedBody, tagged } from './entityTag.ts';

const wireQuery = v.object({
  sport: v.picklist(SPORTS, `sport is one of ${SPORTS.join(', ')}`),
  id: v.pipe(v.string('id is the id of an event'), v.regex(/^[A-Za-z0-9]{1,64}$/, 'id is the id of an event')),
});

const UNAVAILABLE = 'the event cannot be had right now';
const UNKNOWN = 'there is no such event';
const NOT_NOW = { 'Cache-Control': 'no-store', 'Retry-After': '10' };
/** Depends on the visitor's country, which no shared cache can know, and on whether odds are wanted. */
const OWN = { 'Cache-Control': 'private, max-age=10', Vary: 'Cookie' };

const shared = ({ var: { isolate } }: Context<AppEnv>) => ({
  'Cache-Control': `public, max-age=${heldSeconds(isolate.config.livePollSeconds)}`,
});

const bodies = new WeakMap<EventSnapshot, Promise<TaggedBody>>();

// An event that many visitors watch is written and tagged once.
function bodyOf(snapshot: EventSnapshot): Promise<TaggedBody> {
  let body = bodies.get(snapshot);
  if (body === undefined) {
    body = tagged(JSON.stringify(snapshot));
    bodies.set(snapshot, body);
  }
  return body;
}

/** One event as JSON: the same for everybody, without prices; and the prices of the visitor's country. */
export const event = new Hono<AppEnv>()
  .get('/api/event', async (context) => {
    const query = v.safeParse(wireQuery, context.req.query());
    if (!query.success) return context.json({ error: query.issues[0].message }, 400);
    const answer = await readEvent(query.output, readContextOf(context));
    if (!answer.ok) return context.json({ error: UNAVAILABLE }, 503, NOT_NOW);
    if (answer.value.kind === 'unknown') return context.json({ error: UNKNOWN }, 404, shared(context));
    return answerTagged(context, await bodyOf(answer.value.snapshot), shared(context));
  })
  .get('/api/event/prices', async (context) => {
    const query = v.safeParse(wireQuery, context.req.query());
    if (!query.success) return context.json({ error: query.issues[0].message }, 400);
    const reading = readContextOf(context);
    const answer = await readEvent(query.output, reading);
    if (!answer.ok) return context.json({ error: UNAVAILABLE }, 503, NOT_NOW);
    if (answer.value.kind === 'unknown') return context.json({ error: UNKNOWN }, 404, shared(context));
    const board = await readEventPrices(answer.value.snapshot.event.match, context.var.visitor, reading);
    return answerTagged(context, await tagged(JSON.stringify(board)), OWN);
  })
  .get('/api/event-odds', async (context) => {
    const query = v.safeParse(wireQuery, context.req.query());
    if (!query.success) return context.json({ error: query.issues[0].message }, 400);
    const reading = readContextOf(context);
    const answer = await readEvent(query.output, reading);
    if (!answer.ok) return context.json({ error: UNAVAILABLE }, 503, NOT_NOW);
    if (answer.value.kind === 'unknown') return context.json({ error: UNKNOWN }, 404, shared(context));
    const odds = await readEventOdds(answer.value.snapshot.event.match, context.var.visitor, reading);
    if (!odds.ok) return context.json({ error: UNAVAILABLE }, 503, NOT_NOW);
    return answerTagged(context, await tagged(JSON.stringify(odds.value)), OWN);
  });
