import type { PageState } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import type { Follows } from '../../web/domain/follows.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { Log } from '../base/log.ts';
import { bytesOf, encoded, joined } from './bytes.ts';
import { contentPieces } from './content.tsx';
import { DRAFT_END, documentEnd, documentStart, type PageHead, previewOf } from './documentParts.ts';
import { FragmentCache } from './fragmentCache.tsx';
import { GroupCache } from './groupCache.tsx';
import { type ListedOwn, OWN_STYLE, type OwnParts, ownMatches, ownStyle, withOwnParts } from './ownParts.ts';
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
  log: Log;
  /** The part of the query that the other forms of the page keep. */
  search: string;
  /** Container of the tag manager, where this visitor may be measured. */
  tagManagerId: string | null;
  /** The bar above a page with drafts, which is whole without script and of which nothing is kept; null for all other pages. */
  draftBar: string | null;
  /** What this visitor follows, and the nonce of the style that shows it; null who follows nothing. */
  own: { follows: Follows; nonce: string } | null;
  /** What to show when the page can't be made. */
  failed(): PageState;
  /** Is given the whole document, as all share it, once it is made; null when it failed, or is a list that came without its matches. */
  onWhole(whole: { chunks: readonly Uint8Array[]; own: ListedOwn | null } | null): void;
}

function isListWithoutMatches({ view, answers }: PageState): boolean {
  const lists = view.kind === 'list' || (view.kind === 'tournament' && view.panel.tab === 'matches');
  return lists && !answers.some(({ key: [name] }) => name === 'live');
}

const HEAD_END = '</head>';

// The start of a document, with the place of a visitor's own style in its head.
function headWithPlace(start: string): Uint8Array[] {
  const at = start.indexOf(HEAD_END);
  return [bytesOf(start.slice(0, at)), OWN_STYLE, bytesOf(start.slice(at))];
}

/** What a visitor has for himself in a document of which the list is known, or is none. */
export function ownPartsOf(
  { follows, nonce }: { follows: Follows; nonce: string },
  listed: ListedOwn | null,
): OwnParts {
  return { style: ownStyle(follows, nonce), matches: ownMatches(listed, follows, kept.groups) };
}

/**
 * The document as a stream: the head at once, the content and the state when their data is there. A page that fails after
 * its head was sent still becomes a readable page, that says so.
 */
export function renderPage(
  draft: PageDraft,
  { locale, theme, contrast }: Visitor,
  facts: RenderFacts,
): ReadableStream<Uint8Array> {
  const { siteName, origin, log, search, tagManagerId, draftBar, own, failed, onWhole } = facts;
  const { readable, writable } = new IdentityTransformStream();
  const { head } = draft;
  const shared = {
    origin,
    description: head.description,
    image: `${origin}${previewOf({ head, locale, siteName }).path}`,
  };
  const restOf = (state: PageState): { rest: Uint8Array[]; listed: ListedOwn | null } => {
    const client = createQueryClient(state.answers);
    const content = contentPieces(state, client, draftBar === null ? kept : null);
    const end = draftBar === null ? documentEnd(state, structuredData(state, client, shared)) : [DRAFT_END];
    return { rest: encoded([...content.pieces, ...end]), listed: content.own };
  };
  const sent = (chunks: readonly Uint8Array[], listed: ListedOwn | null) =>
    joined(own === null ? chunks : withOwnParts(chunks, ownPartsOf(own, listed)));
  const write = async () => {
    const writer = writable.getWriter();
    const start = headWithPlace(
      await documentStart({ head, locale, theme, contrast, siteName, origin, tagManagerId, draftBar }),
    );
    await writer.write(sent(start, null));
    let made: ReturnType<typeof restOf>;
    try {
      const state = await draft.state;
      made = restOf({ ...state, search });
      onWhole(isListWithoutMatches(state) ? null : { chunks: [...start, ...made.rest], own: made.listed });
    } catch (error) {
      log('error', 'page failed', { error: error instanceof Error ? (error.stack ?? '') : String(error) });
      onWhole(null);
      made = restOf(failed());
    }
    await writer.write(sent(made.rest, made.listed));
    await writer.close();
  };
  write().catch((error: unknown) => {
    log('warn', 'page broken off', { error: String(error) });
    onWhole(null);
    writable.abort(error).catch(() => undefined);
  });
  return readable;
}
