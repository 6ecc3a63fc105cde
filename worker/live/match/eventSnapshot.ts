import { isDeepStrictEqual } from 'node:util';
import type { EventDetail, EventSnapshot } from '../../../web/domain/eventDetail.ts';
import type { EventQuery } from '../../../web/domain/eventQuery.ts';
import { isUnderWay, phaseOf } from '../../../web/domain/match.ts';
import type { MomentumSample } from '../../../web/domain/momentum.ts';
import { type Answer, mapped, ok, orNothing } from '../../base/result.ts';
import type { Lifetime } from '../../cache/cacheTypes.ts';
import { LIFETIMES, runningLifetime } from '../../cache/lifetimes.ts';
import { type EventAnswer, parseEventAnswer } from '../../feeds/feed.ts';
import { archiveEnded, withRatings } from '../archive/archive.ts';
import type { Live } from '../state/createLive.ts';
import { isSameInstant } from '../state/freshness.ts';
import { loadJournalChanges } from '../state/journalChanges.ts';
import { newestOf } from '../state/loadMatches.ts';
import { ageAt, type LiveContext, loadFeed, type ShownAge } from '../state/readContext.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A match is near from 90 minutes before kick-off. Corrections are likely until 4 hours after kick-off. */
const NEAR_MS = 90 * MINUTE;
const CORRECTIONS_MS = 4 * HOUR;
const SETTLED_MS = 72 * HOUR;

/** Whether a match is in play or about to begin, so its data ages within seconds. */
function isMoving({ match }: EventDetail, now: number): boolean {
  return isUnderWay(match) || (phaseOf(match) === 'upcoming' && match.kickOff - now <= MINUTE);
}

/** The cache lifetime of an event. An unknown event gets the shortest one, because it may be in play. */
export function lifetimeOf(event: EventDetail | undefined, now: number, pollSeconds: number): Lifetime {
  const running = runningLifetime(pollSeconds);
  if (event === undefined || isMoving(event, now)) return running;
  const { match } = event;
  const until = match.kickOff - now;
  if (phaseOf(match) === 'upcoming') return until > NEAR_MS ? LIFETIMES.eventFar : LIFETIMES.eventNear;
  if (-until < CORRECTIONS_MS) return LIFETIMES.eventNear;
  return phaseOf(match) === 'finished' && -until > SETTLED_MS ? LIFETIMES.eventOver : LIFETIMES.eventFar;
}

/** Keeps the object of an event that has not changed. */
function unchanged(loaded: EventAnswer, known: EventAnswer | null): EventAnswer {
  if (loaded.kind !== 'found' || known?.kind !== 'found') return loaded;
  return isDeepStrictEqual(loaded.event, known.event) ? { ...loaded, event: known.event } : loaded;
}

/** An event as it was found by its id. */
export interface FoundEvent {
  snapshot: EventSnapshot;
  /** The age of its details, if they are older than its match. */
  details?: ShownAge;
  momentum?: MomentumSample[] | undefined;
}

/** The snapshots of the events that were found. */
export const snapshotsIn = (answers: readonly Answer<FoundEvent | null>[]): EventSnapshot[] =>
  answers.flatMap((answer) => (answer.ok && answer.value !== null ? [answer.value.snapshot] : []));

/** Approximate bytes of an event that only its snapshot still holds. */
const BYTES_PER_EVENT = 8 * 1024;

/** The snapshot of an event, which its page and `/api/event` share. */
function snapshotOf(
  key: string,
  event: EventDetail,
  { stale, asOf }: Pick<EventSnapshot, 'stale' | 'asOf'>,
  { events }: Live,
): EventSnapshot {
  const known = events.get(key);
  const isCurrent = known?.stale === stale && (!stale || isSameInstant(known.asOf, asOf));
  // Unchanged content keeps its `asOf`, and so its bytes and ETag.
  if (isCurrent && known.event === event) return known;
  const snapshot = { asOf, stale, event };
  events.set(key, snapshot, BYTES_PER_EVENT);
  return snapshot;
}

/** Parses a stored answer; null if its shape is out of date. */
export const parseStoredAnswer = (stored: unknown): EventAnswer | null => parseEventAnswer(withRatings(stored));

/**
 * An event with its details from its own call, and its match in the newest state; null for an unknown id. Fails when that
 * call fails.
 */
export async function loadDetailedEvent(
  { sport, id }: EventQuery,
  context: LiveContext,
): Promise<Answer<FoundEvent | null>> {
  const { feed, live, config, background, clock } = context;
  const { now } = clock;
  const name = `event:${sport}:${id}`;
  const key = `${feed.upstream.id}:${name}`;
  const reading = loadFeed(live.details, context, {
    key: name,
    lifetime: lifetimeOf(live.events.get(key)?.event, now, config.livePollSeconds),
    load: async (call, known) => mapped(await feed.event(call, sport, id), (value) => unchanged(value, known)),
    parse: parseStoredAnswer,
    lasts: ({ kind }) => kind === 'found',
  });
  const [answer] = await Promise.all([reading, loadJournalChanges(context)]);
  // An unreadable event has no page. The cache keeps an earlier answer.
  if (!answer.ok) return orNothing(answer, 'unreadable', null);
  const { value, at } = answer;
  if (value.kind === 'unknown') return ok(null);
  const event = newestOf(context).mergeEvent(value.event, at);
  // Only a match in play is stale when calls are paced.
  const stale = answer.stale && (!answer.paced || isMoving(event, now));
  const snapshot = snapshotOf(key, event, ageAt(context, { at, stale }), live);
  // Ended matches are archived for the pages of their teams and players.
  background(archiveEnded(snapshot.event, context));
  return ok({ snapshot, momentum: value.momentum });
}
