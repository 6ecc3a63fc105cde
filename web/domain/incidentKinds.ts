/** Goals that count. The side of an own goal is the one it counts for, not its scorer’s. */
export const GOAL_KINDS = ['goal', 'own-goal', 'penalty'] as const;

export type GoalKind = (typeof GOAL_KINDS)[number];

export const NO_GOAL_KINDS = ['missed-penalty', 'cancelled-goal'] as const;

export const CARD_KINDS = ['yellow-card', 'second-yellow-card', 'red-card'] as const;

export const DISMISSAL_KINDS = ['second-yellow-card', 'red-card'] as const;

export function isDismissal(kind: string): boolean {
  return DISMISSAL_KINDS.some((each) => each === kind);
}

/** Decisions and reviews by the video referee, except goals that do not count. */
export const DECISIONS = [
  'goal-confirmed',
  'goal-awarded',
  'goal-review',
  'penalty-confirmed',
  'penalty-awarded',
  'penalty-cancelled',
  'penalty-review',
  'card-confirmed',
  'card-upgraded',
  'card-downgraded',
  'card-cancelled',
  'red-card-cancelled',
  'card-review',
] as const;

export type Decision = (typeof DECISIONS)[number];

/** In the order in which a line-up is listed. */
export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

export type Position = (typeof POSITIONS)[number];
