import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { App as AppContext, baseContext } from './appContext.ts';
import { Shell } from './components/shell/Shell.tsx';
import { ClockContext, type ClockState } from './data/clock.ts';
import type { PageState } from './data/pageState.ts';
import { ListPage } from './pages/ListPage.tsx';
import { MessagePage } from './pages/MessagePage.tsx';
import { RefusedPlayPage } from './pages/RefusedPlayPage.tsx';
import { TextPage } from './pages/TextPage.tsx';
import { useOddsFormat } from './preferences/useOddsFormat.ts';

function page({ view, route }: PageState): ReactNode {
  switch (view.kind) {
    case 'list':
      return <ListPage view={view} route={route ?? { name: 'home' }} />;
    case 'text':
      return <TextPage view={view} />;
    case 'message':
      return <MessagePage view={view} />;
    case 'refused-play':
      return <RefusedPlayPage view={view} />;
  }
}

interface AppProps {
  state: PageState;
  client: QueryClient;
  clock: ClockState;
}

/** The whole page as a pure function of its state: the server renders it and the browser takes it over. */
export function App({ state, client, clock }: AppProps) {
  const [oddsFormat, chooseOddsFormat] = useOddsFormat(state.visitor.oddsFormat);
  const context = useMemo(
    () => ({ ...baseContext(state), oddsFormat, chooseOddsFormat }),
    [state, oddsFormat, chooseOddsFormat],
  );
  const content = page(state);
  return (
    <QueryClientProvider client={client}>
      <ClockContext value={clock}>
        <AppContext value={context}>
          {state.view.kind === 'refused-play' ? content : <Shell>{content}</Shell>}
        </AppContext>
      </ClockContext>
    </QueryClientProvider>
  );
}
