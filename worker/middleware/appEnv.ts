import type { OddsChoice } from '../../web/domain/scoresOnly.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { CallRate } from '../base/callRate.ts';
import type { Log } from '../base/log.ts';
import type { Lru } from '../base/lru.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import type { ContentReading } from '../content/contentReading.ts';
import type { Content } from '../content/createContent.ts';
import type { Live } from '../live/state/createLive.ts';
import type { Config, Env } from '../settings/env.ts';
import type { RenderedPages } from './renderedPages.ts';
import type { Vitals } from './vitals.ts';

/** An answer's JSON and its entity tag, when it was made (milliseconds UTC), and of which revision of the matches. */
export interface OpenAnswer {
  text: string;
  tag: string;
  at: number;
  revision: number;
}

/** State that one isolate keeps between requests. It holds nothing of a single request. */
export interface Isolate {
  config: Config;
  live: Live;
  /** Live data for visitors with a delay or without results. */
  views: Lru<string, Live>;
  content: Content;
  pages: RenderedPages;
  /** The speed of pages as visitors had it. */
  vitals: Vitals;
  /** Answers of the public API of the last seconds, by operation and parameters. */
  answers: Lru<string, OpenAnswer>;
  /** When API addresses were last requested, in milliseconds UTC. */
  requested: (address: string) => { at: number };
  /** Wrong secrets with their own 401 and log line. The right secret is never limited. */
  wrongSecrets: CallRate;
  /** Log lines for reports of the browser. */
  reportLines: CallRate;
  /** Each draft page loads all its content from the content system. */
  draftPages: CallRate;
}

/** The variables of Hono’s context. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Logs with the number of this request. */
    log: Log;
    /** When the request arrived, in milliseconds UTC. */
    begunAt: number;
    isolate: Isolate;
    visitor: Visitor;
    /** `?odds=off` or `?odds=on`; null without the parameter, or if a link of another site asks for hidden odds. */
    askedOdds: OddsChoice | null;
    clock: VisitorClock;
    /** Receives a complete page that visitors may share; absent if the page is not cached. */
    onWholePage?: (chunks: readonly Uint8Array[] | null) => void;
    /** The sites that may frame this answer, which is an embed with its own policy. */
    framedBy?: string;
    /** Draft content and its notice, if the address has a valid draft link. */
    draft?: { content: ContentReading; bar: string };
  };
}
