import type { CompetitionKey } from '../../../web/domain/competitionKey.ts';
import type { Competition, Match } from '../../../web/domain/match.ts';
import type { Scorers } from '../../../web/domain/scorers.ts';
import { computedTable } from '../../../web/domain/season/computedTable.ts';
import { endedResults } from '../../../web/domain/season/results.ts';
import { rulesOf } from '../../../web/domain/season/tableRules.ts';
import { tableView } from '../../../web/domain/season/tableView.ts';
import { HIDDEN, type Hidden } from '../../../web/domain/spoilers.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { parseStandings, type Standings } from '../../../web/domain/standings.ts';
import { type Answer, type DatedAnswer, mappedDated, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { loadFeed, type ReadContext, unhidden } from '../state/readContext.ts';
import { inItsSport, loadScorers, loadSeason, partKey } from './competitionSeason.ts';

/** The top scorers of a season. Spoiler-free mode hides them with the table, because scorers give away results. */
export async function loadShownScorers(of: CompetitionKey, context: ReadContext): Promise<Answer<Scorers | Hidden>> {
  const whole = unhidden(context);
  const scorers = await loadScorers(of, whole);
  if (!scorers.ok || scorers.value.length === 0 || context.hiding === undefined) return scorers;
  const tables = await loadCompetitionStandings(of, whole);
  const isHidden = context.hiding.standings(of.tournament, tables.ok ? tables.value : []);
  return isHidden ? ok(HIDDEN) : scorers;
}

/** The feed's tables of a competition, perhaps without the latest results. Empty for a knockout cup. */
export function loadCompetitionStandings(of: CompetitionKey, context: ReadContext): Promise<DatedAnswer<Standings>> {
  const tables = loadFeed(context.live.standings, context, {
    key: partKey('standings', of),
    lifetime: LIFETIMES.standings,
    load: (call) => context.feed.standings(call, of),
    parse: parseStandings,
  });
  return inItsSport(tables, of, context);
}

/** The matches of a season, where they are optional. Makes no call when calls are counted. */
export async function seasonBeside(
  { competition, sport }: Pick<Match, 'competition' | 'sport'>,
  context: ReadContext,
): Promise<Match[]> {
  const { config, feed, live } = context;
  const of = { sport, tournament: competition.id };
  const isHeld = live.competitionSeasons.valuesUnder(`${feed.upstream.id}:${partKey('season', of)}`).length > 0;
  if (config.source.quota.isCounted && !isHeld) return [];
  const season = await loadSeason(of, context);
  return season.ok ? season.value : [];
}

/** The feed's tables, recomputed when the season has newer results. */
export function newestTables(
  tables: Standings,
  matches: readonly Match[],
  { competition, sport }: { competition: Competition; sport: Sport },
): Standings {
  return tableView(null, { tables, matches, competition, sport, since: 0 }).tables;
}

/**
 * The last table of an earlier football season, from its results; empty where the present season (`tables`) has not one table.
 * Deducted points are unknown.
 */
export function finalTables(
  matches: readonly Match[],
  tables: Standings,
  { competition, sport }: { competition: Competition; sport: Sport },
): Standings {
  if (sport !== 'football' || tables.length !== 1) return [];
  const results = endedResults(matches);
  const teams = new Map(results.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]));
  const none = {
    rank: 0,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    for: 0,
    against: 0,
    points: 0,
    deductions: 0,
    form: [],
  };
  const rows = Array.from(teams.values(), (team) => ({ ...none, team }));
  const name = tables[0]?.name ?? competition.name;
  return rows.length === 0 ? [] : [computedTable({ name, rows, zones: [] }, results, rulesOf(competition))];
}

/** The tables of a competition for any page. Empty for a knockout cup. */
export async function loadTables(
  of: Pick<Match, 'competition' | 'sport'>,
  context: ReadContext,
): Promise<DatedAnswer<Standings | Hidden>> {
  const whole = unhidden(context);
  const [tables, matches] = await Promise.all([
    loadCompetitionStandings({ sport: of.sport, tournament: of.competition.id }, whole),
    of.sport === 'football' ? seasonBeside(of, whole) : [],
  ]);
  return mappedDated(tables, (value) =>
    hidesTables(of.competition.id, value, context) ? HIDDEN : newestTables(value, matches, of),
  );
}

/** Whether spoiler-free mode hides the tables of a competition. */
export function hidesTables(competition: string, tables: Standings, { hiding }: Pick<ReadContext, 'hiding'>): boolean {
  return tables.length > 0 && hiding?.standings(competition, tables) === true;
}
