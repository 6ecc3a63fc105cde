import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { isAmerican } from '../../locales/languages.ts';
import { messagesFor } from '../../locales/translator.ts';
import type { ListedRow } from '../../web/data/appContext.ts';
import { stoppedClock } from '../../web/data/pageClock.ts';
import type { PageState } from '../../web/data/pageState.ts';
import type { Follows } from '../../web/domain/follows.ts';
import { App } from '../../web/pages/App.tsx';
import { loadPage } from '../../web/pages/loadPage.tsx';
import { staticParts } from '../../web/pages/staticParts.tsx';
import type { RowCache } from './rowCache.tsx';

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
