import type { Result } from '../base/result.ts';
import { crestOf } from '../feeds/normalize/crestColours.ts';
import type { Failure } from '../upstream/failure.ts';
import type { KnownTeam } from './knownNames.ts';
import { readTournament } from './readCatalogue.ts';
import { type ReadContext, unhidden } from './readContext.ts';
import { readScorers } from './tournamentSeason.ts';
import { readTournamentStandings } from './tournamentStandings.ts';

// A cup has scorers, and perhaps no table.
async function teamsOfScorers(tournament: string, context: ReadContext) {
  const scorers = await readScorers(tournament, context);
  return scorers.ok ? scorers.value.flatMap(({ team }) => team ?? []) : [];
}

/** A team as a competition's table names it, or the list of its scorers; null where there is no such competition, or no such team in them. */
export async function readTeamOfTable(
  id: string,
  tournament: string,
  context: ReadContext,
): Promise<Result<KnownTeam | null, Failure>> {
  // Its table is asked for only where there is such a competition: a visitor can write anything into an address.
  const found = await readTournament(tournament, 'football', context);
  if (!found.ok) return found;
  if (found.value === null) return { ok: true, value: null };
  const { competition, sport } = found.value;
  // Who plays in it is no result.
  const whole = unhidden(context);
  const { feed: client, live, background } = whole;
  const tables = await readTournamentStandings(competition.id, { client, standings: live.standings, background });
  if (!tables.ok) return tables;
  const inTables = tables.value.value.flatMap(({ rows }) => rows).map(({ team }) => team);
  const isIt = (team: { id: string }) => team.id === id;
  const named = inTables.find(isIt) ?? (await teamsOfScorers(competition.id, whole)).find(isIt);
  if (named === undefined) return { ok: true, value: null };
  const { name } = named;
  return {
    ok: true,
    value: { team: { id, name, logo: null, crest: crestOf(name) }, sport, competitions: [competition] },
  };
}
