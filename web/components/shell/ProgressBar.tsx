import { useEffect, useState } from 'react';

const WAIT_MS = 100;

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Whether a link loads another page of the site in this tab. A file to download leaves the page as it is. */
export function loadsPage(link: Address & Pick<HTMLAnchorElement, 'target' | 'hasAttribute'>, here: Address): boolean {
  const isFile = link.hasAttribute('download') || link.pathname.endsWith('.ics');
  if (isFile || link.target === '_blank' || link.origin !== here.origin) return false;
  return link.pathname !== here.pathname || link.search !== here.search;
}

function leavesPage(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link !== null && loadsPage(link, location);
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
