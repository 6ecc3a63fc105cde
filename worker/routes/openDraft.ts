import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { translatorFor } from '../../locales/translator.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { loadPageContent } from '../content/pageContent.ts';
import { loadSettings } from '../content/pageSettings.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { DRAFT_PARAMETER, type DraftLink, readDraftLink } from '../middleware/draftLink.ts';
import { backgroundOf } from '../middleware/readContext.ts';
import { plainDocument } from '../render/plainDocument.ts';
import { limitedAnswer } from './errorAnswer.ts';

/** The page for a refused draft link. It shows the reason and links to the published page. */
function refusedDraft(reason: 'expired' | 'forged' | 'closed', { req, var: facts }: Context<AppEnv>): Promise<string> {
  const { visitor, isolate } = facts;
  const t = translatorFor(visitor);
  const title = t('draft.refused');
  const body = html`<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<h1 class="text-xl font-bold">${title}</h1>
<p class="mt-2 text-sm">${t(`draft.why.${reason}`)}</p>
<p><a class="inline-flex min-h-11 items-center text-sm underline" href="${new URL(req.url).pathname}">${t('draft.leave')}</a></p>
</main>`;
  return plainDocument({ visitor, title: `${title} · ${isolate.config.siteName}`, body });
}

/** The notice above a draft page: when its link expires (milliseconds UTC), and a link to the published page. */
async function draftBar(until: number, { req, var: { visitor } }: Context<AppEnv>): Promise<string> {
  const t = translatorFor(visitor);
  const { time } = zonedTime(until, visitor.zone);
  return String(
    await html`<aside id="draft" aria-label="${t('draft.title')}" class="border-b border-line bg-raised"><div class="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4">
<p class="py-1 text-sm"><strong>${t('draft.title')}</strong> ${t('draft.notice', { time })}</p>
<a class="inline-flex min-h-11 items-center text-sm underline" href="${new URL(req.url).pathname}">${t('draft.leave')}</a>
</div></aside>`,
  );
}

/** A draft must not be cached or indexed, and its signed URL must not leak as a referrer. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Opens a page's drafts for a signed link (`?draft=…`): this one request reads unpublished content as well. An invalid link
 * gets 403 and a page with the reason; too many drafts in a minute are rate limited.
 */
export const openDraft = createMiddleware<AppEnv>(async (context, next) => {
  const { pathname, searchParams } = new URL(context.req.url);
  const given = searchParams.get(DRAFT_PARAMETER);
  if (given === null) return next();
  const { isolate, visitor } = context.var;
  const { previewSecret: secret } = isolate.config;
  const content = secret === null ? null : isolate.content.drafts(backgroundOf(context));
  const link: DraftLink | { kind: 'closed' } =
    secret === null || content === null
      ? { kind: 'closed' }
      : await readDraftLink(given, { path: pathname, secret, now: Date.now() });
  if (link.kind !== 'open' || content === null) {
    const reason = link.kind === 'open' ? 'closed' : link.kind;
    return context.html(await refusedDraft(reason, context), 403, { ...PRIVATE, 'Content-Language': visitor.locale });
  }
  if (!isolate.draftPages.take(Date.now())) return limitedAnswer(context);
  // Other pages do not wait for editors' texts. A draft does, because it exists to show them.
  const [bar] = await Promise.all([
    draftBar(link.until, context),
    loadSettings(visitor, content),
    loadPageContent(pathname, visitor.locale, content),
  ]);
  context.set('draft', { content, bar });
  await next();
  for (const [name, value] of Object.entries(PRIVATE)) context.res.headers.set(name, value);
});
