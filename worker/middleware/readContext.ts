import type { Context } from 'hono';
import { type Background, backgroundWith } from '../base/background.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import { viewFor } from '../live/views/liveViews.ts';
import type { AppEnv } from './appEnv.ts';
import { followsOfRequest } from './preferences.ts';

/** Keeps work alive after the answer is sent, and logs its failures. */
export function backgroundOf(context: Context<AppEnv>): Background {
  return backgroundWith(context.var.log, (work) => context.executionCtx.waitUntil(work));
}

/** The view without delay and with all results, whatever the cookies say. */
function standardContextOf(context: Context<AppEnv>): ReadContext {
  const { isolate, clock, draft } = context.var;
  const { config, live, content } = isolate;
  const background = backgroundOf(context);
  const reading = draft?.content ?? content.at(clock, background);
  return { config, clock, background, live, feed: live.feedAt(clock), content: reading };
}

/** The standard view at the real time, for answers that everybody shares. The clock of a visitor with a delay is late. */
export function sharedContextOf(context: Context<AppEnv>): ReadContext {
  const standard = standardContextOf(context);
  const { frozen } = standard.clock;
  return frozen ? standard : { ...standard, clock: { now: Date.now(), frozen } };
}

/** The visitor's view: with the delay and the spoiler-free mode of the cookies. */
export function readContextOf(context: Context<AppEnv>): ReadContext {
  const { isolate, visitor } = context.var;
  const standard = standardContextOf(context);
  const { delay, spoilers, shown } = visitor;
  if (delay === undefined && spoilers === undefined) return standard;
  const follows = followsOfRequest(context.req.raw.headers);
  return viewFor({ delay, spoilers, shown, follows }, standard, isolate.views);
}

/** The view that a request names itself, whatever its cookies say. `delay` is in seconds; 0 for none. */
export function delayedContextOf(context: Context<AppEnv>, delay: number): ReadContext {
  const standard = sharedContextOf(context);
  return delay === 0 ? standard : viewFor({ delay, follows: [] }, standard, context.var.isolate.views);
}
