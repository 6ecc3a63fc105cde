import type { Sport } from '../../../web/domain/sport.ts';
import type { Team, Tournament } from './catalog.ts';

/** What kind of day a match has, decided when its date is planned. */
export type Course =
  | 'normal'
  | 'awaitingInfo'
  | 'delayed'
  | 'interrupted'
  | 'extraTime'
  | 'shootOut'
  | 'overtime'
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  | 'awarded'
  | 'toFinish';

export interface Match {
  readonly id: string;
  readonly sport: Sport;
  readonly tournament: Tournament;
  readonly home: Team;
  readonly away: Team;
  /** Planned kick-off, UTC ms. */
  readonly start: number;
  readonly round: string;
  readonly course: Course;
  /** Begins on time and is played through, because the day counts on it to be running then. */
  readonly anchor: boolean;
}
