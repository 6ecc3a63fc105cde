import { useEffect, useState } from 'react';
import { readStored, store } from '../../preferences/stored.ts';

const KEY = 'isCollapsed';

/** A window that has no room for more than a line of the bar, such as one at 400 % zoom. */
const SHORT_WINDOW = '(height < 480px)';

/** Whether the bar is folded: as the visitor chose before, and by itself in a short window; with the way to choose. */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(true);
  useEffect(() => {
    const short = matchMedia(SHORT_WINDOW);
    const look = () => setFolded(short.matches || readStored(KEY) === 'true');
    look();
    short.addEventListener('change', look);
    return () => short.removeEventListener('change', look);
  }, []);
  const fold = (chosen: boolean) => {
    setFolded(chosen);
    store(KEY, String(chosen));
  };
  return [folded, fold];
}
