import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '../middleware/appEnv.ts';
import { loggedPath } from '../middleware/requestRecord.ts';
import { messagePage } from '../pages/messagePages.ts';
import { SettingError } from '../settings/env.ts';
import { isOpenPath, problemAnswer } from './answers.ts';
import { notReady } from './notReady.ts';
import { answerPage, pageContextOf } from './pages.ts';

/** Answers a request that threw: a page, or JSON for the API. The log line has the request id. */
export function errorAnswer(error: Error, context: Context<AppEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof SettingError) return notReady(error, context);
  const { requestId, visitor, log } = context.var;
  const { path } = context.req;
  log('error', 'request failed', { path: loggedPath(path, 500), error: error.stack ?? error.message });
  if (isOpenPath(path)) return problemAnswer({ status: 500, detail: `Something went wrong (${requestId}).` });
  if (visitor === undefined || path.startsWith('/api/')) {
    return context.json({ error: 'something went wrong', requestId }, 500, { 'Cache-Control': 'no-store' });
  }
  return answerPage(context, messagePage(pageContextOf(context), 'error'));
}
