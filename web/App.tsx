import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Words } from '../locales/translate.ts';
import { App as AppContext, baseContext, type ListedRow } from './appContext.ts';
import { Shell } from './components/shell/Shell.tsx';
import { ClockContext, type ClockState } from './data/clock.ts';
import type { PageState } from './data/pageState.ts';
import type { PageParts } from './pages/loadPage.tsx';
import type { Stills } from './pages/stills.tsx';
import { useOddsFormat } from './preferences/useOddsFormat.ts';

interface AppProps {
  state: PageState;
  /** The state's own page: the server has every page at hand, the browser loads the one it needs. */
  parts: PageParts;
  messages: Words;
  client: QueryClient;
  clock: ClockState;
  /** On the server: what stands for a row until its markup takes the place. */
  placeRow?(row: ListedRow): ReactNode;
  /** On the server: what the browser keeps as it is. */
  stills?: Stills;
}

/** The whole page as a pure function of its state: the server renders it and the browser takes it over. */
export function App({ state, parts, messages, client, clock, placeRow, stills }: AppProps) {
  const [oddsFormat, chooseOddsFormat] = useOddsFormat(state.visitor.oddsFormat);
  const context = useMemo(
    () => ({
      ...baseContext(state, messages),
      ...{ oddsFormat, chooseOddsFormat },
      ...(placeRow ? { placeRow } : {}),
      ...(stills ? { stills } : {}),
    }),
    [state, messages, oddsFormat, chooseOddsFormat, placeRow, stills],
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
