import type { Incident } from './eventDetail.ts';
import { isGoal } from './incidentGoals.ts';
import type { LineGoal } from './scoreLine.ts';

/** The goals that count and have a known minute, for the score line. */
export function lineGoals(incidents: readonly Incident[]): LineGoal[] {
  return incidents
    .filter(isGoal)
    .flatMap(({ side, minute }) => (minute === null ? [] : [{ side, minute: minute.minute }]));
}
