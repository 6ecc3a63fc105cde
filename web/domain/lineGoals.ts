import type { Incident } from './eventDetail.ts';
import { isGoal } from './incidentGoals.ts';
import type { LineGoal } from './scoreLine.ts';

/** The goals of a match that count and whose minute is known, for its line. */
export function lineGoals(incidents: readonly Incident[]): LineGoal[] {
  return incidents
    .filter(isGoal)
    .flatMap(({ side, minute }) => (minute === null ? [] : [{ side, minute: minute.minute }]));
}
