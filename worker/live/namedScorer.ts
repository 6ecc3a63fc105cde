import type { Competition } from '../../web/domain/competition.ts';
import type { Scorer } from '../../web/domain/scorers.ts';
import type { Result } from '../base/result.ts';
import { crestOf } from '../feeds/normalize/crestColours.ts';
import type { Failure } from '../upstream/failure.ts';
import type { KnownTeam } from './knownNames.ts';
import { readTournament } from './readCatalogue.ts';
import { type ReadContext, unhidden } from './readContext.ts';
import { readScorers } from './tournamentSeason.ts';

/** A player as the list of a competition's scorers names him, who may be in no line-up of these days. */
export interface NamedScorer {
  known: KnownTeam;
  competition: Competition;
  scorer: Scorer;
}

/** The competition that an address names as the one whose list led to it (`?competition=`); null where it names none. */
export function competitionAsked(search: URLSearchParams): string | null {
  return /^[A-Za-z0-9]{1,64}$/.exec(search.get('competition') ?? '')?.[0] ?? null;
}

/** The scorer of a team in a competition's list; null where there is none. */
async function scorerIn(
  competition: Competition,
  ids: { team: string; player: string },
  context: ReadContext,
): Promise<Result<Scorer | null, Failure>> {
  // Whose name it is tells no result.
  const scorers = await readScorers(competition.id, unhidden(context));
  if (!scorers.ok) return scorers;
  const scorer = scorers.value.find(({ id, team }) => id === ids.player && team?.id === ids.team);
  return { ok: true, value: scorer ?? null };
}

/** A player as a scorer of one of his team's competitions; null where no list of them names him. */
export async function readScorerOfTeam(
  ids: { team: string; player: string },
  known: KnownTeam,
  context: ReadContext,
): Promise<Result<NamedScorer | null, Failure>> {
  for (const competition of known.competitions) {
    const scorer = await scorerIn(competition, ids, context);
    if (!scorer.ok) return scorer;
    if (scorer.value !== null) return { ok: true, value: { known, competition, scorer: scorer.value } };
  }
  return { ok: true, value: null };
}

/** A player as a scorer of the competition of an id, whose list also names his team. */
export async function readScorerOfCompetition(
  ids: { team: string; player: string },
  tournament: string,
  context: ReadContext,
): Promise<Result<NamedScorer | null, Failure>> {
  // Its list is asked for only where there is such a competition: a visitor can write anything into an address.
  const found = await readTournament(tournament, 'football', context);
  if (!found.ok) return found;
  if (found.value === null) return { ok: true, value: null };
  const { competition, sport } = found.value;
  const scorer = await scorerIn(competition, ids, context);
  if (!scorer.ok) return scorer;
  if (scorer.value === null || scorer.value.team === null) return { ok: true, value: null };
  const { id, name } = scorer.value.team;
  const known = { team: { id, name, logo: null, crest: crestOf(name) }, sport, competitions: [competition] };
  return { ok: true, value: { known, competition, scorer: scorer.value } };
}
