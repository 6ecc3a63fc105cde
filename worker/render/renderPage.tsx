import { hydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { messages } from '../../locales/messages.ts';
import { App } from '../../web/App.tsx';
import { stoppedClock } from '../../web/data/clock.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { everyPage } from '../../web/pages/everyPage.tsx';
import { log } from '../log.ts';
import { documentEnd, documentStart, type PageHead } from './documentParts.ts';
import { structuredData } from './structuredData.ts';

/** A page on its way: its head is known, its state may still be loading. */
export interface PageDraft {
  status: number;
  head: PageHead;
  state: Promise<PageState>;
}

interface RenderFacts {
  siteName: string;
  origin: string;
  requestId: string;
  /** Container of the tag manager, where this visitor may be measured. */
  tagManagerId: string | null;
  /** What to show when the page can't be made. */
  failed(): PageState;
  /** Is given the whole document once it is made; null when it failed. */
  onWhole(text: string | null): void;
}

function contentOf(state: PageState): string {
  const client = createQueryClient();
  hydrate(client, state.queries);
  const clock = { clock: stoppedClock(state.matchTime), start: state.matchTime };
  return renderToString(
    <App
      state={state}
      page={everyPage(state)}
      messages={messages[state.visitor.locale]}
      client={client}
      clock={clock}
    />,
  );
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
  const { siteName, origin, requestId, tagManagerId, failed, onWhole } = facts;
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const restOf = (state: PageState) =>
    contentOf(state) + documentEnd(state, structuredData(state, { name: siteName, origin }));
  const write = async () => {
    const writer = writable.getWriter();
    const start = await documentStart({ head: draft.head, locale, theme, siteName, origin, tagManagerId });
    await writer.write(encoder.encode(start));
    let rest: string;
    try {
      rest = restOf({ ...(await draft.state), search: draft.head.search });
      onWhole(start + rest);
    } catch (error) {
      log('error', 'page failed', { requestId, error: error instanceof Error ? (error.stack ?? '') : String(error) });
      onWhole(null);
      rest = restOf(failed());
    }
    await writer.write(encoder.encode(rest));
    await writer.close();
  };
  write().catch((error: unknown) => {
    log('warn', 'page broken off', { requestId, error: String(error) });
    onWhole(null);
    writable.abort(error).catch(() => undefined);
  });
  return readable;
}
