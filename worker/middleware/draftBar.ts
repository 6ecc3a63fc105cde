import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { plainDocument } from '../render/plainDocument.ts';

/** Why a draft link was refused: expired, not signed for this page, or drafts are switched off. */
type DraftRefusal = 'expired' | 'forged' | 'closed';

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

export interface DraftBarFacts {
  t: Translate;
  visitor: Visitor;
  /** Path of the published page. */
  path: string;
  /** When the link expires, milliseconds UTC. */
  until: number;
}

/** The notice above a draft page: when its link expires, and a link to the published page. */
export async function draftBar({ t, visitor, path, until }: DraftBarFacts): Promise<string> {
  const { time } = zonedTime(until, visitor.zone);
  return String(
    await html`<aside id="draft" aria-label="${t('draft.title')}" class="border-b border-line bg-raised"><div class="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4">
<p class="py-1 text-sm"><strong>${t('draft.title')}</strong> ${t('draft.notice', { time })}</p>
<a class="inline-flex min-h-11 items-center text-sm underline" href="${path}">${t('draft.leave')}</a>
</div></aside>`,
  );
}
