import { useEffect, useState } from 'react';
import { readStored, store } from '../../data/preferences/stored.ts';

const KEY = 'isCollapsed';

/** A window with room for only one line of the bar, for example at 400 % zoom. */
const SHORT_WINDOW = '(height < 480px)';

const isFolded = () => matchMedia(SHORT_WINDOW).matches || readStored(KEY) === 'true';

/**
 * Whether the bar is folded, and a function that changes and stores it. A short window folds the bar too. Only the browser
 * renders the bar, so reading the stored choice at first render is safe.
 */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(isFolded);
  useEffect(() => {
    const short = matchMedia(SHORT_WINDOW);
    const update = () => setFolded(isFolded());
    short.addEventListener('change', update);
    return () => short.removeEventListener('change', update);
  }, []);
  const fold = (chosen: boolean) => {
    setFolded(chosen);
    store(KEY, String(chosen));
  };
  return [folded, fold];
}
