import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import type { Score, Side } from '../../../web/domain/match.ts';

/** No clock of a match shows more, nor does any half get so much added to it. */
const LAST_MINUTE = 130;
const MOST_ADDED = 30;

/** A moment of the match clock as sources write it; null where no clock can show it. */
export function minuteOf(minute: number | null, added: number | null = null): MatchMinute | null {
  if (minute === null || !Number.isInteger(minute) || minute < 0 || minute > LAST_MINUTE) return null;
  return { minute, added: added !== null && added > 0 && added <= MOST_ADDED ? added : null };
}

function clockOf({ minute }: Incident): number {
  return minute === null ? Number.POSITIVE_INFINITY : minute.minute + (minute.added ?? 0) / 100;
}

/** Incidents in the order of the match clock; those of one minute keep their order, those without one come last. */
export function inOrder(incidents: readonly Incident[]): Incident[] {
  return incidents.toSorted((one, other) => clockOf(one) - clockOf(other) || 0);
}

/** How many players of each side were sent off; a red card that was taken back does not count. */
export function redCardsIn(incidents: readonly Incident[]): Score {
  const takenBack = incidents.flatMap((each) =>
    each.kind === 'decision' && each.decision === 'red-card-cancelled' ? [`${each.side} ${each.player}`] : [],
  );
  const dismissals = incidents.filter(
    (each) =>
      each.kind === 'second-yellow-card' ||
      (each.kind === 'red-card' && (each.player === null || !takenBack.includes(`${each.side} ${each.player}`))),
  );
  const of = (side: Side) => dismissals.filter((each) => each.side === side).length;
  return { home: of('home'), away: of('away') };
}
