import type { Competition } from '../../web/domain/match.ts';
import { requestedLeaders } from '../../web/domain/season/scorersView.ts';
import { SEASON_TABS, type SeasonTab, TOURNAMENT_TABS, type TournamentTab } from '../../web/domain/tabs.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { type Answer, type Failure, ok } from '../base/result.ts';
import { loadLastSeason, loadLeaders, loadScorers, loadSeason } from '../live/competition/competitionSeason.ts';
import { loadCompetitionStandings } from '../live/competition/competitionStandings.ts';
import { loadRememberedTabs } from '../live/competition/rememberedTabs.ts';
import { loadCompetitionDays } from '../live/day/competitionDays.ts';
import { firstTemporaryFailure, unhidden } from '../live/state/readContext.ts';
import type { PageContext } from './pageContext.ts';
import { type KnownSeason, seasonTabs } from './seasonPanels.ts';

export type TournamentRoute = Route & { name: 'tournament' };

/** Reads a competition's data without hiding, because tabs stay open in spoiler-free mode. */
export function loadTabs(competition: Competition, { sport, tab }: TournamentRoute, asked: PageContext) {
  const context = unhidden(asked);
  const { visitor, search } = context;
  const by = tab === 'scorers' ? requestedLeaders(search.get('by')) : null;
  const query = { sport, tournament: competition.id, zone: visitor.zone };
  return {
    fixtures: loadCompetitionDays({ ...query, of: 'fixtures' }, context),
    results: loadCompetitionDays({ ...query, of: 'results' }, context),
    standings: loadCompetitionStandings(query, context),
    season: loadSeason(query, context),
    lastSeason: tab === 'course' ? loadLastSeason(query, context) : Promise.resolve(null),
    scorers: loadScorers(query, context),
    leaders: by === null ? Promise.resolve(null) : loadLeaders(query, by, context),
  };
}

/** The data of all tabs except the day's list. */
export type TabData = ReturnType<typeof loadTabs>;

export type Known = Pick<KnownSeason, 'competition' | 'sport'>;

async function foundIn<Value>(asked: Promise<Answer<Value> | null>): Promise<Value | null> {
  const answer = await asked;
  return answer?.ok ? answer.value : null;
}

/** The season's data. Failed parts are empty. */
export async function seasonIn(data: TabData, known: Known): Promise<KnownSeason> {
  const [tables, matches, lastSeason, scorers, leaders] = await Promise.all([
    foundIn(data.standings),
    foundIn(data.season),
    foundIn(data.lastSeason),
    foundIn(data.scorers),
    foundIn(data.leaders),
  ]);
  return { ...known, tables: tables ?? [], matches: matches ?? [], lastSeason, scorers: scorers ?? [], leaders };
}

/** The data that a tab can't do without. Other data may be missing. */
export const NEEDED: Readonly<Record<SeasonTab, 'standings' | 'season' | 'scorers'>> = {
  standings: 'standings',
  scorers: 'scorers',
  rounds: 'season',
  bracket: 'season',
  course: 'season',
};

/** The tabs with something to show, and those whose data failed, because they may have something. */
async function tabsIn(data: TabData, known: Known): Promise<{ tabs: TournamentTab[]; failed: Failure | null }> {
  const [fixtures, results, standings, season, scorers, whole] = await Promise.all([
    data.fixtures,
    data.results,
    data.standings,
    data.season,
    data.scorers,
    seasonIn(data, known),
  ]);
  const hasFailed = (answer: Answer<unknown>) => firstTemporaryFailure([answer]) !== null;
  const hasDays = (days: Answer<unknown[]>) => hasFailed(days) || (days.ok && days.value.length > 0);
  const needed = { standings, season, scorers };
  const open = new Set<TournamentTab>([
    ...(['overview', 'matches', ...seasonTabs(whole, hasFailed(standings))] as const),
    ...SEASON_TABS.filter((tab) => hasFailed(needed[NEEDED[tab]])),
    ...(hasDays(fixtures) ? (['fixtures'] as const) : []),
    ...(hasDays(results) ? (['results'] as const) : []),
  ]);
  const failed = firstTemporaryFailure([fixtures, results, standings, season, scorers]);
  return { tabs: TOURNAMENT_TABS.filter((tab) => open.has(tab)), failed };
}

/** The tabs of a competition. They hardly change, so a cold page need not wait for the data of all. */
export async function openTabs(data: TabData, { tab }: TournamentRoute, known: Known, context: PageContext) {
  const found = tabsIn(data, known);
  const key = { sport: known.sport, tournament: known.competition.id };
  const remembered = await loadRememberedTabs(key, unhidden(context), async () => {
    const { tabs, failed } = await found;
    return failed === null ? ok(tabs) : { ok: false, error: failed };
  });
  const tabs = remembered.ok ? remembered.value : (await found).tabs;
  // Tabs remembered by an earlier version have no overview.
  return TOURNAMENT_TABS.filter((each) => each === tab || each === 'overview' || tabs.includes(each));
}
