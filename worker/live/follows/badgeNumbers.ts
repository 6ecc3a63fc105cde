import { isTimed } from '../../../web/domain/kickOff.ts';
import { phaseOf } from '../../../web/domain/match.ts';
import type { BadgeNumbers, Snapshot } from '../../../web/domain/snapshot.ts';
import { wholeList } from '../../../web/domain/snapshot.ts';

const MINUTE_MS = 60_000;
/** A match that has not begun counts as late after LATE_MS, and is ignored after GIVEN_UP_MS. */
const LATE_MS = 10 * MINUTE_MS;
const GIVEN_UP_MS = 180 * MINUTE_MS;

/** The counters of a list, with its next kick-off (milliseconds UTC); absent when none is due, or one is late. */
export function badgeNumbers(snapshot: Snapshot, now: number): BadgeNumbers {
  const toCome = (wholeList(snapshot) ?? []).filter((match) => {
    return phaseOf(match) === 'upcoming' && isTimed(match) && match.kickOff > now - GIVEN_UP_MS;
  });
  const next = Math.min(...toCome.map(({ kickOff }) => kickOff));
  return { ...snapshot.counters, ...(Number.isFinite(next) && next > now - LATE_MS && { next }) };
}
