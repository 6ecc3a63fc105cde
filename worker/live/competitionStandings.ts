import type { Competition, Match } from '../../web/domain/match.ts';
import type { Scorers } from '../../web/domain/scorers.ts';
import { tableView } from '../../web/domain/season/tableView.ts';
import { HIDDEN, type Hidden } from '../../web/domain/spoilers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { parseStandings, type Standings } from '../../web/domain/standings.ts';
import { type Answer, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { readScorers, readSeason, seasonKey } from './competitionSeason.ts';
import { type ReadContext, readFeed, unhidden } from './readContext.ts';

/** The top scorers of a season. Spoiler-free mode hides them with the table, because scorers give away results. */
export async function readShownScorers(tournament: string, context: ReadContext): Promise<Answer<Scorers | Hidden>> {
  const whole = unhidden(context);
  const scorers = await readScorers(tournament, whole);
  if (!scorers.ok || scorers.value.length === 0 || context.hiding === undefined) return scorers;
  const tables = await readCompetitionStandings(tournament, whole);
  const isHidden = context.hiding.standings(tournament, tables.ok ? tables.value : []);
  return isHidden ? ok(HIDDEN) : scorers;
}

/** The feed's tables of a competition, which may lack the latest results. Empty for a knock-out cup. */
export function readCompetitionStandings(id: string, context: ReadContext): Promise<Answer<Standings>> {
  return readFeed(context.live.standings, context, {
    key: `standings:${id}`,
    lifetime: LIFETIMES.standings,
    load: (call) => context.feed.standings(call, id),
    parse: parseStandings,
  });
}

/** The matches of a season, to compute a football table. Makes no call when calls are counted. */
async function seasonBeside(
  { competition, sport }: Pick<Match, 'competition' | 'sport'>,
  context: ReadContext,
): Promise<Match[]> {
  const { config, feed, live } = context;
  if (sport !== 'football') return [];
  const isCounted = config.source.quota.isCounted;
  if (isCounted && live.competitionSeasons.valuesUnder(`${feed.upstream.id}:${seasonKey(competition.id)}`).length === 0)
    return [];
  const season = await readSeason({ sport, tournament: competition.id }, context);
  return season.ok ? season.value : [];
}

/** The feed's tables, recomputed when the season has results that they lack. */
export function newestTables(
  tables: Standings,
  matches: readonly Match[],
  { competition, sport }: { competition: Competition; sport: Sport },
): Standings {
  return tableView(null, { tables, matches, competition, sport, since: 0 }).tables;
}

/** The tables of a competition for any page. Empty for a knock-out cup. */
export async function readTables(
  of: Pick<Match, 'competition' | 'sport'>,
  context: ReadContext,
): Promise<Answer<Standings | Hidden>> {
  const whole = unhidden(context);
  const [tables, matches] = await Promise.all([
    readCompetitionStandings(of.competition.id, whole),
    seasonBeside(of, whole),
  ]);
  if (!tables.ok) return tables;
  const { value } = tables;
  return ok(hidesTables(of.competition.id, value, context) ? HIDDEN : newestTables(value, matches, of));
}

/** Whether spoiler-free mode hides the tables of a competition. */
export function hidesTables(competition: string, tables: Standings, { hiding }: Pick<ReadContext, 'hiding'>): boolean {
  return tables.length > 0 && hiding?.standings(competition, tables) === true;
}
