import type { EventDetail } from './eventDetail.ts';
import { isGoal } from './incidentGoals.ts';
import { SIDES } from './match.ts';

/**
 * Whether the incidents list every goal of a finished football match, with minutes. Some sources give a result without
 * all goals. True for other matches.
 */
export function listsEveryGoal({
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
