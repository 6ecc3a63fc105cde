import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { plainDocument } from '../render/plainDocument.ts';

/** Why a draft link was refused: expired, not signed for this page, or drafts are switched off. */
export type DraftRefusal = 'expired' | 'forged' | 'closed';

interface RefusedFacts {
  visitor: Visitor;
  t: Translate;
  siteName: string;
  /** Path of the published page. */
  path: string;
  reason: DraftRefusal;
}

/** The page for a refused draft link. It shows the reason and links to the published page. */
export function refusedDraft({ visitor, t, siteName, path, reason }: RefusedFacts): Promise<string> {
  const title = t('draft.refused');
  const body = html`<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<h1 class="text-xl font-bold">${title}</h1>
<p class="mt-2 text-sm">${t(`draft.why.${reason}`)}</p>
<p><a class="inline-flex min-h-11 items-center text-sm underline" href="${path}">${t('draft.leave')}</a></p>
</main>`;
  return plainDocument({ visitor, title: `${title} · ${siteName}`, body });
}
