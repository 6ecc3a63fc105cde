import type { Result } from '../base/result.ts';
import { crestOf } from '../feeds/normalize/crestColours.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { KnownTeam } from './knownNames.ts';
import { readTournament } from './readCatalogue.ts';
import type { ReadContext } from './readContext.ts';
import { readStandingsOf } from './readEvent.ts';

/** A team as a competition's table names it; null where there is no such competition, or no such team in its tables. */
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
  const tables = await readStandingsOf({ competition }, context);
  if (!tables.ok) return tables;
  const row = tables.value.flatMap(({ rows }) => rows).find(({ team }) => team.id === id);
  if (row === undefined) return { ok: true, value: null };
  const { name } = row.team;
  return {
    ok: true,
    value: { team: { id, name, logo: null, crest: crestOf(name) }, sport, competitions: [competition] },
  };
}
