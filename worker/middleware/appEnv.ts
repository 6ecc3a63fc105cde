import type { Visitor } from '../../web/domain/visitor.ts';
import type { Log } from '../base/log.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import type { Content, ContentReading } from '../content/createContent.ts';
import type { Config, Env } from '../env.ts';
import type { Live } from '../live/createLive.ts';
import type { LiveViews } from '../live/views/liveViews.ts';
import type { VisitorInputs } from './visitorInputs.ts';
import type { WrongSecrets } from './wrongSecrets.ts';

/** What one isolate keeps between requests. No request's state is here. */
export interface Isolate {
  config: Config;
  live: Live;
  /** Live data as visitors see it who are behind on purpose. */
  views: LiveViews;
  content: Content;
  /** Who sends wrong secrets, and how many. */
  wrongSecrets: WrongSecrets;
}

/** What Hono's context carries through the worker. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Writes the lines that the request causes. */
    log: Log;
    /** When the request came (milliseconds UTC). */
    begunAt: number;
    isolate: Isolate;
    inputs: VisitorInputs;
    visitor: Visitor;
    clock: VisitorClock;
    /** Is given the whole page that others may share; absent where nothing is kept. */
    onWholePage?: (chunks: readonly Uint8Array[] | null) => void;
    /** What editors have saved, and the bar that says so, where the address has opened it; absent on all other pages. */
    draft?: { content: ContentReading; bar: string };
  };
}
