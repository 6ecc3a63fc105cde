import { useMemo, useRef } from 'react';
import { useAt } from '../../data/pageClock.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { boardAt, heldBoard, type OddsBoard, sharedBoard } from '../../domain/odds.ts';
import type { OffersPolicy } from '../../domain/settings.ts';
import { idOfSlug } from '../../domain/slug.ts';

/** The media query for prices beside the names of a row instead of below them (`rowOnDesk.css`). */
export const PRICES_BESIDE = '(width >= 716px)';

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

const NO_MATCHES: readonly Match[] = [];
const NO_IDS: ReadonlySet<string> = new Set();
const NO_PRICES: OddsBoard = {};

/** The interval for detecting stale prices; a shorter one would check every row too often. */
const MINUTE_MS = 60_000;

/**
 * The ids of matches that may have prices under a country's policy; empty if the policy is null. Returns `known` itself if
 * the ids are the same, so that a goal changes nothing.
 */
export function openIds(
  matches: readonly Match[],
  policy: Pick<OffersPolicy, 'oddsInPlay'> | null,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  if (policy === null) return NO_IDS;
  const open: string[] = [];
  for (const match of matches) {
    const phase = phaseOf(match);
    if (phase === 'upcoming' || (phase === 'live' && policy.oddsInPlay)) open.push(match.id);
  }
  const isKnown = open.length === known.size && open.every((id) => known.has(id));
  return isKnown ? known : new Set(open);
}

interface ShownOdds {
  matches: readonly Match[] | undefined;
  /** The latest answer of `/api/odds`; undefined before the first one. */
  board: OddsBoard | undefined;
  /** The policy of the visitor's country; null if it has no offers. */
  policy: OffersPolicy | null;
}

/** Returns a test for rows on screen, which must not move. It passes no row before the first render, and measures only once. */
function heldRows(isShown: boolean): (id: string) => boolean {
  let ids = isShown ? undefined : NO_IDS;
  return (id) => {
    ids ??= rowsInSight();
    return ids.has(id);
  };
}

/** The prices that rows show, without stale ones. Rows on screen keep their space for prices, so that they do not move. */
export function useShownOdds({ matches = NO_MATCHES, board, policy }: ShownOdds): OddsBoard {
  const minute = useAt((instant) => Math.ceil(instant / MINUTE_MS) * MINUTE_MS);
  const shown = useRef({ open: NO_IDS, odds: NO_PRICES, isShown: false });
  shown.current.open = useMemo(() => openIds(matches, policy, shown.current.open), [matches, policy]);
  const { open } = shown.current;
  shown.current.odds = useMemo(() => {
    const current = board === undefined ? heldBoard(open) : boardAt(board, minute);
    return sharedBoard(shown.current.odds, current, { open, isHeld: heldRows(shown.current.isShown) });
  }, [board, minute, open]);
  shown.current.isShown = true;
  return shown.current.odds;
}
