import { useEffect, useState } from 'react';
import { opensElsewhere } from '../../data/opensElsewhere.ts';

const WAIT_MS = 100;

/** Whether a click opens another page of the site in this tab. A file to download leaves the page as it is. */
export function leavesPage(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.origin !== location.origin) return false;
  if (link.hasAttribute('download') || link.pathname.endsWith('.ics')) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

/** The green bar at the top while the next page loads, if that takes longer than 100 ms (spec section 9). */
export function ProgressBar() {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setRunning(false);
    };
    const start = () => {
      stop();
      timer = setTimeout(setRunning, WAIT_MS, true);
    };
    // It lives as long as the page.
    addEventListener('click', (event) => leavesPage(event) && start());
    addEventListener('submit', start);
    // A page that returns from the back/forward cache is not loading.
    addEventListener('pageshow', stop);
  }, []);
  return running ? <div className="progress" /> : null;
}
