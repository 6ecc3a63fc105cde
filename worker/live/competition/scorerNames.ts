import type { FoundPlayer, FoundTeam } from '../../../web/domain/search.ts';
import { firstTemporaryFailure, type ReadContext, unhidden } from '../state/readContext.ts';
import { loadListedScorers } from './competitionSeason.ts';

/** The lists of scorers that a search reads: the same each time, so that an isolate soon holds them. */
const MAX_LISTS = 6;

/**
 * The football scorers of the first of these competitions, as far as their teams are known. A search finds them before anybody
 * has opened a line-up. Counted calls are worth more than a name, so their sources have none.
 */
export async function loadScorerNames(
  competitions: readonly string[],
  teams: readonly FoundTeam[],
  context: ReadContext,
): Promise<{ players: FoundPlayer[]; failed: boolean }> {
  if (context.config.source.quota.isCounted) return { players: [], failed: false };
  const sport = 'football';
  const known = new Map(teams.flatMap((each) => (each.sport === sport ? [[each.team.id, each.team]] : [])));
  // A scorer's name gives away no result.
  const reading = unhidden(context);
  const lists = await Promise.all(
    competitions.slice(0, MAX_LISTS).map((tournament) => loadListedScorers({ sport, tournament }, reading)),
  );
  const players = new Map<string, FoundPlayer>();
  for (const { id, name, team } of lists.flatMap((list) => (list.ok ? list.value : []))) {
    const own = team === null ? undefined : known.get(team.id);
    if (id !== null && own !== undefined) players.set(`${own.id}:${id}`, { id, name, team: own, sport });
  }
  return { players: [...players.values()], failed: firstTemporaryFailure(lists) !== null };
}
