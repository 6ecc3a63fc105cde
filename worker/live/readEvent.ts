import type { EventQuery, EventSnapshot } from '../../web/domain/eventSnapshot.ts';
import { type Match, shootOutOf } from '../../web/domain/match.ts';
import { parseMatches } from '../../web/domain/snapshot.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';
import type { Result } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Failure } from '../upstream/failure.ts';
import type { EventReading } from './eventSnapshots.ts';
import type { ReadContext } from './readContext.ts';
import { readWholeDay } from './readList.ts';

/** A match as today's list has it, or else the list of another day that is in memory. */
async function listedMatch({ sport, id }: EventQuery, context: ReadContext) {
  const date = zonedTime(context.clock.now, 'UTC').date;
  const today = await readWholeDay({ sport, date, zone: 'UTC' }, context);
  const match = today.ok ? today.value.matches.find((each) => each.id === id) : undefined;
  if (today.ok && match !== undefined) return { match, asOf: today.value.asOf, stale: today.value.stale };
  const held = context.live.lists.held(`${context.feed.upstream.id}:day:${sport}:`);
  const known = held.flatMap(({ matches }) => matches.find((each) => each.id === id) ?? [])[0];
  if (known === undefined) return null;
  const day = await readWholeDay({ sport, date: zonedTime(known.kickOff, 'UTC').date, zone: 'UTC' }, context);
  const listed = day.ok ? day.value.matches.find((each) => each.id === id) : undefined;
  return day.ok && listed !== undefined ? { match: listed, asOf: day.value.asOf, stale: day.value.stale } : null;
}

/** What lists know of an event: the match, without what happened in it. */
async function listedEvent(query: EventQuery, context: ReadContext): Promise<EventSnapshot | null> {
  const listed = await listedMatch(query, context);
  if (listed === null) return null;
  const { match, asOf, stale } = listed;
  const shootOut = shootOutOf(match.state);
  const unknown = { halfTime: null, incidents: [], periods: [], statistics: [], venue: null, referee: null };
  return { asOf, stale, event: { match, shootOut, lineUps: { home: null, away: null }, ...unknown } };
}

/**
 * An event as its page shows it and `/api/event` answers it: the same in every country, without prices. While its own
 * call gives nothing, a match that today's list has is shown as the list knows it, with what was known of it before.
 */
export async function readEvent(query: EventQuery, context: ReadContext): Promise<Result<EventReading, Failure>> {
  const detailed = await readDetailedEvent(query, context);
  const known = detailed.ok && detailed.value.kind === 'found' ? detailed.value.snapshot : null;
  if (known?.stale === false) return detailed;
  const listed = await listedEvent(query, context);
  if (listed === null || (known !== null && listed.stale)) return detailed;
  const snapshot = known === null ? listed : { ...listed, event: { ...known.event, match: listed.event.match } };
  return { ok: true, value: { kind: 'found', snapshot } };
}

/** An event as its own call tells it, with what happened in it; fails where that can't be had. */
export async function readDetailedEvent(
  { sport, id }: EventQuery,
  context: ReadContext,
): Promise<Result<EventReading, Failure>> {
  const { config, feed, live, clock, background } = context;
  const answer = await live.events.read(sport, id, {
    client: feed,
    details: live.details,
    ends: live.ends,
    pollSeconds: config.livePollSeconds,
    background,
    now: clock.now,
  });
  // What has ended is kept for the pages of its teams and players.
  if (answer.ok && answer.value.kind === 'found') {
    background(live.archive.note(feed.upstream.id, answer.value.snapshot.event, background.log));
  }
  return answer;
}

const meetingsKey = ({ feed }: Pick<ReadContext, 'feed'>, { id }: Pick<Match, 'id'>) =>
  `${feed.upstream.id}:head-to-head:${id}`;

/**
 * The earlier meetings for a page that does well without: a source whose plan counts calls is asked for none, and gives
 * those that somebody has looked at on the match's own page. Null where they are not known.
 */
export async function readMeetingsBeside(
  match: Pick<Match, 'id' | 'sport' | 'home' | 'away'>,
  context: ReadContext,
): Promise<Match[] | null> {
  const { source } = context.config;
  if (source.kind === 'real' && source.quota.firm) {
    return context.live.meetings.held(meetingsKey(context, match))[0] ?? null;
  }
  const meetings = await readMeetingsOf(match, context);
  return meetings.ok ? meetings.value : null;
}

/** The earlier meetings of a match's teams, the latest first; none of a source that has no call for them. */
export async function readMeetingsOf(
  match: Pick<Match, 'id' | 'sport' | 'home' | 'away'>,
  context: ReadContext,
): Promise<Result<Match[], Failure>> {
  const { feed, live, background } = context;
  // Kept for hours, so not asked before both are known.
  const isAsked = match.home !== null && match.away !== null && feed.coverage.parts.includes('head-to-head');
  if (!isAsked) return { ok: true, value: [] };
  const answer = await live.meetings.read(
    {
      key: meetingsKey(context, match),
      lifetime: LIFETIMES.meetings,
      load: (inquiry) => feed.meetings(inquiry, match),
      parse: parseMatches,
    },
    background,
  );
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
