import type { PageState } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readPageContent } from '../content/pageContent.ts';
import type { EditedPage } from '../content/stored.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { messagePage } from './messagePages.ts';
import { HEAD_PATIENCE_MS, type PageAnswer, type PageContext } from './pageContext.ts';

async function readEdited(route: Route, context: PageContext): Promise<EditedPage | null> {
  const { content, visitor } = context;
  const path = pathOf(route, visitor.locale);
  const answer = await withTimeout(readPageContent(path, visitor.locale, content), HEAD_PATIENCE_MS);
  return answer?.ok === true ? answer.value : null;
}

function withText(draft: PageDraft, { metaTitle, metaDescription, sections }: EditedPage): PageDraft {
  // Another day of a list is another page: its title names that day, and editors' text is not about it.
  if (draft.head.route === null || (draft.head.search ?? '') !== '') return draft;
  const head = {
    ...draft.head,
    title: metaTitle ?? draft.head.title,
    description: metaDescription ?? draft.head.description,
  };
  const pageText = sections.length === 0 ? null : new ServerOnly(sections);
  const state = draft.state.then((known): PageState => ({ ...known, pageText }));
  return { ...draft, head, state };
}

/** Adds the text that editors wrote for a page, or replaces a page that they removed (`custom410`). */
export async function editedPage(
  route: Route,
  drafting: Promise<PageAnswer>,
  context: PageContext,
): Promise<PageAnswer> {
  const [draft, edited] = await Promise.all([drafting, readEdited(route, context)]);
  if (edited === null) return draft;
  if (edited.removed) {
    // The page is discarded, so its failure must not become an unhandled rejection.
    if ('state' in draft) draft.state.catch(() => undefined);
    return messagePage(context, 'removed');
  }
  return 'redirect' in draft ? draft : withText(draft, edited);
}
