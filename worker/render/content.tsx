import { hydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { messages } from '../../locales/messages.ts';
import { App } from '../../web/App.tsx';
import type { ListedRow, ServerParts } from '../../web/appContext.ts';
import type { SharedPart } from '../../web/components/Shared.tsx';
import { stoppedClock } from '../../web/data/clock.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import { everyPage } from '../../web/pages/everyPage.tsx';
import { stills } from '../../web/pages/stills.tsx';
import type { Piece } from './bytes.ts';
import type { RowMarkup } from './rowMarkup.tsx';
import type { SharedMarkup } from './sharedMarkup.tsx';

/** What is rendered once for many pages. */
export interface KeptMarkup {
  rows: RowMarkup;
  shared: SharedMarkup;
}

/**
 * What a page shows, as markup that the browser takes over. Rows of lists and shared parts come from their own stores
 * where there are any: React renders a mark in the place of each. Without stores React renders them too, and the result
 * is the same.
 */
export function contentPieces(state: PageState, kept: KeptMarkup | null): Piece[] {
  const client = createQueryClient();
  hydrate(client, state.queries);
  const { visitor, matchTime, route, offersPaused } = state;
  const { locale, zone, oddsFormat, now } = visitor;
  const rows: ListedRow[] = [];
  const parts: SharedPart[] = [];
  const placed: ServerParts = {
    placeRow: (row) => <li key={row.match.id} data-row={rows.push(row) - 1} />,
    placeShared: (part) => <li data-part={parts.push(part) - 1} />,
  };
  const html = renderToString(
    <App
      state={state}
      parts={everyPage(state)}
      messages={messages[locale]}
      client={client}
      clock={{ clock: stoppedClock(matchTime), start: matchTime }}
      server={kept === null ? { stills } : { ...placed, stills }}
    />,
  );
  if (kept === null) return [html];
  const page = { locale, zone, oddsFormat, route, offersPaused, now };
  const markup = {
    row: rows.length === 0 ? [] : kept.rows.of(rows, { visitor, matchTime }),
    part: parts.map((part) => [kept.shared.of(part, page)]),
  };
  return withMarkup(html, markup);
}

const MARK = /<li data-(row|part)="(\d+)"><\/li>/g;

/** A page's markup with rows and shared parts in the places of their marks. */
function withMarkup(html: string, markup: Record<'row' | 'part', readonly Piece[][]>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: mark, 1: kind, 2: number, index } of html.matchAll(MARK)) {
    if (index > from) pieces.push(html.slice(from, index));
    pieces.push(...(markup[kind === 'row' ? 'row' : 'part'][Number(number)] ?? []));
    from = index + mark.length;
  }
  pieces.push(html.slice(from));
  return pieces;
}
