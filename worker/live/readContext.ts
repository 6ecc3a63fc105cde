import type { Background } from '../base/background.ts';
import { type Answer, type Failure, ok } from '../base/result.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import type { Cache } from '../cache/cache.ts';
import type { CacheRequest } from '../cache/cacheTypes.ts';
import type { ContentReading } from '../content/contentReading.ts';
import type { Feed } from '../feeds/feed.ts';
import type { Config } from '../settings/env.ts';
import type { Live } from './createLive.ts';
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

/** Reads a value of the feed through a cache. The key of `request` names it within the feed. */
export async function readFeed<Value>(
  cache: Cache<Value>,
  { feed, background }: Pick<ReadContext, 'feed' | 'background'>,
  request: CacheRequest<Value>,
): Promise<Answer<Value>> {
  const answer = await cache.read({ ...request, key: `${feed.upstream.id}:${request.key}` }, background);
  return answer.ok ? ok(answer.value.value) : answer;
}

/** The first temporary failure, or null. `excluded` is not one: the source never has that data for this site. */
export function firstTemporaryFailure(answers: readonly Answer<unknown>[]): Failure | null {
  for (const answer of answers) {
    if (!answer.ok && answer.error.kind !== 'excluded') return answer.error;
  }
  return null;
}
