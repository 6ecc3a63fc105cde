import type { Match } from '../../../web/domain/match.ts';
import type { TeamNames } from './teamNames.ts';
import type { WireEvent } from './wire.ts';

/** Sources move a kick-off by minutes; two matches of one team lie further apart. */
const KICK_OFF_MS = 30 * 60_000;

/**
 * The event of a match among those of its competition: the kick-off within half an hour, both teams the same and on their
 * own sides. Null where none fits, or more than one: no odds rather than those of another match.
 */
export function eventOf(
  { kickOff, home, away }: Pick<Match, 'kickOff' | 'home' | 'away'>,
  events: readonly WireEvent[],
  namesOf: TeamNames,
): WireEvent | null {
  if (home === null || away === null) return null;
  const fitting = events.filter(
    (event) =>
      Math.abs(event.commence_time - kickOff) <= KICK_OFF_MS &&
      namesOf(event.home_team) === namesOf(home.name) &&
      namesOf(event.away_team) === namesOf(away.name),
  );
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : null;
}
