import {
  type EventDetail,
  type EventQuery,
  type EventSnapshot,
  parseStoredEvent,
} from '../../web/domain/eventDetail.ts';
import { isUnderWay, phaseOf } from '../../web/domain/match.ts';
import { type MomentumSample, parseSamples } from '../../web/domain/momentum.ts';
import type { Background } from '../base/background.ts';
import { Lru } from '../base/lru.ts';
import { type Answer, ok } from '../base/result.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { Cache } from '../cache/cache.ts';
import type { Lifetime } from '../cache/cacheTypes.ts';
import { LIFETIMES, runningLifetime } from '../cache/lifetimes.ts';
import { MEMORY, memoryOf } from '../cache/memoryLimits.ts';
import type { EventAnswer, Feed } from '../feeds/feed.ts';
import type { DoubtfulEnds } from './doubtfulEnds.ts';
import { isBehind, isSameInstant } from './freshness.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A match is near from 90 minutes before kick-off. Corrections are likely until 4 hours after kick-off. */
const NEAR_MS = 90 * MINUTE;
const CORRECTIONS_MS = 4 * HOUR;
const SETTLED_MS = 72 * HOUR;

function parseAnswer(stored: unknown): EventAnswer | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return null;
  if (stored.kind === 'unknown') return { kind: 'unknown' };
  const event = 'event' in stored ? parseStoredEvent(stored.event) : null;
  if (event === null) return null;
  const momentum = 'momentum' in stored ? parseSamples(stored.momentum) : null;
  return { kind: 'found', event, ...(momentum !== null && { momentum }) };
}

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

/** The parts of a `LiveContext` that events need. */
export interface EventContext {
  feed: Pick<Feed, 'upstream' | 'event'>;
  live: { details: Cache<EventAnswer>; ends: DoubtfulEnds };
  config: { livePollSeconds: number };
  background: Background;
  clock: { now: number };
}

// While its end is in doubt, the known event is kept.
function withConfirmedEnd(
  answer: Answer<EventAnswer>,
  known: EventAnswer | null,
  { ends, call }: { ends: DoubtfulEnds; call: UpstreamCall },
): Answer<EventAnswer> {
  if (!answer.ok || answer.value.kind !== 'found' || known?.kind !== 'found') return answer;
  const { match } = answer.value.event;
  const at = call.age?.at ?? Date.now();
  return ends.confirmed(match, known.event.match, at) === match ? answer : ok(known);
}

/** The result of reading an event by id. */
export type EventResult =
  | { kind: 'found'; snapshot: EventSnapshot; momentum?: MomentumSample[] | undefined }
  | { kind: 'unknown' };

interface Cached {
  /** The event as JSON, to compare it with a newer answer. */
  text: string;
  snapshot: EventSnapshot;
}

/** Builds the snapshot of an event, which its page and `/api/event` share. */
export class EventSnapshots {
  readonly #cached: Lru<string, Cached>;

  constructor(memory: number = MEMORY.events) {
    this.#cached = new Lru(memory);
  }

  async read({ sport, id }: EventQuery, context: EventContext): Promise<Answer<EventResult>> {
    const { feed, live, config, background } = context;
    const { details, ends } = live;
    const { now } = context.clock;
    const key = `${feed.upstream.id}:event:${sport}:${id}`;
    const lifetime = lifetimeOf(this.#cached.get(key)?.snapshot.event, now, config.livePollSeconds);
    const answer = await details.read(
      {
        key,
        lifetime,
        load: async (call, known) => withConfirmedEnd(await feed.event(call, sport, id), known, { ends, call }),
        parse: parseAnswer,
        lasts: ({ kind }) => kind === 'found',
      },
      background,
    );
    // An unreadable event has no page. The cache keeps an earlier answer.
    if (!answer.ok) return answer.error.kind === 'unreadable' ? ok({ kind: 'unknown' }) : answer;
    const { value, at } = answer.value;
    if (value.kind === 'unknown') return ok(value);
    const age = Math.max(0, Date.now() - at);
    // Only a match in play is stale when calls are paced.
    const stale = answer.value.paced ? isMoving(value.event, now) : isBehind(answer.value, age);
    const snapshot = this.#snapshotOf(key, value.event, stale, now - age);
    return ok({ kind: 'found', snapshot, momentum: value.momentum });
  }

  #snapshotOf(key: string, event: EventDetail, stale: boolean, confirmedAt: number): EventSnapshot {
    const cached = this.#cached.get(key);
    const isCurrent = cached?.snapshot.stale === stale && (!stale || isSameInstant(cached.snapshot.asOf, confirmedAt));
    if (isCurrent && cached.snapshot.event === event) return cached.snapshot;
    const text = JSON.stringify(event);
    const same = isCurrent && cached.text === text;
    // Unchanged content keeps its `asOf`, and so its bytes and ETag.
    const snapshot = same ? cached.snapshot : { asOf: confirmedAt, stale, event };
    this.#cached.set(key, { text, snapshot }, memoryOf(text));
    return snapshot;
  }
}
