import { parseStandings, type Standings } from '../../web/domain/standings.ts';
import type { Result } from '../base/result.ts';
import type { Cache, Known } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Background } from '../cache/reading.ts';
import type { Feed } from '../feeds/feed.ts';
import type { Failure } from '../upstream/failure.ts';

export interface StandingsContext {
  client: Feed;
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
      lifetime: LIFETIMES.standings,
      load: (inquiry) => client.standings(inquiry, id),
      parse: parseStandings,
    },
    background,
  );
}
