import { Late } from '../../web/data/late.ts';
import { listIn } from '../../web/data/listIn.ts';
import type { ListView, PageState, TournamentPanel } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { type CompetitionOverview, overviewOf } from '../../web/domain/competitionOverview.ts';
import { type Competition, type Match, scoreOf } from '../../web/domain/match.ts';
import { goalQuarters } from '../../web/domain/season/goalQuarters.ts';
import { scorersView } from '../../web/domain/season/scorersView.ts';
import { idOfSlug, slugWithId } from '../../web/domain/slug.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import type { SeasonTab, TournamentTab } from '../../web/domain/tabs.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { longDay } from '../../web/format/calendar.ts';
import { lowerFirst } from '../../web/format/lowerFirst.ts';
import { type Answer, ok } from '../base/result.ts';
import { loadSeason } from '../live/competition/competitionSeason.ts';
import { newestTables } from '../live/competition/competitionStandings.ts';
import { competitionText, tablesIn } from '../live/competition/competitionText.ts';
import { loadCompetition } from '../live/competition/loadCatalogue.ts';
import { loadCompetitionDays, pageOfDays } from '../live/day/competitionDays.ts';
import { loadListSnapshot } from '../live/list/loadList.ts';
import { partOf } from '../live/state/readContext.ts';
import {
  type Known,
  loadTabs,
  NEEDED,
  openTabs,
  seasonIn,
  type TabData,
  type TournamentRoute,
} from './competitionTabs.ts';
import { type DayReading, type ListParts, loadDay } from './dayReading.ts';
import { listHead, tournamentPreview, tournamentTabHead, tournamentWords } from './listHead.ts';
import { messagePage } from './messagePages.ts';
import { movedTo, type PageAnswer, type PageContext, pageState, wordsOf } from './pageContext.ts';
import { resolveListPage } from './resolveListPage.ts';
import { loadNewsAbout } from './resolveNewsPage.ts';
import { type KnownSeason, seasonPanel, teamsIn } from './seasonPanels.ts';

/** Fixtures or results by day, as spoiler-free mode shows them. */
function loadShownDays(of: 'fixtures' | 'results', data: TabData, known: Known, context: PageContext) {
  if (context.hiding === undefined) return data[of];
  const { competition, sport } = known;
  return loadCompetitionDays({ of, sport, tournament: competition.id, zone: context.visitor.zone }, context);
}

/** Whether spoiler-free mode hides the totals of a season. */
function isSeasonHidden({ competition, tables, matches }: KnownSeason, { hiding }: PageContext): boolean {
  if (hiding === undefined) return false;
  return hiding.standings(competition.id, tables) || matches.some((match) => hiding.match(match) && isScored(match));
}

const isScored = ({ state }: Match) => scoreOf(state) !== null;

async function loadSeasonPanel(
  tab: SeasonTab,
  data: TabData,
  known: Known,
  context: PageContext,
): Promise<TournamentPanel> {
  const season = await seasonIn(data, known);
  if (tab === 'rounds' && context.hiding !== undefined) {
    const shown = await loadSeason({ ...known, tournament: known.competition.id }, context);
    return seasonPanel(tab, { ...season, matches: shown.ok ? shown.value : [] }, context) ?? { tab: 'empty' };
  }
  const panel = seasonPanel(tab, season, context);
  if (panel === null) return { tab: 'empty' };
  return tab !== 'rounds' && isSeasonHidden(season, context) ? { tab: 'hidden', of: tab } : panel;
}

async function loadPanel(
  tab: Exclude<TournamentTab, 'overview' | 'matches'>,
  data: TabData,
  known: Known,
  context: PageContext,
): Promise<Answer<TournamentPanel>> {
  if (tab === 'fixtures' || tab === 'results') {
    const days = await loadShownDays(tab, data, known, context);
    if (!days.ok) return days;
    if (days.value.length === 0) return ok({ tab: 'empty' });
    const { days: shown, ...place } = pageOfDays(days.value, readPage(context.search.get('page')) ?? 1);
    return ok({ tab, days: new ServerOnly(shown), ...place });
  }
  const needed = await data[NEEDED[tab]];
  if (!needed.ok) return needed;
  return ok(await loadSeasonPanel(tab, data, known, context));
}

