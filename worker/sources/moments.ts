import type { Incident, Side } from '../../web/domain/eventDetail.ts';
import type { Score } from '../../web/domain/match.ts';

function clockOf({ minute }: Incident): number {
  return minute === null ? Number.POSITIVE_INFINITY : minute.minute + (minute.added ?? 0) / 100;
}

/** Incidents in the order of the match clock; those of one minute keep their order, those without one come last. */
export function inOrder(incidents: readonly Incident[]): Incident[] {
  return incidents.toSorted((one, other) => clockOf(one) - clockOf(other) || 0);
}

/** How many players of each side were sent off. */
export function redCardsIn(incidents: readonly Incident[]): Score {
  const dismissals = incidents.filter(({ kind }) => kind === 'red-card' || kind === 'second-yellow-card');
  const of = (side: Side) => dismissals.filter((each) => each.side === side).length;
  return { home: of('home'), away: of('away') };
}
