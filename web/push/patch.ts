import { isTimed, isUnderWay, type Match, phaseOf } from '../domain/match.ts';

/** What of a match changes while it is played. Put over the match it is of, it makes that match as it is now. */
export type MatchPatch = Pick<Match, 'id' | 'state' | 'redCards' | 'correctedAt' | 'kickOff'>;

const SOON_MS = 10 * 60_000;
/** A match that should have begun so long ago is not waited for any more. */
const OVERDUE_MS = 3 * 60 * 60_000;

/** Whether a match runs, or is about to: then its page wants to be told. `now` in milliseconds UTC. */
export function isAwaited(match: Pick<Match, 'state' | 'sport' | 'kickOff'>, now: number): boolean {
  if (isUnderWay(match)) return true;
  const until = match.kickOff - now;
  return phaseOf(match) === 'upcoming' && isTimed(match) && until < SOON_MS && until > -OVERDUE_MS;
}
