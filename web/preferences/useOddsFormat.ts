import { useCallback, useEffect, useState } from 'react';
import { ODDS_FORMATS, type OddsFormat } from '../domain/odds.ts';
import { mirrorInCookie, readStored, store } from './stored.ts';

const KEY = 'oddsFormat';

/**
 * The odds format: the stored choice, else what the server chose for the region. Stored whenever it changes, in local
 * storage and in the cookie that the server reads (spec section 4).
 */
export function useOddsFormat(initial: OddsFormat): [OddsFormat, (format: OddsFormat) => void] {
  const [format, setFormat] = useState(initial);
  const choose = useCallback((chosen: OddsFormat) => {
    setFormat(chosen);
    store(KEY, chosen);
    mirrorInCookie(KEY, chosen);
  }, []);
  useEffect(() => {
    // A choice that was stored where the cookie got lost comes back.
    const stored = ODDS_FORMATS.find((each) => each === readStored(KEY));
    if (stored !== undefined && stored !== initial) choose(stored);
  }, [choose, initial]);
  return [format, choose];
}
