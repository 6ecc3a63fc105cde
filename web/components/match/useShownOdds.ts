import { useMemo, useRef } from 'react';
import { useAt } from '../../data/pageClock.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { boardAt, heldBoard, type OddsBoard, sharedBoard } from '../../domain/odds.ts';
import type { OffersPolicy } from '../../domain/settings.ts';
import { rowsInSight } from './rowsInSight.ts';

const NO_MATCHES: readonly Match[] = [];
const NO_IDS: ReadonlySet<string> = new Set();
const NO_PRICES: OddsBoard = {};

/** Prices grow old by steps of this; finer ones would look at each row too often. */
const MINUTE_MS = 60_000;

/**
 * The ids of the matches that there may be prices of, in a country with this policy; none where it has no offers. It is
 * the set `known` while it says the same: a goal opens and closes no market.
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
  /** What `/api/odds` answered last; undefined while it has not yet. */
  board: OddsBoard | undefined;
  /** Of the visitor's country; null where it has no offers. */
  policy: OffersPolicy | null;
}

/** Whether a row is in sight: none is of who has shown nothing yet; the others look once for a board, where a row would move. */
function heldRows(isShown: boolean): (id: string) => boolean {
  let ids = isShown ? undefined : NO_IDS;
  return (id) => {
    ids ??= rowsInSight();
    return ids.has(id);
  };
}

/** The prices that rows show: none that has grown old, and each in the place that it had, so that no row in sight moves. */
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
