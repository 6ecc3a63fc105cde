import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Words } from '../../locales/translate.ts';
import { Shell } from '../components/shell/Shell.tsx';
import type { PageParts } from '../data/appContext.ts';
import { App as AppContext, baseContext, type ServerParts } from '../data/appContext.ts';
import { ClockContext, type ClockState } from '../data/pageClock.ts';
import type { PageState } from '../data/pageState.ts';
import { useOddsFormat } from '../data/preferences/useOddsFormat.ts';

interface AppProps {
  state: PageState;
  /** The page’s component. The server has all of them; the browser loads only this one. */
  parts: PageParts;
  messages: Words;
  client: QueryClient;
  clock: ClockState;
  server?: ServerParts;
}

/** The whole page, rendered from its state by the server and hydrated by the browser. */
export function App({ state, parts, messages, client, clock, server }: AppProps) {
  const [oddsFormat, chooseOddsFormat] = useOddsFormat(state.visitor.oddsFormat);
  const context = useMemo(
    () => ({ ...baseContext(state, messages), oddsFormat, chooseOddsFormat, ...server }),
    [state, messages, oddsFormat, chooseOddsFormat, server],
  );
  return (
    <QueryClientProvider client={client}>
      <ClockContext value={clock}>
        <AppContext value={context}>
          {state.view.kind === 'refused-play' ? parts.page : <Shell {...parts} />}
        </AppContext>
      </ClockContext>
    </QueryClientProvider>
  );
}
