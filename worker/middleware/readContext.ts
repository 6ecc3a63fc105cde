import type { Context } from 'hono';
import type { ReadContext } from '../live/readContext.ts';
import type { AppEnv } from './appEnv.ts';
import { backgroundOf } from './background.ts';
import { followsOfRequest } from './followsOfRequest.ts';

export function readContextOf(context: Context<AppEnv>): ReadContext {
  const { isolate, clock, draft, visitor } = context.var;
  const { config, live, content } = isolate;
  const background = backgroundOf(context);
  const reading = draft?.content ?? content.at(clock, background);
  const everybodys = { config, clock, background, live, feed: live.feedAt(clock), content: reading };
  const { delay, spoilers, shown } = visitor;
  if (delay === undefined && spoilers === undefined) return everybodys;
  const follows = followsOfRequest(context.req.raw.headers);
  return isolate.views.seen({ delay, spoilers, shown, follows }, everybodys);
}
