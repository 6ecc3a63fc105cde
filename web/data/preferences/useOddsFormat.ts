import { useCallback, useEffect, useState } from 'react';
import { ODDS_FORMATS, type OddsFormat } from '../../domain/odds.ts';
import { mirrorInCookie, readStored, store } from './stored.ts';

const KEY = 'oddsFormat';

/**
 * The odds format: the stored choice, or the server’s for the region. Every change goes to local storage and to the
 * cookie that the server reads (spec section 4).
 */
export function useOddsFormat(initial: OddsFormat): [OddsFormat, (format: OddsFormat) => void] {
  const [format, setFormat] = useState(initial);
  const choose = useCallback((chosen: OddsFormat) => {
    setFormat(chosen);
    store(KEY, chosen);
    mirrorInCookie(KEY, chosen);
  }, []);
  useEffect(() => {
    // Restores the choice after a lost cookie.
    const stored = ODDS_FORMATS.find((each) => each === readStored(KEY));
    if (stored !== undefined && stored !== initial) choose(stored);
  }, [choose, initial]);
  return [format, choose];
}
