import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { LIST_FILTERS, type ListQuery } from '../../web/domain/listQuery.ts';
import type { Snapshot, SnapshotDelta } from '../../web/domain/snapshot.ts';
import { readPage } from '../../web/domain/snapshot.ts';
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
import { answerTagged, type TaggedBody, tagged } from './entityTag.ts';

const wireQuery = v.object({
  sport: v.optional(v.picklist(SPORTS, `sport is one of ${SPORTS.join(', ')}`), 'football'),
  date: v.optional(v.pipe(v.string(), v.check(isCalendarDate, 'date is a calendar date, YYYY-MM-DD'))),
  zone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'zone is an IANA time zone such as Europe/Paris')), 'UTC'),
  filter: v.optional(v.picklist(LIST_FILTERS, `filter is one of ${LIST_FILTERS.join(', ')}`), 'all'),
  region: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, 'region is the slug of a country'))),
  tournament: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,64}$/, 'tournament is the id of a competition'))),
  page: v.optional(
    v.pipe(
      v.string(),
      v.transform((text: string) => readPage(text)),
      v.number('page is a whole number from 1 to 9999'),
    ),
    '1',
  ),
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

const bodies = new WeakMap<Snapshot, Map<string, Promise<TaggedBody>>>();

// Bodies that serve many visitors are serialized and tagged once: the snapshot (`''`), and the changes since each known
// version. Made-up versions would have no end.
async function bodyFor(
  snapshot: Snapshot,
  since: string | undefined,
  deltaSince: (version: string) => SnapshotDelta | null,
): Promise<TaggedBody> {
  const known = bodies.get(snapshot) ?? new Map<string, Promise<TaggedBody>>();
  bodies.set(snapshot, known);
  const writtenFor = (name: string, write: () => string) => {
    const body = known.get(name) ?? tagged(write());
    known.set(name, body);
    return body;
  };
  const found = since === undefined ? undefined : known.get(since);
  if (found !== undefined) return found;
  const delta = since === undefined ? null : deltaSince(since);
  return delta === null
    ? writtenFor('', () => JSON.stringify(snapshot))
    : writtenFor(delta.since, () => JSON.stringify(delta));
}

/** Live data as JSON: a list's snapshot, the same for all visitors, and the prices of the visitor's country. */
export const live = new Hono<AppEnv>()
  .get('/api/live', async (context) => {
    const query = queryOf(context);
    if (!query.ok) return context.json({ error: query.error }, 400);
    const reading = readContextOf(context);
    const snapshot = await readListSnapshot(query.value, reading);
    if (!snapshot.ok) return failedAnswer(context, snapshot.error);
    const since = context.req.query('since');
    const body = await bodyFor(snapshot.value, since, (version) =>
      reading.live.historyAt(reading.clock).delta(listName(query.value, snapshot.value), version, snapshot.value),
    );
    const headers = { 'Cache-Control': shared(context) };
    const isSame = since === snapshot.value.version && !snapshot.value.stale;
    return isSame ? context.body(null, 204, { ...headers, ETag: body.tag }) : answerTagged(context, body, headers);
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
  .get('/api/odds', async (context) => {
    const query = queryOf(context);
    if (!query.ok) return context.json({ error: query.error }, 400);
    const { isolate, visitor } = context.var;
    const board = await readListOdds(query.value, visitor, readContextOf(context));
    // The answer depends on the country, which no shared cache knows, and on whether the visitor wants odds.
    const seconds = Math.min(10, isolate.config.livePollSeconds);
    const headers = { 'Cache-Control': `private, max-age=${seconds}`, Vary: 'Cookie' };
    return answerTagged(context, await tagged(JSON.stringify(board)), headers);
  });
