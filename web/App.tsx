import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Words } from '../locales/translate.ts';
import { App as AppContext, baseContext, type ServerParts } from './appContext.ts';
import { Shell } from './components/shell/Shell.tsx';
import { ClockContext, type ClockState } from './data/pageClock.ts';
import type { PageState } from './data/pageState.ts';
import type { PageParts } from './pages/loadPage.tsx';
import { useOddsFormat } from './preferences/useOddsFormat.ts';

interface AppProps {
  state: PageState;
  /** The state's own page: the server has every page at hand, the browser loads the one it needs. */
  parts: PageParts;
  messages: Words;
  client: QueryClient;
  clock: ClockState;
  server?: ServerParts;
}

/** The whole page as a pure function of its state: the server renders it and the browser takes it over. */
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
