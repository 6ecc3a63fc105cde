import { useMemo, useRef } from 'react';
import { useAt } from '../../data/pageClock.ts';
import type { Match } from '../../domain/match.ts';
import { boardAt, heldBoard, mayHavePrices, type OddsBoard, withEmptyRows } from '../../domain/odds.ts';
import type { OffersPolicy } from '../../domain/settings.ts';
import { idOfSlug } from '../../domain/slug.ts';

/** The media query for prices beside the names of a row instead of below them (`rowOnDesk.css`). */
export const PRICES_BESIDE = '(width >= 716px)';

/** Ids of matches whose prices would shift visible rows: those on screen, and above it if nothing anchors the scroll. */
function rowsInSight(): ReadonlySet<string> {
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

/** The interval for detecting stale prices; a shorter one would check every row too often. */
const MINUTE_MS = 60_000;

/** The ids of matches that may have prices under a country's policy; empty if the policy is null. */
export function openIds(
  matches: readonly Match[],
  policy: Pick<OffersPolicy, 'oddsInPlay'> | null,
): ReadonlySet<string> {
  const open = policy === null ? [] : matches.filter((match) => mayHavePrices(match, policy));
  return new Set(open.map(({ id }) => id));
}

interface ShownOdds {
  matches: readonly Match[] | undefined;
  /** The latest answer of `/api/odds`; undefined before the first one. */
  board: OddsBoard | undefined;
  /** The policy of the visitor's country; null if it has no offers. */
  policy: OffersPolicy | null;
}

/** The prices that rows show, without stale ones. Rows on screen keep their space for prices, so that they do not move. */
export function useShownOdds({ matches, board, policy }: ShownOdds): OddsBoard {
  const minute = useAt((instant) => Math.ceil(instant / MINUTE_MS) * MINUTE_MS);
  const shown = useRef<OddsBoard>(undefined);
  shown.current = useMemo(() => {
    const open = openIds(matches ?? [], policy);
    const current = board === undefined ? heldBoard(open) : boardAt(board, minute);
    if (shown.current === undefined) return current;
    let inSight: ReadonlySet<string> | undefined;
    const isHeld = (id: string) => {
      inSight ??= rowsInSight();
      return inSight.has(id);
    };
    return withEmptyRows(shown.current, current, { open, isHeld });
  }, [matches, board, policy, minute]);
  return shown.current;
}
