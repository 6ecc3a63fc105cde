import type { EventDetail } from './eventDetail.ts';
import { isGoal } from './incidentGoals.ts';
import { SIDES } from './match.ts';

/**
 * Whether the goals of a finished match in football are all told, each with its minute: some sources have a result to which
 * nobody has entered every goal. The result counts.
 */
export function tellsEveryGoal({
  match: { sport, state },
  incidents,
}: Pick<EventDetail, 'match' | 'incidents'>): boolean {
  if (sport !== 'football' || state.kind !== 'finished' || state.ending === 'awarded' || state.score === null)
    return true;
  const goals = incidents.filter(isGoal);
  const { score } = state;
  return (
    goals.every(({ minute }) => minute !== null) &&
    SIDES.every((side) => goals.filter((goal) => goal.side === side).length === score[side])
  );
}
