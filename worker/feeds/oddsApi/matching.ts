import type { Match, Team } from '../../../web/domain/match.ts';
import type { TeamNames } from './teamNames.ts';
import type { WireEvent } from './wire.ts';

/** Tolerance between kick-off times of two sources. A team’s matches are further apart. */
export const KICK_OFF_MS = 30 * 60_000;

/** Whether a name is a team’s long or short name, or an alias of either. */
export function hasName({ name, short }: Pick<Team, 'name' | 'short'>, called: string, namesOf: TeamNames): boolean {
  const wanted = namesOf(called);
  return namesOf(name) === wanted || (short !== undefined && namesOf(short) === wanted);
}

/**
 * Finds a match among the events of its competition: kick-off within half an hour, and the same home and away teams.
 * Null if none or several match, because no odds are better than wrong ones.
 */
export function eventOf<Event extends WireEvent>(
  { kickOff, home, away }: Pick<Match, 'kickOff' | 'home' | 'away'>,
  events: readonly Event[],
  namesOf: TeamNames,
): Event | null {
  if (home === null || away === null) return null;
  const candidates = events.filter(
    (event) =>
      Math.abs(event.commence_time - kickOff) <= KICK_OFF_MS &&
      hasName(home, event.home_team, namesOf) &&
      hasName(away, event.away_team, namesOf),
  );
  const [only] = candidates;
  return candidates.length === 1 && only !== undefined ? only : null;
}
