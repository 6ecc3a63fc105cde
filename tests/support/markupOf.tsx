import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../../web/data/appContext.ts';
import { ClockContext, stoppedClock } from '../../web/data/pageClock.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import { anonymousContext } from '../../worker/render/rowCache.tsx';

type Traits = Parameters<typeof anonymousContext>[0];

/** The first render of a part of a page, in English and UTC, at `now` (milliseconds UTC), unless `traits` differ. */
export function markupOf(part: ReactNode, now = 0, traits: Partial<Traits> = {}): string {
  const context = anonymousContext({ locale: 'en', zone: 'UTC', oddsFormat: 'EU', ...traits });
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={{ clock: stoppedClock(now), start: now }}>
        <App value={{ ...context, visitor: { ...context.visitor, now } }}>{part}</App>
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
