import type { VisitorClock } from '../base/visitorClock.ts';
import type { Background } from '../cache/reading.ts';
import type { ContentReading } from '../content/createContent.ts';
import type { Feed } from '../feeds/feed.ts';
import type { Config } from '../settings/env.ts';
import type { Concealing } from './concealing.ts';
import type { Live } from './createLive.ts';

/** The dependencies of reading live data without a visitor. */
export interface LiveReading {
  config: Config;
  clock: VisitorClock;
  background: Background;
  feed: Feed;
  live: Live;
}

/** The dependencies of reading live data for one request. */
export interface ReadContext extends LiveReading {
  /** Editors decide who sees which prices and which competitions come first. */
  content: ContentReading;
  /** In spoiler-free mode: what is hidden, and the unfiltered feed and caches. */
  hiding?: (Concealing & { whole: Pick<LiveReading, 'feed' | 'live'> }) | undefined;
}

/** The same context without hiding, to check what exists. Its data must never be shown. */
export function unhidden<Context extends ReadContext>(context: Context): Context {
  return context.hiding === undefined ? context : { ...context, ...context.hiding.whole, hiding: undefined };
}
