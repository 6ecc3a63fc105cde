import type { Competition } from '../../../web/domain/competition.ts';
import { readRecords } from '../contract/wireDetail.ts';
import { competitionOf } from './places.ts';
import { wireLeague, wireSeason } from './wire.ts';

/** A league and its current season. */
export interface CurrentLeague {
  competition: Competition;
  season: number;
  hasStandings: boolean;
}

/** Parses `leagues?current=true` into leagues by competition id. */
export function readLeagues(
  records: readonly unknown[],
  { flagUrl, noteRejected }: { flagUrl: string | null; noteRejected(problem: string): void },
): Map<string, CurrentLeague> {
  const leagues = new Map<string, CurrentLeague>();
  for (const { league, country, seasons } of readRecords(wireLeague, records, noteRejected, 'competitions')) {
    const listed = readRecords(wireSeason, seasons, noteRejected);
    const season = listed.find(({ current }) => current === true) ?? listed.at(-1);
    if (season === undefined) continue;
    const competition = competitionOf(league.id, league.name, country?.name ?? null, flagUrl);
    // Without coverage data, a season may have tables.
    const hasStandings = season.coverage?.standings !== false;
    leagues.set(competition.id, { competition, season: season.year, hasStandings });
  }
  return leagues;
}
