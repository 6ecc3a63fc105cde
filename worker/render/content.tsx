import { hydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { messages } from '../../locales/messages.ts';
import { App } from '../../web/App.tsx';
import type { ListedRow } from '../../web/appContext.ts';
import { stoppedClock } from '../../web/data/clock.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import { everyPage } from '../../web/pages/everyPage.tsx';
import { stills } from '../../web/pages/stills.tsx';
import type { Piece } from './bytes.ts';
import type { RowMarkup } from './rowMarkup.tsx';

/**
 * What a page shows, as markup that the browser takes over. Rows of lists come from their own store where there is one:
 * React renders a mark in the place of each. Without a store React renders them too, and the result is the same.
 */
export function contentPieces(state: PageState, rowMarkup: RowMarkup | null): Piece[] {
  const client = createQueryClient();
  hydrate(client, state.queries);
  const { visitor, matchTime } = state;
  const rows: ListedRow[] = [];
  const placeRow = (row: ListedRow) => <li key={row.match.id} data-row={rows.push(row) - 1} />;
  const html = renderToString(
    <App
      state={state}
      parts={everyPage(state)}
      messages={messages[visitor.locale]}
      client={client}
      clock={{ clock: stoppedClock(matchTime), start: matchTime }}
      stills={stills}
      {...(rowMarkup === null ? {} : { placeRow })}
    />,
  );
  if (rowMarkup === null || rows.length === 0) return [html];
  const markup = rowMarkup.of(rows, { visitor, matchTime });
  return withRows(html, markup);
}

const MARK = '<li data-row="';
const MARK_END = '"></li>';

/** A page's markup with each row in the place of its mark. */
function withRows(html: string, markup: readonly Piece[][]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, from)) {
    const end = html.indexOf(MARK_END, at);
    if (at > from) pieces.push(html.slice(from, at));
    pieces.push(...(markup[Number(html.slice(at + MARK.length, end))] ?? []));
    from = end + MARK_END.length;
  }
  pieces.push(html.slice(from));
  return pieces;
}
