import { createMiddleware } from 'hono/factory';
import { translatorFor } from '../../locales/translator.ts';
import { readPageContent } from '../content/pageContent.ts';
import { readSettings } from '../content/pageSettings.ts';
import type { AppEnv, Isolate } from '../middleware/appEnv.ts';
import { backgroundOf } from '../middleware/background.ts';
import { limitedAnswer } from '../middleware/rateLimit.ts';
import { draftBar } from './draftBar.ts';
import { DRAFT_PARAMETER, type DraftLink, readDraftLink } from './draftLink.ts';
import { refusedDraft } from './refusedDraft.ts';

/** Nothing keeps such an answer, finds it, or tells its address to another site. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** A page with drafts asks the content system for all that it shows: an isolate makes so many of them in a minute. */
const MOST_IN_A_MINUTE = 60;
const MINUTE_MS = 60_000;

const made = new WeakMap<Isolate, { minute: number; pages: number }>();

function mayMake(isolate: Isolate, now: number): boolean {
  const minute = Math.floor(now / MINUTE_MS);
  const known = made.get(isolate);
  const pages = known?.minute === minute ? known.pages + 1 : 1;
  made.set(isolate, { minute, pages });
  return pages <= MOST_IN_A_MINUTE;
}

/**
 * Opens the drafts of a page to who has a signed link to it (`?draft=…`): what is read for this one request is what editors
 * have saved, published or not. Any other such link is answered 403 with a page that says why.
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
  if (!mayMake(isolate, Date.now())) return limitedAnswer(context);
  // Pages of scores wait for no editor's words; a page that was asked for because of them does.
  const [bar] = await Promise.all([
    draftBar({ t, visitor, path: pathname, until: link.until }),
    readSettings(visitor, content),
    readPageContent(pathname, visitor.locale, { ...content, pages: content.pageContents }),
  ]);
  context.set('draft', { content, bar });
  await next();
  for (const [name, value] of Object.entries(PRIVATE)) context.res.headers.set(name, value);
});
