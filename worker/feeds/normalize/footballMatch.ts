import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Match, MatchState } from '../../../web/domain/match.ts';
import { ok, type Result } from '../../base/result.ts';
import { rowFacts, withGoals } from './incidents.ts';
import { withOwnTeams } from './ownNames.ts';
import { problemOfSides } from './placeholderTeams.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Long enough for extra time, a shoot-out and a kick-off delayed by an hour. */
const LONGEST_MS = 4 * HOUR;

/** Marks a match as unreported that has "not started" four hours after kick-off, or after its day without a time. */
function withoutReport(state: MatchState, kickOff: number, now: number): MatchState {
  if (state.kind !== 'not-started') return state;
  const latest = state.untimed === true ? kickOff - (kickOff % DAY) + DAY : kickOff;
  return now - latest < LONGEST_MS ? state : { kind: 'unreported' };
}

/** A football match of a public source with its incidents, as sent at `now`. Fails if its teams cannot be right. */
export function footballMatch(
  given: Pick<Match, 'id' | 'competition' | 'round' | 'kickOff' | 'home' | 'away' | 'state'>,
  incidents: readonly Incident[],
  now: number,
): Result<Match, string> {
  const match = withOwnTeams({
    ...given,
    sport: 'football',
    state: withGoals(withoutReport(given.state, given.kickOff, now), 'football', incidents),
    ...rowFacts(incidents),
  });
  const problem = problemOfSides(match);
  return problem === null ? ok(match) : { ok: false, error: problem };
}
