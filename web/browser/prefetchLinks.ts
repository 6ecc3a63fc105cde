import { UNPREFETCHED_PATHS, UNPREFETCHED_RELATION } from '../format/addresses/unprefetched.ts';

/** A pointer that only passes a link rests on it for less than this. */
const HOVER_MS = 100;

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'rel'>;

/** Whether a link leads to another page of the site that may be prefetched. */
function isPrefetched({ origin, pathname, search, rel }: Link, here: Omit<Link, 'rel'>): boolean {
  if (origin !== here.origin || (pathname === here.pathname && search === here.search)) return false;
  if (UNPREFETCHED_PATHS.some((path) => pathname.startsWith(path))) return false;
  return !rel.split(' ').includes(UNPREFETCHED_RELATION);
}

/** Prefetches a page when the pointer rests on its link, in browsers without speculation rules. */
export function prefetchLinks(): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (href: string) => {
    fetched.add(href);
    const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href, as: 'document' });
    document.head.append(hint);
  };
  const onSign = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || fetched.has(link.href) || !isPrefetched(link, location)) return;
    timer = setTimeout(prefetch, type === 'touchstart' ? 0 : HOVER_MS, link.href);
  };
  for (const sign of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}
