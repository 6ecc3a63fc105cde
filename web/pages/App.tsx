import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Words } from '../../locales/translate.ts';
import { Shell } from '../components/shell/Shell.tsx';
import { App as AppContext, baseContext, type ServerParts } from '../data/appContext.ts';
import { ClockContext, type ClockState } from '../data/pageClock.ts';
import type { PageState } from '../data/pageState.ts';
import { mirrorInCookie, readStored, store } from '../data/preferences/stored.ts';
import { ODDS_FORMATS, type OddsFormat } from '../domain/odds.ts';

const KEY = 'oddsFormat';

/** The odds format: the stored choice, or the server’s for the region. The server reads it from a cookie. */
function useOddsFormat(initial: OddsFormat): [OddsFormat, (format: OddsFormat) => void] {
  const [format, setFormat] = useState(initial);
  const choose = useCallback((chosen: OddsFormat) => {
    setFormat(chosen);
    mirrorInCookie(KEY, chosen);
    // Other windows then read the cookie.
    store(KEY, chosen);
  }, []);
  useEffect(() => {
    // Restores the choice after a lost cookie.
    const stored = ODDS_FORMATS.find((each) => each === readStored(KEY));
    if (stored !== undefined && stored !== initial) choose(stored);
  }, [choose, initial]);
  return [format, choose];
}

interface AppProps {
  state: PageState;
  /** The content of the page. The server has the code of all; the browser loads only this one. */
  page: ReactNode;
  /** Renders a part of the page without its frame. */
  isPart?: boolean;
  messages: Words;
  client: QueryClient;
  clock: ClockState;
  server?: ServerParts;
}

/** The whole page, rendered from its state by the server and hydrated by the browser. */
export function App({ state, page, isPart = false, messages, client, clock, server }: AppProps) {
  const [oddsFormat, chooseOddsFormat] = useOddsFormat(state.visitor.oddsFormat);
  const context = useMemo(
    () => ({ ...baseContext(state, messages), oddsFormat, chooseOddsFormat, ...server }),
    [state, messages, oddsFormat, chooseOddsFormat, server],
  );
  return (
    <QueryClientProvider client={client}>
      <ClockContext value={clock}>
        <AppContext value={context}>
          {isPart || state.view.kind === 'refused-play' ? page : <Shell>{page}</Shell>}
        </AppContext>
      </ClockContext>
    </QueryClientProvider>
  );
}
