import { wholeList } from '../../web/data/queries.ts';
import { isTimed, phaseOf } from '../../web/domain/match.ts';
import type { BadgeNumbers, Snapshot } from '../../web/domain/snapshot.ts';

const MINUTE_MS = 60_000;
/** When one begins that hasn't so long after its time nobody knows; after hours it is not waited for any more. */
const LATE_MS = 10 * MINUTE_MS;
const GIVEN_UP_MS = 180 * MINUTE_MS;

/** The counters of a list, with the instant at which its next match begins; without that where nobody knows. */
export function badgeNumbers(snapshot: Snapshot, now: number): BadgeNumbers {
  const toCome = (wholeList(snapshot) ?? []).filter((match) => {
    return phaseOf(match) === 'upcoming' && isTimed(match) && match.kickOff > now - GIVEN_UP_MS;
  });
  const next = Math.min(...toCome.map(({ kickOff }) => kickOff));
  return { ...snapshot.counters, ...(Number.isFinite(next) && next > now - LATE_MS && { next }) };
}
