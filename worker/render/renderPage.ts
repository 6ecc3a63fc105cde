import type { PageState } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { log } from '../base/log.ts';
import { bytesOf, encoded, joined } from './bytes.ts';
import { contentPieces } from './content.tsx';
import { DRAFT_END, documentEnd, documentStart, type PageHead, previewOf } from './documentParts.ts';
import { FragmentCache } from './fragmentCache.tsx';
import { GroupCache } from './groupCache.tsx';
import { structuredData } from './structuredData.ts';

/** A page on its way: its head is known, its state may still be loading. */
export interface PageDraft {
  status: number;
  head: PageHead;
  state: Promise<PageState>;
}

const kept = { groups: new GroupCache(), shared: new FragmentCache() };

interface RenderFacts {
  siteName: string;
  origin: string;
  requestId: string;
  /** The part of the query that the other forms of the page keep. */
  search: string;
  /** Container of the tag manager, where this visitor may be measured. */
  tagManagerId: string | null;
  /** The bar above a page with drafts, which is whole without script and of which nothing is kept; null for all other pages. */
  draftBar: string | null;
  /** What to show when the page can't be made. */
  failed(): PageState;
  /** Is given the whole document once it is made; null when it failed, or is a list that came without its matches. */
  onWhole(chunks: readonly Uint8Array[] | null): void;
}

function isListWithoutMatches({ view, answers }: PageState): boolean {
  const lists = view.kind === 'list' || (view.kind === 'tournament' && view.panel.tab === 'matches');
  return lists && !answers.some(({ key: [name] }) => name === 'live');
}

/**
 * The document as a stream: the head at once, the content and the state when their data is there. A page that fails after
 * its head was sent still becomes a readable page, that says so.
 */
export function renderPage(
  draft: PageDraft,
  { locale, theme }: Visitor,
  facts: RenderFacts,
): ReadableStream<Uint8Array> {
  const { siteName, origin, requestId, search, tagManagerId, draftBar, failed, onWhole } = facts;
  const { readable, writable } = new IdentityTransformStream();
  const { head } = draft;
  const shared = {
    origin,
    description: head.description,
    image: `${origin}${previewOf({ head, locale, siteName }).path}`,
  };
  const restOf = (state: PageState): Uint8Array[] => {
    const client = createQueryClient(state.answers);
    if (draftBar !== null) return encoded([...contentPieces(state, client, null), DRAFT_END]);
    const content = contentPieces(state, client, kept);
    return encoded([...content, ...documentEnd(state, structuredData(state, client, shared))]);
  };
  const write = async () => {
    const writer = writable.getWriter();
    const start = bytesOf(await documentStart({ head, locale, theme, siteName, origin, tagManagerId, draftBar }));
    await writer.write(start);
    let rest: Uint8Array[];
    try {
      const state = await draft.state;
      rest = restOf({ ...state, search });
      onWhole(isListWithoutMatches(state) ? null : [start, ...rest]);
    } catch (error) {
      log('error', 'page failed', { requestId, error: error instanceof Error ? (error.stack ?? '') : String(error) });
      onWhole(null);
      rest = restOf(failed());
    }
    await writer.write(joined(rest));
    await writer.close();
  };
  write().catch((error: unknown) => {
    log('warn', 'page broken off', { requestId, error: String(error) });
    onWhole(null);
    writable.abort(error).catch(() => undefined);
  });
  return readable;
}
