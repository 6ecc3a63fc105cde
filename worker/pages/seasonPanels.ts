import type { SeasonPanel } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { Competition, Match, Team } from '../../web/domain/match.ts';
import type { Scorers } from '../../web/domain/scorers.ts';
import { bracketOf, bracketView } from '../../web/domain/season/bracket.ts';
import { courseOf, courseView } from '../../web/domain/season/course.ts';
import { scoresOfToday } from '../../web/domain/season/results.ts';
import { roundsOf, roundsView } from '../../web/domain/season/rounds.ts';
import { scorersView } from '../../web/domain/season/scorersView.ts';
import { seasonNeeds } from '../../web/domain/season/seasonNeeds.ts';
import { rulesOf } from '../../web/domain/season/tableRules.ts';
import { tableView } from '../../web/domain/season/tableView.ts';
import { wallChartOf } from '../../web/domain/season/wallChart.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Standings } from '../../web/domain/standings.ts';
import { SEASON_TABS, type SeasonTab } from '../../web/domain/tabs.ts';
import { startOfDay } from '../../web/domain/zonedDay.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { newestTables } from '../live/competition/competitionStandings.ts';
import { competitionText, tablesIn } from '../live/competition/competitionText.ts';
import type { PageContext } from './pageContext.ts';

/** The data of a competition's season. Parts that failed are empty. */
export interface KnownSeason {
  competition: Competition;
  sport: Sport;
  tables: Standings;
  matches: readonly Match[];
  /** The previous season, read for the `course` tab only; null when unavailable. */
  lastSeason: readonly Match[] | null;
  scorers: Scorers;
  /** The leaders by the criterion in the address; null when the source has no such list. */
  leaders: Scorers | null;
}

/** Finds the teams of matches by id; null for others. */
export function teamsIn(matches: readonly Match[]): (id: string) => Team | null {
  const teams = new Map(
    matches.flatMap(({ home, away }) => [home, away]).flatMap((team) => (team === null ? [] : [[team.id, team]])),
  );
  return (id) => teams.get(id) ?? null;
}

/** Whether the results lead to the table. Several groups have no single ranking, and some tables count a part only. */
function hasCourse({ tables, matches, competition, sport }: KnownSeason): boolean {
  return tables.length === 1 && tableView(null, { tables, matches, competition, sport, since: 0 }).kinds.length > 1;
}

/** The panel of a season tab, with the options in the address; null when there is nothing to show. */
export function seasonPanel(
  tab: SeasonTab,
  known: KnownSeason,
  { visitor, search }: Pick<PageContext, 'visitor' | 'search'>,
): SeasonPanel | null {
  const { competition, sport, matches, scorers, leaders } = known;
  const { locale, zone, now } = visitor;
  const tables = tablesIn(known.tables, locale);
  const nameOf = (round: string) => competitionText(round, locale);
  switch (tab) {
    case 'standings': {
      const since = startOfDay(zonedTime(now, zone).date, zone);
      if (tables.length === 0) return null;
      return {
        tab,
        view: new ServerOnly(tableView(search.get('table'), { tables, matches, competition, sport, since })),
        needs: new ServerOnly(seasonNeeds(tables, matches, { competition, sport })),
        running: scoresOfToday(matches, now),
      };
    }
    case 'rounds': {
      const view = roundsView(matches, search.get('round'), { zone, nameOf });
      return view === null ? null : { tab, view: new ServerOnly(view) };
    }
    case 'bracket': {
      const newest = newestTables(tables, matches, { competition, sport });
      const view = bracketView(bracketOf(matches, tables.length > 0), { tables: newest, nameOf });
      if (view === null) return null;
      const chart = search.has('chart') ? { chart: wallChartOf(newest, matches, view.drawn) } : {};
      return { tab, view: new ServerOnly({ ...view, ...chart }) };
    }
    case 'scorers': {
      const view = scorersView({ scorers, leaders }, search.get('by'), teamsIn(matches));
      return view.players.length === 0 ? null : { tab, view: new ServerOnly(view) };
    }
    case 'course': {
      const [table] = tables;
      if (table === undefined || !hasCourse(known)) return null;
      const rules = rulesOf(competition);
      const course = courseOf(table, matches, rules);
      const asked = { team: search.get('team'), with: search.get('with') };
      const view = course === null ? null : courseView(course, asked, { now: matches, before: known.lastSeason });
      return view === null ? null : { tab, view: new ServerOnly(view) };
    }
  }
}

/** The season tabs that have something to show. `isTableUnknown`: the tables failed, so the league may have some. */
export function seasonTabs(known: KnownSeason, isTableUnknown: boolean): SeasonTab[] {
  const { tables, matches, scorers } = known;
  const hasTable = isTableUnknown || tables.length > 0;
  const hasRounds = roundsOf(matches).length > 1;
  const shown: Readonly<Record<SeasonTab, boolean>> = {
    standings: hasTable,
    rounds: hasRounds,
    bracket: bracketOf(matches, hasTable).length > 0,
    scorers: scorers.some(({ goals }) => (goals ?? 0) > 0),
    course: hasRounds && (isTableUnknown || hasCourse(known)),
  };
  return SEASON_TABS.filter((tab) => shown[tab]);
}
