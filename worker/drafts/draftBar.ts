import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { zonedTime } from '../../web/format/zonedTime.ts';

/** What the bar above a draft tells. */
export interface DraftBarFacts {
  t: Translate;
  visitor: Visitor;
  /** The page as visitors see it. */
  path: string;
  /** Until when the link works, milliseconds UTC. */
  until: number;
}

/** The bar that stands above a page with drafts: that it is one, until when its link works, and the way out. */
export async function draftBar({ t, visitor, path, until }: DraftBarFacts): Promise<string> {
  const { time } = zonedTime(until, visitor.zone);
  return String(
    await html`<aside id="draft" aria-label="${t('draft.title')}" class="border-b border-line bg-raised"><div class="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4">
<p class="py-1 text-sm"><strong>${t('draft.title')}</strong> ${t('draft.notice', { time })}</p>
<a class="inline-flex min-h-11 items-center text-sm underline" href="${path}">${t('draft.leave')}</a>
</div></aside>`,
  );
}