/** The overview beside the nearest day. Each of its parts may fail by itself. */
async function loadOverview(
  { query: { date } }: ListView,
  data: TabData,
  known: Known,
  context: PageContext,
): Promise<Answer<CompetitionOverview>> {
  const [results, standings, scorers, season, news] = await Promise.all([
    loadShownDays('results', data, known, context),
    data.standings,
    data.scorers,
    seasonIn(data, known),
    loadNewsAbout({ competition: known.competition, teams: [] }, context),
  ]);
  const tables = newestTables(season.tables, season.matches, known);
  const isHidden = isSeasonHidden(season, context);
  const players = () => scorersView({ scorers: season.scorers, leaders: null }, null, teamsIn(season.matches)).players;
  const shown = overviewOf(date, {
    results: partOf(results, []),
    tables: isHidden && tables.length > 0 ? HIDDEN : partOf(standings, []) && tablesIn(tables, context.visitor.locale),
    scorers: partOf(scorers, []) && players(),
  });
  return ok({ ...shown, quarters: isHidden ? null : goalQuarters(season.matches), news });
}

/** What the overview says of its day: the round if all matches are of one, and how many there are. */
async function textsOf({ query, snapshot, nearest }: DayReading, context: PageContext) {
  const t = wordsOf(context);
  const read = nearest === null ? snapshot : await loadListSnapshot({ ...query, date: nearest }, context);
  const matches = read.ok ? read.value.matches : [];
  const [round = null, ...others] = new Set(matches.map((match) => match.round));
  const name = round === null || others.length > 0 ? [] : [competitionText(round, t.locale)];
  const day = nearest === null ? lowerFirst(t('day.today')) : longDay(nearest, query.date, t);
  const count = nearest === null ? t.count('tournament.matchesToday', matches.length) : day;
  return {
    title: [...name, day].join(' · '),
    link: t.count('tournament.allMatches', matches.length),
    facts: matches.length === 0 ? null : [...name, count].join(' · '),
  };
}

async function dayState(
  parts: ListParts & { route: TournamentRoute; tournament: Competition },
  data: TabData,
  day: DayReading,
  context: PageContext,
): Promise<PageState> {
  const { route, tournament: competition } = parts;
  const known = { competition, sport: route.sport };
  const [state, tabs, { facts, ...texts }] = await Promise.all([
    resolveListPage(context, parts, day),
    openTabs(data, route, known, context),
    textsOf(day, context),
  ]);
  const list = listIn(state.view);
  if (list === null) return state;
  const view = { kind: 'tournament', route, competition, tabs } as const;
  if (route.tab === 'matches') return { ...state, view: { ...view, facts: null, panel: { tab: 'matches', list } } };
  return {
    ...state,
    late: { ...state.late, overview: new Late(loadOverview(list, data, known, context)) },
    view: { ...view, facts, panel: { tab: 'overview', list, ...texts } },
  };
}

/** The parameters of a day's list, which was the first page of a competition before the overview. */
const OF_LIST = ['date', 'filter', 'page'];

/**
 * The page of a competition. Answers 404 for an unknown competition. Answers 301 for a wrong path, or 302 when the
 * feed does not list the competition. Answers 503 when data is unavailable, with the shell of a known competition. An
 * empty tab shows a note.
 */
export async function resolveTournamentPage(route: TournamentRoute, context: PageContext): Promise<PageAnswer> {
  const answer = await loadCompetition(idOfSlug(route.slug), route.sport, context);
  if (!answer.ok) return messagePage(context, 'unavailable');
  if (answer.value === null) return messagePage(context, 'not-found');
  const { competition, sport, isListed } = answer.value;
  const slug = slugWithId(competition.name, competition.id);
  const canonical: TournamentRoute = { ...route, sport, category: competition.country.slug, slug };
  const { locale } = context.visitor;
  if (pathOf(canonical, locale) !== pathOf(route, locale))
    return { ...movedTo(canonical, context), ...(isListed ? {} : { temporary: true }) };
  if (route.tab === 'overview' && OF_LIST.some((name) => context.search.has(name)))
    return movedTo({ ...route, tab: 'matches' }, context);
  const data = loadTabs(competition, route, context);
  if (route.tab === 'overview' || route.tab === 'matches') {
    const isUnpriced = route.tab === 'overview' && { isUnpriced: true as const };
    const parts = { route, sport: route.sport, tournament: competition, ...isUnpriced };
    const reading = await loadDay(context, parts);
    const state = dayState(parts, data, reading, context);
    const words = tournamentWords(competition, route, context);
    const preview = tournamentPreview(competition, route.sport, context);
    return { status: reading.status, head: { ...listHead(context, { route, words, reading }), preview }, state };
  }
  const known = { competition, sport: route.sport };
  const found = await loadPanel(route.tab, data, known, context);
  const panel: TournamentPanel = found.ok ? found.value : { tab: 'unavailable' };
  const tabs = await openTabs(data, route, known, context);
  const view = { kind: 'tournament', route, competition, tabs, panel, facts: null } as const;
  const head = {
    ...tournamentTabHead(competition, { ...route, tab: route.tab }, context),
    indexed: panel.tab === route.tab,
  };
  return {
    status: found.ok ? 200 : 503,
    head,
    state: pageState(context, route, view, { names: { competition } }),
  };
}
