export type Side = 'home' | 'away';

export type PhaseKind = 'upcoming' | 'running' | 'ended';

/** From `at` on the feed says `status`. */
export interface Phase {
  readonly at: number;
  readonly status: string;
  readonly kind: PhaseKind;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

export interface ScoreStep extends Score {
  readonly at: number;
}

export type ResultName = 'halftime' | 'ordinarytime' | 'extratime' | 'penaltyshootout' | 'finalresult';

export interface ResultStep extends ScoreStep {
  readonly name: ResultName;
}

export type PropertyName = 'GameStarted' | 'SecondHalfStarted' | 'ExtraTimeStarted' | 'ExtraTimeSecondHalfStarted';

export interface PropertyStep {
  readonly at: number;
  readonly name: PropertyName;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** An incident as the feed sends it. */
export interface Incident {
  readonly id: string;
  readonly match_time: string;
  readonly type: string;
  readonly team: Side;
  readonly detail: string | null;
  readonly player: Person | null;
  readonly player_out?: Person;
  readonly assists: readonly { readonly name: string }[];
}

/** One incident over time: the feed learns names late, corrects them, and cancels goals. */
export interface IncidentTrail {
  readonly side: Side;
  readonly versions: readonly { readonly at: number; readonly incident: Incident }[];
}

/** A quarter, a period, a half: its score is what was scored between its ends. */
export interface Period {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Everything that will ever be known of a match, each fact with the instant from which it is known. */
export interface Story {
  readonly phases: readonly Phase[];
  readonly properties: readonly PropertyStep[];
  readonly scores: readonly ScoreStep[];
  readonly results: readonly ResultStep[];
  readonly periods: readonly Period[];
  readonly incidents: readonly IncidentTrail[];
}

/** The last step that has come by `now`. Steps are in the order of time. */
export function latest<T extends { readonly at: number }>(steps: readonly T[], now: number): T | undefined {
  let found: T | undefined;
  for (const step of steps) {
    if (step.at > now) break;
    found = step;
  }
  return found;
}

const NOT_STARTED: Phase = { at: Number.NEGATIVE_INFINITY, status: 'Not started', kind: 'upcoming' };

export function phaseAt(story: Story, now: number): Phase {
  return latest(story.phases, now) ?? NOT_STARTED;
}

export function scoreAt(story: Story, now: number): Score {
  return latest(story.scores, now) ?? { home: 0, away: 0 };
}
