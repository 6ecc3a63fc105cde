import type { Context } from 'hono';
import type { ReadContext } from '../live/readContext.ts';
import type { AppEnv } from './appEnv.ts';
import { backgroundOf } from './background.ts';

/** What reading live data and content needs of a request. */
export function readContextOf(context: Context<AppEnv>): ReadContext {
  const { isolate, clock, draft, visitor } = context.var;
  const { config, live, content } = isolate;
  const background = backgroundOf(context);
  const reading = draft?.content ?? content.at(clock, background);
  const everybodys = { config, clock, background, live, feed: live.feedAt(clock), content: reading };
  return visitor.delay === undefined ? everybodys : isolate.views.delayed(visitor.delay, everybodys);
}
