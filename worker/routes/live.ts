import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { LIST_FILTERS, type ListQuery } from '../../web/domain/listQuery.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import type { Result } from '../base/result.ts';
import { isCalendarDate, isTimeZone } from '../base/zonedDay.ts';
import { badgeNumbers } from '../live/badgeNumbers.ts';
import { heldSeconds } from '../live/freshness.ts';
import { listName, readListOdds, readListSnapshot } from '../live/readList.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';
import type { Failure } from '../upstream/failure.ts';
import { tagged } from './entityTag.ts';
import { idOf, page } from './wireQuery.ts';

const wireQuery = v.object({
  sport: v.optional(v.picklist(SPORTS, `sport is one of ${SPORTS.join(', ')}`), 'football'),
  date: v.optional(v.pipe(v.string(), v.check(isCalendarDate, 'date is a calendar date, YYYY-MM-DD'))),
  zone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'zone is an IANA time zone such as Europe/Paris')), 'UTC'),
  filter: v.optional(v.picklist(LIST_FILTERS, `filter is one of ${LIST_FILTERS.join(', ')}`), 'all'),
  region: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, 'region is the slug of a country'))),
  tournament: v.optional(idOf('tournament is the id of a competition')),
  page,
});

// Without a date the list is today’s, and without a zone it is UTC’s, so that the address alone decides the answer.
function queryOf(context: Context<AppEnv>): Result<ListQuery, string> {
  const read = v.safeParse(wireQuery, context.req.query());
  if (!read.success) return { ok: false, error: read.issues[0].message };
  const { date, zone, region, tournament, ...rest } = read.output;
  return {
    ok: true,
    value: {
      ...rest,
      zone,
      date: date ?? zonedTime(context.var.clock.now, zone).date,
      ...(region === undefined ? {} : { region }),
      ...(tournament === undefined ? {} : { tournament }),
    },
  };
}

/** Says why there is no list. */
function failedAnswer(context: Context<AppEnv>, { kind }: Failure): Response {
  if (kind === 'excluded') return context.json({ error: 'the source of the scores has nothing of that day' }, 404);
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '10' };
  return context.json({ error: 'the scores cannot be had right now' }, 503, headers);
}

const shared = ({ var: { isolate } }: Context<AppEnv>) =>
  `public, max-age=${heldSeconds(isolate.config.livePollSeconds)}`;

/** Live data as JSON: a list's snapshot, the same for all visitors, and the prices of the visitor's country. */
export const live = new Hono<AppEnv>()
  .get('/api/live', tagged, async (context) => {
    const query = queryOf(context);
    if (!query.ok) return context.json({ error: query.error }, 400);
    const reading = readContextOf(context);
    const snapshot = await readListSnapshot(query.value, reading);
    if (!snapshot.ok) return failedAnswer(context, snapshot.error);
    const since = context.req.query('since');
    const headers = { 'Cache-Control': shared(context) };
    const { value } = snapshot;
    if (since === value.version && !value.stale) return context.body(null, 204, headers);
    const { live, clock } = reading;
    const delta = since === undefined ? null : live.historyAt(clock).delta(listName(query.value, value), since, value);
    return context.json(delta ?? value, 200, headers);
  })
  .get('/api/live/counters', async (context) => {
    const query = queryOf(context);
    if (!query.ok) return context.json({ error: query.error }, 400);
    const reading = readContextOf(context);
    const snapshot = await readListSnapshot(query.value, reading);
    return snapshot.ok
      ? context.json(badgeNumbers(snapshot.value, reading.clock.now), 200, { 'Cache-Control': shared(context) })
      : failedAnswer(context, snapshot.error);
  })
  .get('/api/odds', tagged, async (context) => {
    const query = queryOf(context);
    if (!query.ok) return context.json({ error: query.error }, 400);
    const { isolate, visitor } = context.var;
    const board = await readListOdds(query.value, visitor, readContextOf(context));
    // The answer depends on the country, which no shared cache knows, and on whether the visitor wants odds.
    const seconds = Math.min(10, isolate.config.livePollSeconds);
    const headers = { 'Cache-Control': `private, max-age=${seconds}`, Vary: 'Cookie' };
    return context.json(board, 200, headers);
  });
