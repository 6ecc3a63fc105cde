import { type Background, noted } from '../../base/background.ts';
import type { Age, Answer, DatedAnswer, Failure } from '../../base/result.ts';
import { instantBy, type VisitorClock } from '../../base/visitorClock.ts';
import type { Cache } from '../../cache/cache.ts';
import type { CacheRequest } from '../../cache/cacheTypes.ts';
import type { ContentReading } from '../../content/contentReading.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { Config } from '../../settings/env.ts';
import type { Live } from './createLive.ts';
import { isBehind } from './freshness.ts';
import type { SpoilerFilter } from './spoilerFilter.ts';

/** The dependencies of reading live data without a visitor. */
export interface LiveContext {
  config: Config;
  clock: VisitorClock;
  background: Background;
  feed: Feed;
  live: Live;
}

/** The dependencies of reading live data for one request. */
export interface ReadContext extends LiveContext {
  /** Editors decide who sees which prices and which competitions come first. */
  content: ContentReading;
  /** In spoiler-free mode: what is hidden, and the unfiltered feed and caches. */
  hiding?: (SpoilerFilter & { whole: Pick<LiveContext, 'feed' | 'live'> }) | undefined;
}

/** The same context without hiding, to check what exists. Its data must never be shown. */
export function unhidden<Context extends ReadContext>(context: Context): Context {
  return context.hiding === undefined ? context : { ...context, ...context.hiding.whole, hiding: undefined };
}

/** Reads a value of the feed through a cache, with its age. The key of `request` names it within the feed. */
export async function loadFeed<Value>(
  cache: Cache<Value>,
  { feed, background }: Pick<ReadContext, 'feed' | 'background'>,
  request: CacheRequest<Value>,
): Promise<DatedAnswer<Value>> {
  const key = `${feed.upstream.id}:${request.key}`;
  const answer = noted(await cache.read({ ...request, key }, background), key, background);
  if (!answer.ok) return answer;
  const { value, confirmedAt: at, paced } = answer.value;
  const stale = isBehind(answer.value, Date.now() - at);
  if (stale) background.behind.add(key);
  return { ok: true, value, at, stale, paced };
}

/** The age of what an answer shows. */
export interface ShownAge {
  /** When its source confirmed the oldest part, in milliseconds of the visitor’s clock. */
  asOf: number;
  stale: boolean;
}

/** The age of an answer that shows several of these ages. */
export function oldestShown(first: ShownAge, ...others: readonly ShownAge[]): ShownAge {
  const ages = [first, ...others];
  return { asOf: Math.min(...ages.map(({ asOf }) => asOf)), stale: ages.some(({ stale }) => stale) };
}

/** An age by the visitor’s clock. */
export function ageAt({ clock }: Pick<LiveContext, 'clock'>, { at, stale }: Age): ShownAge {
  return { asOf: instantBy(clock, at), stale };
}

/** The age of what was read; null for a failure, which nobody confirms. */
export function ageOf(age: Age | null, context: Pick<LiveContext, 'clock'>): ShownAge {
  return age === null ? { asOf: context.clock.now, stale: true } : ageAt(context, age);
}

/** What a part of a page shows: what was read, `nothing` if the source never has it, or null if it failed. */
export function partOf<Value, Nothing>(answer: Answer<Value>, nothing: Nothing): Value | Nothing | null {
  if (answer.ok) return answer.value;
  return answer.error.kind === 'excluded' ? nothing : null;
}

/** The first temporary failure, or null. `excluded` is not one: the source never has that data for this site. */
export function firstTemporaryFailure(answers: readonly Answer<unknown>[]): Failure | null {
  for (const answer of answers) {
    if (!answer.ok && answer.error.kind !== 'excluded') return answer.error;
  }
  return null;
}
