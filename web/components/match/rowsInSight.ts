import { idOfSlug } from '../../domain/slug.ts';

/** The media query for prices beside the names of a row instead of below them (`rowOnDesk.css`). */
export const PRICES_BESIDE = '(716px <= width < 1024px), (width >= 1248px)';

/**
 * The ids of matches whose rows would shift the visible content if their prices appeared or disappeared. These are the rows
 * on screen, and without scroll anchoring in the browser also the rows above.
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
