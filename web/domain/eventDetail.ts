import type { Match, Score, Side } from './match.ts';

export const SIDES = ['home', 'away'] as const satisfies readonly Side[];

/** A moment of the match clock: 67, or 45 with 2 added. */
export interface MatchMinute {
  minute: number;
  added: number | null;
}

/** Goals that count. An own goal stands on the side that it counts for; its player is of the other. */
export const GOAL_KINDS = ['goal', 'own-goal', 'penalty'] as const;

export type GoalKind = (typeof GOAL_KINDS)[number];

/** Goals that do not count. */
export const NO_GOAL_KINDS = ['missed-penalty', 'cancelled-goal'] as const;

export const CARD_KINDS = ['yellow-card', 'second-yellow-card', 'red-card'] as const;

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

interface Moment {
  side: Side;
  minute: MatchMinute | null;
  /** The feed's id of the player, of a substitution of the one who came in; absent where the feed has none. */
  playerId?: string;
}

/** Something that happened. A name that the feed does not know (yet) is null. */
export type Incident = Moment &
  (
    | { kind: GoalKind; player: string | null; assists: string[]; scoreAfter: Score | null }
    | { kind: (typeof NO_GOAL_KINDS)[number]; player: string | null; reason: string | null }
    | { kind: (typeof CARD_KINDS)[number]; player: string | null }
    | { kind: 'substitution'; playerIn: string | null; playerOut: string | null; playerOutId?: string }
    | { kind: 'decision'; decision: Decision; player: string | null }
    | { kind: 'other'; text: string; player: string | null }
  );

export type GoalIncident = Extract<Incident, { kind: GoalKind }>;

/** Whether an incident of a kind is a goal that counts. */
export function isGoalKind(kind: Incident['kind']): kind is GoalKind {
  return GOAL_KINDS.some((each) => each === kind);
}

export function isGoal(incident: Incident): incident is GoalIncident {
  return isGoalKind(incident.kind);
}

/** The side that whoever scored plays for: an own goal counts for the other one. */
export function scorerSide({ kind, side }: Pick<Incident, 'kind' | 'side'>): Side {
  if (kind !== 'own-goal') return side;
  return side === 'home' ? 'away' : 'home';
}

/** From the own goal to the other one: the order in which a line-up is told. */
export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

export type Position = (typeof POSITIONS)[number];

export interface LineUpPlayer {
  /** The feed's id; absent where it has none. */
  id?: string;
  name: string;
  number: number | null;
  position: Position | null;
  captain: boolean;
}

export interface LineUp {
  /** `4-2-3-1`, or null where the feed does not say. */
  formation: string | null;
  coach: string | null;
  starters: LineUpPlayer[];
  bench: LineUpPlayer[];
}

/** The score of one quarter, period or half. `name` is a `Period`, or the feed's own word for another one. */
export interface PeriodScore {
  name: string;
  score: Score;
}

/** A number of each side; what the feed does not know is null, never zero. `type` is the feed's word: `shots_on_target`. */
export interface Statistic {
  type: string;
  home: number | null;
  away: number | null;
}

export interface Venue {
  name: string;
  city: string | null;
  attendance: number | null;
}

/** A match with everything that its own page tells of it. Incidents are in the order of the match clock. */
export interface EventDetail {
  match: Match;
  halfTime: Score | null;
  /** Of a shoot-out that is going on or has ended. */
  shootOut: Score | null;
  incidents: Incident[];
  periods: PeriodScore[];
  lineUps: Record<Side, LineUp | null>;
  statistics: Statistic[];
  venue: Venue | null;
  referee: string | null;
}
