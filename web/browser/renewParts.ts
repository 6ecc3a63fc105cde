import { markupById } from '../components/NoHydration.tsx';
import { fetchPage } from '../data/fetchPage.ts';

/** As often as a page without script loads again. */
const RENEW_MS = 60_000;

/** Whether a visitor is in a part, which then stays as it is. */
const isInUse = (part: Element) => part.matches(':focus-within') || part.querySelector('[open]') !== null;

async function renew(): Promise<void> {
  const page = await fetchPage(location.href);
  for (const [id, known] of markupById) {
    const fresh = page?.querySelector(`[data-late-for="${id}"]`) ?? page?.getElementById(id);
    const shown = document.getElementById(id);
    if (!fresh || !shown || fresh.innerHTML === known || fresh.querySelector('.late') || isInUse(shown)) continue;
    shown.replaceChildren(...document.importNode(fresh, true).childNodes);
    shown.dispatchEvent(new Event('late', { bubbles: true }));
  }
}

/** Keeps parts that only the server renders true while a page stays open: running matches, tables, what comes next. */
export function renewParts(): void {
  let renewedAt = Date.now();
  const check = () => {
    if (document.hidden || Date.now() - renewedAt < RENEW_MS) return;
    renewedAt = Date.now();
    renew();
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, RENEW_MS);
}
