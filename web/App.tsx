import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Messages } from '../locales/en.ts';
import { App as AppContext, baseContext, type ListedRow } from './appContext.ts';
import { Shell } from './components/shell/Shell.tsx';
import { ClockContext, type ClockState } from './data/clock.ts';
import type { PageState } from './data/pageState.ts';
import { useOddsFormat } from './preferences/useOddsFormat.ts';

interface AppProps {
  state: PageState;
  /** The element of the state's view: the server has every page at hand, the browser loads the one it needs. */
  page: ReactNode;
  messages: Messages;
  client: QueryClient;
  clock: ClockState;
  /** On the server: what stands for a row until its markup takes the place. */
  placeRow?(row: ListedRow): ReactNode;
}

/** The whole page as a pure function of its state: the server renders it and the browser takes it over. */
export function App({ state, page, messages, client, clock, placeRow }: AppProps) {
  const [oddsFormat, chooseOddsFormat] = useOddsFormat(state.visitor.oddsFormat);
  const context = useMemo(
    () => ({ ...baseContext(state, messages), oddsFormat, chooseOddsFormat, ...(placeRow ? { placeRow } : {}) }),
    [state, messages, oddsFormat, chooseOddsFormat, placeRow],
  );
  return (
    <QueryClientProvider client={client}>
      <ClockContext value={clock}>
        <AppContext value={context}>{state.view.kind === 'refused-play' ? page : <Shell>{page}</Shell>}</AppContext>
      </ClockContext>
    </QueryClientProvider>
  );
}
