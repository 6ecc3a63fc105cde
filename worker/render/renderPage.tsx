import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { isAmerican } from '../../locales/languages.ts';
import { messagesFor } from '../../locales/translator.ts';
import type { ListedRow } from '../../web/data/appContext.ts';
import { stoppedClock } from '../../web/data/pageClock.ts';
import type { PageState, SiteInfo } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import type { Follows } from '../../web/domain/follows.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { App } from '../../web/pages/App.tsx';
import { loadPage } from '../../web/pages/loadPage.tsx';
import { staticParts } from '../../web/pages/staticParts.tsx';
import type { Log } from '../base/log.ts';
import type { Analytics } from './consentBar.ts';
import { DRAFT_END, documentEnd, documentStart, type PageHead, previewOf } from './documentParts.ts';
import { RowCache } from './rowCache.tsx';
import { structuredData } from './structuredData.ts';

/** A page whose head is known and whose state may still be loading. */
export interface PageDraft {
  status: number;
  head: PageHead;
  state: Promise<PageState>;
}

const rows = new RowCache();

const encoder = new TextEncoder();

interface RenderFacts {
  siteName: string;
  origin: string;
  log: Log;
  /** The part of the query that other versions of the page keep. */
  search: string;
  site: SiteInfo;
  analytics: Analytics;
  /** The notice above a draft; null on other pages. */
  draftBar: string | null;
  follows: Follows;
  /** The page that replaces a failed one. */
  failed(): PageState;
  /** Receives the complete document. Null if it failed, is a draft, or is a list without its matches. */
  onWhole(chunks: readonly Uint8Array[] | null): void;
}

function isListWithoutMatches({ view, answers }: PageState): boolean {
  const lists = view.kind === 'list' || (view.kind === 'tournament' && view.panel.tab === 'matches');
  return lists && !answers.some(({ key: [name] }) => name === 'live');
}

interface ContentParts {
  /** Holds the answers of the state. */
  client: QueryClient;
  follows: Follows;
  origin: string;
  /** Null: React renders every row. */
  rows: RowCache | null;
}

/** A page’s content as markup for hydration. */
export async function contentOf(state: PageState, { client, follows, origin, rows }: ContentParts): Promise<string> {
  const { visitor, matchTime } = state;
  const variant = { visitor, matchTime, follows };
  const page = await loadPage(state);
  return renderToString(
    <App
      state={state}
      page={page}
      messages={messagesFor({ locale: visitor.locale, american: isAmerican(visitor) })}
      client={client}
      clock={{ clock: stoppedClock(matchTime), start: matchTime }}
      server={{
        staticParts,
        origin,
        ...(follows.length > 0 && { follows }),
        ...(rows !== null && { rowMarkup: (listed: readonly ListedRow[]) => rows.markup(listed, variant) }),
      }}
    />,
  );
}

/**
 * Streams the document: the head at once, the content and state when their data is there. A page that fails after its
 * head still becomes a readable page with a message.
 */
export function renderPage(
  draft: PageDraft,
  { locale, theme, contrast }: Visitor,
  facts: RenderFacts,
): ReadableStream<Uint8Array> {
  const { siteName, origin, log, search, site, analytics, draftBar, follows, failed, onWhole } = facts;
  const { readable, writable } = new IdentityTransformStream();
  const { head } = draft;
  const shared = {
    origin,
    description: head.description,
    image: `${origin}${previewOf({ head, locale, siteName }).path}`,
  };
  const restOf = async (state: PageState): Promise<Uint8Array> => {
    const client = createQueryClient(state.answers);
    const content = await contentOf(state, { client, follows, origin, rows: draftBar === null ? rows : null });
    const end =
      draftBar === null ? await documentEnd(state, structuredData(state, client, shared), analytics.asks) : DRAFT_END;
    return encoder.encode(content + end);
  };
  const write = async () => {
    const writer = writable.getWriter();
    const start = encoder.encode(
      await documentStart({ head, locale, theme, contrast, siteName, origin, site, analytics, draftBar }),
    );
    await writer.write(start);
    let rest: Uint8Array;
    try {
      const state = await draft.state;
      rest = await restOf({ ...state, search });
      onWhole(draftBar !== null || isListWithoutMatches(state) ? null : [start, rest]);
    } catch (error) {
      log('error', 'page failed', { error: error instanceof Error ? (error.stack ?? '') : String(error) });
      onWhole(null);
      rest = await restOf(failed());
    }
    await writer.write(rest);
    await writer.close();
  };
  write().catch((error: unknown) => {
    log('warn', 'page broken off', { error: String(error) });
    onWhole(null);
    writable.abort(error).catch(() => undefined);
  });
  return readable;
}
