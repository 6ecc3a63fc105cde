import type { Result } from '../base/result.ts';
import { crestOf } from '../directory/crests.ts';
import type { Failure } from '../upstream/failure.ts';
import type { KnownTeam } from './knownNames.ts';
import { readTournament } from './readCatalogue.ts';
import { type ReadContext, unhidden } from './readContext.ts';
import { readScorers } from './tournamentSeason.ts';
import { readTournamentStandings } from './tournamentStandings.ts';

// A cup has scorers, but may have no table.
async function teamsOfScorers(tournament: string, context: ReadContext) {
  const scorers = await readScorers(tournament, context);
  return scorers.ok ? scorers.value.flatMap(({ team }) => team ?? []) : [];
}

/**
 * A team as a competition's table or list of scorers names it; null when either the competition or the team is
 * unknown.
 */
export async function readTeamOfTable(
  id: string,
  tournament: string,
  context: ReadContext,
): Promise<Result<KnownTeam | null, Failure>> {
  // Requests a table only for a known competition: visitors can write any id into an address.
  const found = await readTournament(tournament, 'football', context);
  if (!found.ok) return found;
  if (found.value === null) return { ok: true, value: null };
  const { competition, sport } = found.value;
  // Taking part gives away no result.
  const whole = unhidden(context);
  const tables = await readTournamentStandings(competition.id, whole);
  if (!tables.ok) return tables;
  const inTables = tables.value.flatMap(({ rows }) => rows).map(({ team }) => team);
  const isWanted = (team: { id: string }) => team.id === id;
  const named = inTables.find(isWanted) ?? (await teamsOfScorers(competition.id, whole)).find(isWanted);
  if (named === undefined) return { ok: true, value: null };
  const { name } = named;
  return {
    ok: true,
    value: { team: { id, name, logo: null, crest: crestOf(name) }, sport, competitions: [competition] },
  };
}
