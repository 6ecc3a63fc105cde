import { type Context, Hono } from 'hono';
import { parsePath } from '../../web/routes.ts';
import { tagManagerFor } from '../analytics.ts';
import type { AppEnv } from '../appEnv.ts';
import { backgroundOf } from '../background.ts';
import { draftPage } from '../pages/draftPage.ts';
import { notFoundPage } from '../pages/messagePages.ts';
import { bareState, type PageContext } from '../pages/pageContext.ts';
import { PRELOADS } from '../render/documentParts.ts';
import { type PageDraft, renderPage } from '../render/renderPage.tsx';

export function pageContextOf(context: Context<AppEnv>): PageContext {
  const { services, visitor, clock, requestId } = context.var;
  const search = new URL(context.req.url).searchParams;
  return { services, visitor, clock, requestId, search, background: backgroundOf(context) };
}

/** Answers with a page. It is the visitor's own: preferences, zone and country are in it. */
export function answerPage(context: Context<AppEnv>, draft: PageDraft): Response {
  const page = pageContextOf(context);
  const body = renderPage(draft, page.visitor, {
    siteName: page.services.config.siteName,
    origin: new URL(context.req.url).origin,
    requestId: page.requestId,
    tagManagerId: tagManagerFor(context),
    failed: () => bareState(page, { kind: 'message', message: 'error', requestId: page.requestId }),
  });
  return new Response(body, {
    status: draft.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'Content-Language': page.visitor.locale,
      Link: PRELOADS,
    },
  });
}

/** Every page of the site. An address that only looks different from its canonical one is led there. */
export const pages = new Hono<AppEnv>().get('*', async (context) => {
  const { pathname, search } = new URL(context.req.url);
  const parsed = parsePath(pathname);
  const page = pageContextOf(context);
  if (parsed === null) return answerPage(context, notFoundPage(page));
  if (parsed.canonical !== pathname) return context.redirect(`${parsed.canonical}${search}`, 301);
  const answer = await draftPage(parsed.route, page);
  if ('redirect' in answer) return context.redirect(`${answer.redirect}${search}`, 301);
  return answerPage(context, answer);
});
