import { idOfSlug } from '../../domain/slug.ts';

/** Where prices stand beside the names of their row, and not below (`rowOnDesk.css`). */
export const PRICES_BESIDE = '(716px <= width < 1024px), (width >= 1248px)';

/**
 * The ids of the matches whose rows would move what the visitor sees, if prices came to them or went: those in sight, and where
 * the browser does not hold the scroll position, those above, too.
 */
export function rowsInSight(): ReadonlySet<string> {
  const ids = new Set<string>();
  if (document.hidden || matchMedia(PRICES_BESIDE).matches) return ids;
  const isAnchored = CSS.supports('overflow-anchor', 'auto');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.row-link')) {
    const { top, bottom } = link.getBoundingClientRect();
    if (top > innerHeight) break;
    if (bottom > 0 || !isAnchored) ids.add(idOfSlug(link.pathname.replace(/.*\//, '')));
  }
  return ids;
}
