import type { Scorers } from '../../web/domain/scorers.ts';
import { HIDDEN, type Hidden } from '../../web/domain/spoilers.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';
import { type ReadContext, unhidden } from './readContext.ts';
import { readScorers } from './tournamentSeason.ts';
import { readTournamentStandings } from './tournamentStandings.ts';

/** The top scorers of a season. Spoiler-free mode hides them with the table, because scorers give away results. */
export async function readShownScorers(
  tournament: string,
  context: ReadContext,
): Promise<Result<Scorers | Hidden, Failure>> {
  const whole = unhidden(context);
  const scorers = await readScorers(tournament, whole);
  if (!scorers.ok || scorers.value.length === 0 || context.hiding === undefined) return scorers;
  const tables = await readTournamentStandings(tournament, whole);
  const isHidden = context.hiding.standings(tournament, tables.ok ? tables.value : []);
  return isHidden ? { ok: true, value: HIDDEN } : scorers;
}
