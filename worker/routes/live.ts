import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { EventSnapshot } from '../../web/domain/eventDetail.ts';
import { FILTER_KEY, pageOfGoals } from '../../web/domain/goals.ts';
import { LIST_FILTERS, type ListQuery } from '../../web/domain/listQuery.ts';
import { isCalendarDate, isTimeZone } from '../../web/domain/zonedDay.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { badgeNumbers } from '../live/follows/badgeNumbers.ts';
import { listName, loadListOdds, loadListSnapshot } from '../live/list/loadList.ts';
import { loadEvent } from '../live/match/loadEvent.ts';
import { loadEventOdds, loadEventPrices } from '../live/odds/loadEventOdds.ts';
import { liveMaxAge } from '../live/state/freshness.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { followsOfRequest } from '../middleware/preferences.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { NOT_NOW, tagged } from './answers.ts';
import { idOf, page, sport, withQuery } from './query.ts';

const listQuery = v.object({
  sport: v.optional(sport, 'football'),
  date: v.optional(v.pipe(v.string(), v.check(isCalendarDate, 'date is a calendar date, YYYY-MM-DD'))),
  zone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'zone is an IANA time zone such as Europe/Paris')), 'UTC'),
  filter: v.optional(v.picklist(LIST_FILTERS, `filter is one of ${LIST_FILTERS.join(', ')}`), 'all'),
  region: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, 'region is the slug of a country'))),
  tournament: v.exactOptional(idOf('tournament is the id of a competition')),
  page,
  since: v.optional(v.string()),
});

const eventQuery = v.object({ sport, id: idOf('id is the id of an event') });

const goalsQuery = v.object({
  followed: v.exactOptional(
    v.pipe(
      v.literal('1', 'followed is 1'),
      v.transform(() => true as const),
    ),
  ),
  competition: v.exactOptional(v.pipe(v.string(), v.regex(FILTER_KEY, 'competition is the id of a competition'))),
  page,
});

// Without a date the list is today’s, and without a zone it is UTC’s, so that the address alone decides the answer.
function listOf(
  { since: _, ...query }: v.InferOutput<typeof listQuery>,
  { var: { clock } }: Context<AppEnv>,
): ListQuery {
  return { ...query, date: query.date ?? zonedTime(clock.now, query.zone).date };
}

/** The answer depends on the country, which no shared cache knows, and on whether the visitor wants odds. */
const ownFor = (seconds: number) => ({ 'Cache-Control': `private, max-age=${seconds}`, Vary: 'Cookie' });

const shared = ({ var: { isolate } }: Context<AppEnv>) => ({
  'Cache-Control': `public, max-age=${liveMaxAge(isolate.config.livePollSeconds)}`,
});

/** Reads a list, or says why there is none. */
async function snapshotOf(query: ListQuery, reading: ReadContext, context: Context<AppEnv>) {
  const snapshot = await loadListSnapshot(query, reading);
  if (snapshot.ok) return snapshot.value;
  return snapshot.error.kind === 'excluded'
    ? context.json({ error: 'the data provider has no matches for that day' }, 404)
    : context.json({ error: 'the scores are unavailable right now' }, 503, NOT_NOW);
}

const eventNotNow = (context: Context<AppEnv>) =>
  context.json({ error: 'the event is unavailable right now' }, 503, NOT_NOW);

/** Answers with `answer`’s result for an event, or says why there is none. */
async function answerEvent(
  query: v.InferOutput<typeof eventQuery>,
  context: Context<AppEnv>,
  answer: (snapshot: EventSnapshot, reading: ReadContext) => Response | Promise<Response>,
): Promise<Response> {
  const reading = readContextOf(context);
  const found = await loadEvent(query, reading);
  if (!found.ok) return eventNotNow(context);
  if (found.value === null) return context.json({ error: 'there is no such event' }, 404, shared(context));
  return answer(found.value.snapshot, reading);
}

/**
 * Live data as JSON for open pages. A list’s snapshot, an event and the goals are the same for all visitors; prices are
 * those of the visitor's country.
 */
export const live = new Hono<AppEnv>()
  .get('/api/live', tagged, withQuery(listQuery), async (context) => {
    const query = listOf(context.req.valid('query'), context);
    const reading = readContextOf(context);
    const snapshot = await snapshotOf(query, reading, context);
    if (snapshot instanceof Response) return snapshot;
    const { since } = context.req.valid('query');
    if (since === snapshot.version && !snapshot.stale) return context.body(null, 204, shared(context));
    const delta = since === undefined ? null : reading.live.history.delta(listName(query, snapshot), since, snapshot);
    return context.json(delta ?? snapshot, 200, shared(context));
  })
  .get('/api/live/counters', withQuery(listQuery), async (context) => {
    const reading = readContextOf(context);
    const snapshot = await snapshotOf(listOf(context.req.valid('query'), context), reading, context);
    if (snapshot instanceof Response) return snapshot;
    return context.json(badgeNumbers(snapshot, reading.clock.now), 200, shared(context));
  })
  .get('/api/odds', tagged, withQuery(listQuery), async (context) => {
    const { isolate, visitor } = context.var;
    const board = await loadListOdds(listOf(context.req.valid('query'), context), visitor, readContextOf(context));
    if (!board.ok) return context.json({ error: 'the prices are unavailable right now' }, 503, NOT_NOW);
    return context.json(board.value, 200, ownFor(Math.min(10, isolate.config.livePollSeconds)));
  })
  .get('/api/event', tagged, withQuery(eventQuery), (context) =>
    answerEvent(context.req.valid('query'), context, (snapshot) => context.json(snapshot, 200, shared(context))),
  )
  .get('/api/event/prices', tagged, withQuery(eventQuery), (context) =>
    answerEvent(context.req.valid('query'), context, async ({ event: { match } }, reading) => {
      const prices = await loadEventPrices(match, context.var.visitor, reading);
      return prices.ok ? context.json(prices.value, 200, ownFor(10)) : eventNotNow(context);
    }),
  )
  .get('/api/event-odds', tagged, withQuery(eventQuery), (context) =>
    answerEvent(context.req.valid('query'), context, async ({ event: { match } }, reading) => {
      const odds = await loadEventOdds(match, context.var.visitor, reading);
      return odds.ok ? context.json(odds.value, 200, ownFor(10)) : eventNotNow(context);
    }),
  )
  .get('/api/goals', tagged, withQuery(goalsQuery), async (context) => {
    const query = context.req.valid('query');
    const { live, clock, background } = readContextOf(context);
    const known = await live.goals.read(clock, background);
    const goals = pageOfGoals(known, query, followsOfRequest(context.req.raw.headers));
    return context.json(goals, 200, query.followed ? { 'Cache-Control': 'private, no-store' } : shared(context));
  });
