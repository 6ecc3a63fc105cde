import type { VisitorClock } from '../base/visitorClock.ts';
import type { Background } from '../cache/reading.ts';
import type { ContentReading } from '../content/createContent.ts';
import type { Config } from '../env.ts';
import type { Feed } from '../feeds/feed.ts';
import type { Concealing } from './concealing.ts';
import type { Live } from './createLive.ts';

/** What reading live data needs, where nobody in particular asks. */
export interface LiveReading {
  config: Config;
  clock: VisitorClock;
  background: Background;
  /** The feed at the request's instant, and what the isolate keeps of it. */
  feed: Feed;
  live: Live;
}

/** What reading live data needs of one request. */
export interface ReadContext extends LiveReading {
  /** Who may see which prices, and which competitions matter, is the editors' to say. */
  content: ContentReading;
  /** Of a visitor in spoiler-free mode: what is hidden, and where the whole is read. */
  hiding?: (Concealing & { whole: Pick<LiveReading, 'feed' | 'live'> }) | undefined;
}

/** The same with nothing hidden: to find out what there is, never to show it. */
export function unhidden<Context extends ReadContext>(context: Context): Context {
  return context.hiding === undefined ? context : { ...context, ...context.hiding.whole, hiding: undefined };
}
