import type { Match, Team } from '../../../web/domain/match.ts';
import type { TeamNames } from './teamNames.ts';
import type { WireEvent } from './wire.ts';

/** Sources move a kick-off by minutes; two matches of one team lie further apart. */
export const KICK_OFF_MS = 30 * 60_000;

/** Whether a team goes by a name: by its long one or by its short one. */
export function isCalled({ name, short }: Pick<Team, 'name' | 'short'>, called: string, namesOf: TeamNames): boolean {
  const wanted = namesOf(called);
  return namesOf(name) === wanted || (short !== undefined && namesOf(short) === wanted);
}

/**
 * The event of a match among those of its competition: the kick-off within half an hour, both teams the same and on their
 * own sides. Null where none fits, or more than one: no odds rather than those of another match.
 */
export function eventOf<Event extends WireEvent>(
  { kickOff, home, away }: Pick<Match, 'kickOff' | 'home' | 'away'>,
  events: readonly Event[],
  namesOf: TeamNames,
): Event | null {
  if (home === null || away === null) return null;
  const fitting = events.filter(
    (event) =>
      Math.abs(event.commence_time - kickOff) <= KICK_OFF_MS &&
      isCalled(home, event.home_team, namesOf) &&
      isCalled(away, event.away_team, namesOf),
  );
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : null;
}
