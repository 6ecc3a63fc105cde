import { hydrate } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
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
}

async function contentOf(state: PageState): Promise<ReadableStream<Uint8Array>> {
  const client = createQueryClient();
  hydrate(client, state.queries);
  const clock = { clock: stoppedClock(state.matchTime), start: state.matchTime };
  return renderToReadableStream(
    <App
      state={state}
      page={everyPage(state)}
      messages={messages[state.visitor.locale]}
      client={client}
      clock={clock}
    />,
    {
      onError: (error) => log('error', 'render failed', { error: String(error) }),
    },
  );
}

/**
 * The document as a stream: the head at once, the content when its data is there, the state last. A page that fails
 * after its head was sent still becomes a readable page, that says so.
 */
export function renderPage(
  draft: PageDraft,
  { locale, theme }: Visitor,
  facts: RenderFacts,
): ReadableStream<Uint8Array> {
  const { siteName, origin, requestId, tagManagerId, failed } = facts;
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async () => {
    const begin = writable.getWriter();
    await begin.write(
      encoder.encode(
        await documentStart({
          head: draft.head,
          locale,
          theme,
          siteName,
          origin,
          tagManagerId,
        }),
      ),
    );
    let state: PageState;
    let content: ReadableStream<Uint8Array>;
    try {
      state = { ...(await draft.state), search: draft.head.search };
      content = await contentOf(state);
    } catch (error) {
      log('error', 'page failed', { requestId, error: error instanceof Error ? (error.stack ?? '') : String(error) });
      state = failed();
      content = await contentOf(state);
    }
    begin.releaseLock();
    await content.pipeTo(writable, { preventClose: true });
    const end = writable.getWriter();
    await end.write(encoder.encode(documentEnd(state, structuredData(state, { name: siteName, origin }))));
    await end.close();
  };
  write().catch((error: unknown) => {
    log('warn', 'page broken off', { requestId, error: String(error) });
    writable.abort(error).catch(() => undefined);
  });
  return readable;
}
