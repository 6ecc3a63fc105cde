import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, type AppContext } from '../../web/data/appContext.ts';
import { ClockContext, stoppedClock } from '../../web/data/pageClock.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import { anonymousContext } from '../../worker/render/rowCache.tsx';

/** The first render of a part of a page, in English and UTC, at `now` (milliseconds UTC). `given` replaces context. */
export function markupOf(part: ReactNode, now = 0, given: Partial<AppContext> = {}): string {
  const context = anonymousContext({ locale: 'en', zone: 'UTC', oddsFormat: 'EU' });
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={{ clock: stoppedClock(now), start: now }}>
        <App value={{ ...context, visitor: { ...context.visitor, now }, ...given }}>{part}</App>
      </ClockContext>
    </QueryClientProvider>,
  );
}

/** The words of markup, with single spaces between them. */
export const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
