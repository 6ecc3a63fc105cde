import { parseStandings, type Standings } from '../../web/domain/standings.ts';
import type { Background, Cache, Known } from '../cache/cache.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from '../feeds/contract/client.ts';
import { STANDINGS } from '../feeds/contract/parseStandings.ts';

export interface StandingsContext {
  client: LiveClient;
  standings: Cache<Standings>;
  background: Background;
}

/** The tables of a competition that exists, from their cache; none for a knock-out cup. */
export function readTournamentStandings(
  id: string,
  { client, standings, background }: StandingsContext,
): Promise<Result<Known<Standings>, Failure>> {
  return standings.read(
    {
      key: `${client.upstream.id}:standings:${id}`,
      lifetime: STANDINGS,
      load: () => client.standings(id),
      parse: parseStandings,
    },
    background,
  );
}
