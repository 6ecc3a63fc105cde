import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import { phaseOf, type Score, shootOutOf } from '../../../web/domain/match.ts';
import { ok, type Result } from '../../base/result.ts';
import { type BeliefContext, believed } from './believed.ts';
import type { GivenMatch } from './givenMatch.ts';
import { rowFacts, withGoals } from './incidents.ts';
import { withLocalisedTeams } from './localisedNames.ts';
import { normalizeIncidents } from './normalizeIncidents.ts';
import { problemOfSides } from './placeholderTeams.ts';
import { isWithin } from './shootOut.ts';

/** A match with the details that depend on each other. */
export type NormalizedMatch = Pick<EventDetail, 'match' | 'halfTime' | 'shootOut' | 'incidents'>;

// Some competitions update the half-time score from kick-off on, and users enter a wrong one.
function halfTimeOf({ state, sport, halfTime }: GivenMatch): Score | null {
  if (phaseOf({ state, sport }) === 'upcoming' || (state.kind === 'playing' && state.period === 'first-half'))
    return null;
  return state.kind === 'finished' && state.score !== null && !isWithin(halfTime, state.score) ? null : halfTime;
}

/**
 * Makes a match of a source’s record, through the guards against every source’s oddities. Each parser’s match and
 * incidents pass through here, in lists and in details. Fails if its teams cannot be right.
 */
export function normalizeMatch(given: GivenMatch, context: BeliefContext): Result<NormalizedMatch, string> {
  const { id, sport, competition, round, kickOff, untimed, home, away } = given;
  const incidents = normalizeIncidents(given);
  const halfTime = halfTimeOf(given);
  const known = believed(given, incidents, context);
  const state = known.kind === 'finished' ? { ...known, halfTime: halfTime ?? undefined } : known;
  const row = { id, sport, competition, round, kickOff, home, away, state: withGoals(state, sport, incidents) };
  const match = withLocalisedTeams({ ...row, ...(untimed && { untimed }), ...rowFacts(incidents) });
  const problem = problemOfSides(match);
  return problem === null
    ? ok({ match, halfTime, shootOut: shootOutOf(state), incidents })
    : { ok: false, error: problem };
}
