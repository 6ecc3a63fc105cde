import type { EventSnapshot } from '../../../web/domain/eventDetail.ts';
import type { EventQuery } from '../../../web/domain/eventQuery.ts';
import { parseMatches } from '../../../web/domain/listSchemas.ts';
import { type Match, shootOutOf } from '../../../web/domain/match.ts';
import type { Snapshot } from '../../../web/domain/snapshot.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, type DatedAnswer, mappedDated, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { loadUtcToday, loadWholeDay } from '../day/daySnapshot.ts';
import { newestOf } from '../state/loadMatches.ts';
import { loadFeed, type ReadContext } from '../state/readContext.ts';
import { type FoundEvent, loadDetailedEvent, snapshotsIn } from './eventSnapshot.ts';

/** A match from today's list, or from that of the day on which its newest state begins. */
async function listedMatch({ sport, id }: EventQuery, context: ReadContext) {
  const inDay = (day: Answer<Snapshot>) => {
    const match = day.ok ? day.value.matches.find((each) => each.id === id) : undefined;
    return day.ok && match !== undefined ? { match, asOf: day.value.asOf, stale: day.value.stale } : null;
  };
  const today = inDay(await loadUtcToday(sport, context));
  const known = newestOf(context).find({ sport, id });
  if (today !== null || known === undefined) return today;
  return inDay(await loadWholeDay({ sport, date: utcDate(known.match.kickOff), zone: 'UTC' }, context));
}

/** An event from a list: its match without details. */
async function listedEvent(query: EventQuery, context: ReadContext): Promise<EventSnapshot | null> {
  const listed = await listedMatch(query, context);
  if (listed === null) return null;
  const { match, asOf, stale } = listed;
  const shootOut = shootOutOf(match.state);
  const unknown = { halfTime: null, incidents: [], periods: [], statistics: [], venue: null, referee: null };
  return { asOf, stale, event: { match, shootOut, lineUps: { home: null, away: null }, ...unknown } };
}

/**
 * An event for its page and `/api/event`, without prices and the same in every country; null for an unknown id. When its
 * own call fails or is stale, a list may confirm its match, with the known details.
 */
export async function loadEvent(query: EventQuery, context: ReadContext): Promise<Answer<FoundEvent | null>> {
  const detailed = await loadDetailedEvent(query, context);
  const [known] = snapshotsIn([detailed]);
  if (known?.stale === false) return detailed;
  const listed = await listedEvent(query, context);
  if (listed === null || (known !== undefined && listed.stale)) return detailed;
  const { match, shootOut } = listed.event;
  if (known === undefined) return ok({ snapshot: listed });
  return ok({ snapshot: { ...listed, event: { ...known.event, match, shootOut } }, details: known });
}

const meetingsKey = ({ id }: Pick<Match, 'id'>) => `head-to-head:${id}`;

/** Earlier meetings where they are optional: with counted calls, only cached ones, or null. */
export async function loadMeetingsBeside(
  match: Pick<Match, 'id' | 'sport' | 'home' | 'away'>,
  context: ReadContext,
): Promise<Answer<Match[] | null>> {
  const { source } = context.config;
  if (!source.quota.isCounted) return loadMeetingsOf(match, context);
  const [held] = context.live.meetings.valuesUnder(`${context.feed.upstream.id}:${meetingsKey(match)}`);
  return ok(held === undefined ? null : newestOf(context).distinct([held]));
}

/** Earlier meetings of a match's teams, latest first; empty when the source has no call for them. */
export async function loadMeetingsOf(
  match: Pick<Match, 'id' | 'sport' | 'home' | 'away'>,
  context: ReadContext,
): Promise<DatedAnswer<Match[]>> {
  const { feed, live } = context;
  // The answer is cached for hours, so it waits until both teams are known.
  const isAsked = match.home !== null && match.away !== null && feed.coverage.parts.includes('head-to-head');
  if (!isAsked) return { ok: true, value: [], at: Date.now(), stale: false };
  const answer = await loadFeed(live.meetings, context, {
    key: meetingsKey(match),
    lifetime: LIFETIMES.meetings,
    load: (call) => feed.meetings(call, match),
    parse: parseMatches,
  });
  return mappedDated(answer, (meetings, { at }) => newestOf(context).merge(meetings, at));
}
