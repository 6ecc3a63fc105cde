import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { plainDocument } from '../render/plainDocument.ts';

/** Why a link to a draft opens nothing: it is too old, it is not signed for this page, or the site shows no drafts. */
export type DraftRefusal = 'expired' | 'forged' | 'closed';

interface RefusedFacts {
  visitor: Visitor;
  t: Translate;
  siteName: string;
  /** The page as visitors see it. */
  path: string;
  reason: DraftRefusal;
}

/** The page for who follows a link to a draft that opens nothing: it says why, and leads to what is published. */
export function refusedDraft({ visitor, t, siteName, path, reason }: RefusedFacts): Promise<string> {
  const title = t('draft.refused');
  const body = html`<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<h1 class="text-xl font-bold">${title}</h1>
<p class="mt-2 text-sm">${t(`draft.why.${reason}`)}</p>
<p><a class="inline-flex min-h-11 items-center text-sm underline" href="${path}">${t('draft.leave')}</a></p>
</main>`;
  return plainDocument({ visitor, title: `${title} · ${siteName}`, body });
}
