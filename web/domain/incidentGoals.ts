import type { Incident } from './eventDetail.ts';
import { GOAL_KINDS, type GoalKind } from './incidentKinds.ts';
import type { Side } from './match.ts';

export type GoalIncident = Extract<Incident, { kind: GoalKind }>;

/** Whether an incident of this kind is a goal that counts. */
export function isGoalKind(kind: Incident['kind']): kind is GoalKind {
  return GOAL_KINDS.some((each) => each === kind);
}

export function isGoal(incident: Incident): incident is GoalIncident {
  return isGoalKind(incident.kind);
}

/** The side of the scorer. An own goal counts for the opponents. */
export function scorerSide({ kind, side }: Pick<Incident, 'kind' | 'side'>): Side {
  if (kind !== 'own-goal') return side;
  return side === 'home' ? 'away' : 'home';
}
