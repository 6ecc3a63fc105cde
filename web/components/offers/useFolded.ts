import { useEffect, useState } from 'react';
import { readStored, store } from '../../preferences/stored.ts';

const KEY = 'isCollapsed';

/** A window that has no room for more than a line of the bar, such as one at 400 % zoom. */
const SHORT_WINDOW = '(height < 480px)';

const isFolded = () => matchMedia(SHORT_WINDOW).matches || readStored(KEY) === 'true';

/**
 * Whether the bar is folded: as the visitor chose before, and by itself in a short window; with the way to choose. Only a
 * browser renders the bar, so that it is right from the first time and nothing shifts.
 */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(isFolded);
  useEffect(() => {
    const short = matchMedia(SHORT_WINDOW);
    const look = () => setFolded(isFolded());
    short.addEventListener('change', look);
    return () => short.removeEventListener('change', look);
  }, []);
  const fold = (chosen: boolean) => {
    setFolded(chosen);
    store(KEY, String(chosen));
  };
  return [folded, fold];
}
