/** Goals that count. An own goal stands on the side that it counts for; its player is of the other. */
export const GOAL_KINDS = ['goal', 'own-goal', 'penalty'] as const;

export type GoalKind = (typeof GOAL_KINDS)[number];

/** Goals that do not count. */
export const NO_GOAL_KINDS = ['missed-penalty', 'cancelled-goal'] as const;

export const CARD_KINDS = ['yellow-card', 'second-yellow-card', 'red-card'] as const;

/** Cards after which a side plays with one less. */
export const DISMISSAL_KINDS = ['second-yellow-card', 'red-card'] as const;

export function isDismissal(kind: string): boolean {
  return DISMISSAL_KINDS.some((each) => each === kind);
}

/** What a video referee decides, or is looking at, beside goals that don't count. */
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

/** From the own goal to the other one: the order in which a line-up is told. */
export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

export type Position = (typeof POSITIONS)[number];
