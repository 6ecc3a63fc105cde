import type { LateWork } from '../../web/data/late.ts';
import type { PageState, SiteInfo } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import type { Follows } from '../../web/domain/follows.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { Log } from '../base/log.ts';
import type { Analytics } from './consentBar.ts';
import { contentOf, isWhole, lateTexts, withSurroundings } from './content.tsx';
import { DOCUMENT_END, DRAFT_REST, documentRest, structuredText } from './documentEnd.ts';
import { documentStart, type PageHead, previewOf } from './documentParts.ts';
import { KeptBytes } from './keptBytes.ts';
import { RowCache } from './rowCache.tsx';
import { structuredData } from './structuredData.ts';

/** A page whose head is known and whose state may still be loading. */
export interface PageDraft {
  status: number;
  head: PageHead;
  state: Promise<PageState>;
  /** What could not be had for it so far. Late parts add to it. */
  missed?: ReadonlySet<string>;
}

/** How long the surroundings may hold back a page whose subject is there, in milliseconds. A warm page is then whole. */
const SURROUNDINGS_MS = 100;

const rows = new RowCache();

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
  /** Receives the complete document. Null if it failed, is a draft, or misses something. */
  onWhole(chunks: readonly Uint8Array[] | null): void;
}

/** The document in pieces, with marks of `kept`. `noteWhole` is called at the end of one that misses nothing. */
async function* documentTexts(
  { head, state, missed }: PageDraft,
  { locale, theme, contrast }: Visitor,
  facts: RenderFacts,
  kept: KeptBytes,
  noteWhole: () => void,
): AsyncGenerator<string> {
  const { siteName, origin, log, search, site, analytics, draftBar, follows, failed } = facts;
  const image = `${origin}${previewOf({ head, locale, siteName }).path}`;
  let isSent = false;
  async function* textsOf(given: PageState): AsyncGenerator<string> {
    const page = await withSurroundings(given, SURROUNDINGS_MS);
    const client = createQueryClient(page.answers);
    const late: LateWork = { parts: page.late, awaited: [] };
    const parts = { client, follows, origin, late, rows: draftBar === null ? rows : null, kept };
    const content = await contentOf(page, parts);
    yield content + (draftBar === null ? await documentRest(page, analytics.asks, parts) : DRAFT_REST);
    isSent = true;
    yield* lateTexts(page, parts);
    if (draftBar === null)
      yield structuredText(structuredData(page, client, { origin, image, description: head.description }));
    if (draftBar === null && isWhole(page) && !missed?.size) noteWhole();
  }
  yield await documentStart({ head, locale, theme, contrast, siteName, origin, site, analytics, draftBar });
  try {
    yield* textsOf({ ...(await state), search });
  } catch (error) {
    log('error', 'page failed', { error: error instanceof Error ? (error.stack ?? '') : String(error) });
    if (!isSent) yield* textsOf(failed());
  }
  yield DOCUMENT_END;
}

/**
 * Streams the document: the head at once, the content and state when their data is there, then what surrounds the
 * subject as it arrives. A page that fails after its head still becomes a readable page with a message.
 */
export function renderPage(draft: PageDraft, visitor: Visitor, facts: RenderFacts): ReadableStream<Uint8Array> {
  const { log, onWhole } = facts;
  const { readable, writable } = new IdentityTransformStream();
  const write = async () => {
    const writer = writable.getWriter();
    const chunks: Uint8Array[] = [];
    const kept = new KeptBytes();
    let whole = false;
    const noteWhole = () => {
      whole = true;
    };
    for await (const text of documentTexts(draft, visitor, facts, kept, noteWhole)) {
      const chunk = kept.bytesOf(text);
      chunks.push(chunk);
      await writer.write(chunk);
    }
    onWhole(whole ? chunks : null);
    await writer.close();
  };
  write().catch((error: unknown) => {
    log('warn', 'page broken off', { error: String(error) });
    onWhole(null);
    writable.abort(error).catch(() => undefined);
  });
  return readable;
}
