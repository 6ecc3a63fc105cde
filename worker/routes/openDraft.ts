import { createMiddleware } from 'hono/factory';
import { translatorFor } from '../../locales/translator.ts';
import { readPageContent } from '../content/pageContent.ts';
import { readSettings } from '../content/pageSettings.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { draftBar, refusedDraft } from '../middleware/draftBar.ts';
import { DRAFT_PARAMETER, type DraftLink, readDraftLink } from '../middleware/draftLink.ts';
import { backgroundOf } from '../middleware/readContext.ts';
import { limitedAnswer } from './limitedAnswer.ts';

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
  const { previewSecret: secret, siteName } = isolate.config;
  const t = translatorFor(visitor);
  const content = secret === null ? null : isolate.content.drafts(backgroundOf(context));
  const link: DraftLink | { kind: 'closed' } =
    secret === null || content === null
      ? { kind: 'closed' }
      : await readDraftLink(given, { path: pathname, secret, now: Date.now() });
  if (link.kind !== 'open' || content === null) {
    const reason = link.kind === 'open' ? 'closed' : link.kind;
    const page = await refusedDraft({ visitor, t, siteName, path: pathname, reason });
    return context.html(page, 403, { ...PRIVATE, 'Content-Language': visitor.locale });
  }
  if (!isolate.draftPages.take(Date.now())) return limitedAnswer(context);
  // Other pages do not wait for editors' texts. A draft does, because it exists to show them.
  const [bar] = await Promise.all([
    draftBar({ t, visitor, path: pathname, until: link.until }),
    readSettings(visitor, content),
    readPageContent(pathname, visitor.locale, content),
  ]);
  context.set('draft', { content, bar });
  await next();
  for (const [name, value] of Object.entries(PRIVATE)) context.res.headers.set(name, value);
});
