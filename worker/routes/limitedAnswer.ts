import type { Context } from 'hono';
import type { AppEnv } from '../middleware/appEnv.ts';
import { messagePage } from '../pages/messagePages.ts';
import { isOpenPath, problemAnswer } from './answers.ts';
import { answerPage, pageContextOf } from './pages.ts';

/** The period of the binding’s limit (`[[ratelimits]]` in `wrangler.toml`). */
const RETRY_AFTER = { 'Retry-After': '60', 'Cache-Control': 'no-store' };

/** The 429 answer: a page, or JSON for the API. */
export function limitedAnswer(context: Context<AppEnv>): Response {
  const { path } = context.req;
  if (isOpenPath(path)) return problemAnswer({ status: 429, detail: 'Come again in a minute.' });
  const isPage = !/^\/(api\/|image$)/.test(path);
  if (!isPage) return context.json({ error: 'too many requests; come again in a minute' }, 429, RETRY_AFTER);
  const page = answerPage(context, messagePage(pageContextOf(context), 'limited'));
  for (const [name, value] of Object.entries(RETRY_AFTER)) page.headers.set(name, value);
  return page;
}
