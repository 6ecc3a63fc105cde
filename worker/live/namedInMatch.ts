import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { sideOf } from '../../web/domain/team.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';
import type { KnownTeam } from './knownNames.ts';
import type { ReadContext } from './readContext.ts';
import { readDetailedEvent } from './readEvent.ts';

/** A team as one of its matches names it, with that match. */
export interface NamedInMatch {
  known: KnownTeam;
  event: EventDetail;
}

/** The id of the match that linked to this page (`?match=`), or null. */
export function requestedMatch(search: URLSearchParams): string | null {
  return /^[A-Za-z0-9]{1,64}$/.exec(search.get('match') ?? '')?.[0] ?? null;
}

/** A team as a match names it; null when there is no such match, or the team does not play in it. */
export async function readTeamOfMatch(
  id: string,
  matchId: string,
  context: ReadContext,
): Promise<Result<NamedInMatch | null, Failure>> {
  // Ids are unique across sports; the match has its own sport.
  const answer = await readDetailedEvent({ sport: 'football', id: matchId }, context);
  if (!answer.ok) return answer;
  if (answer.value.kind === 'unknown') return { ok: true, value: null };
  const { event } = answer.value.snapshot;
  const side = sideOf(event.match, id);
  const team = side === undefined ? null : event.match[side];
  if (team === null) return { ok: true, value: null };
  const { sport, competition } = event.match;
  return { ok: true, value: { known: { team, sport, competitions: [competition] }, event } };
}
