import type { ListView, PageState, TournamentPanel } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { type CompetitionOverview, overviewOf } from '../../web/domain/competitionOverview.ts';
import { type Competition, type Match, scoreOf } from '../../web/domain/match.ts';
import { requestedLeaders } from '../../web/domain/season/scorersView.ts';
import { idOfSlug, slugWithId } from '../../web/domain/slug.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import { TOURNAMENT_TABS, type TournamentTab } from '../../web/domain/tabs.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { type Answer, ok } from '../base/result.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { pageOfDays, readCompetitionDays } from '../live/competitionDays.ts';
import { readLastSeason, readLeaders, readScorers, readSeason } from '../live/competitionSeason.ts';
import { newestTables, readCompetitionStandings } from '../live/competitionStandings.ts';
import { tablesIn } from '../live/competitionText.ts';
import { readCompetition } from '../live/readCatalogue.ts';
import { unhidden } from '../live/readContext.ts';
import { headOf, type ListParts, type PendingDay, readDay } from './dayReading.ts';
import { listHead, tournamentPreview, tournamentTabHead, tournamentWords } from './listHead.ts';
import { messagePage } from './messagePages.ts';
import { movedTo, PATIENCE_MS, type PageAnswer, type PageContext, pageState } from './pageContext.ts';
import { resolveListPage } from './resolveListPage.ts';
import { readNewsAbout } from './resolveNewsPage.ts';
import { type KnownSeason, type SeasonTab, seasonPanel, seasonTabs } from './seasonPanels.ts';

type TournamentRoute = Route & { name: 'tournament' };

/** Reads a competition's data without hiding, because tabs stay open in spoiler-free mode. */
function readTabs(competition: Competition, { sport, tab }: TournamentRoute, asked: PageContext) {
  const context = unhidden(asked);
  const { visitor, search } = context;
  const by = tab === 'scorers' ? requestedLeaders(search.get('by')) : null;
  const query = { sport, tournament: competition.id, zone: visitor.zone };
  return {
    fixtures: readCompetitionDays({ ...query, of: 'fixtures' }, context),
    results: readCompetitionDays({ ...query, of: 'results' }, context),
    standings: readCompetitionStandings(competition.id, context),
    season: readSeason(query, context),
    lastSeason: tab === 'course' ? readLastSeason(competition.id, context) : Promise.resolve(null),
    scorers: readScorers(competition.id, context),
    leaders: by === null ? Promise.resolve(null) : readLeaders(competition.id, by, context),
  };
}

/** The data of all tabs except the day's list. */
type TabData = ReturnType<typeof readTabs>;

type Known = Pick<KnownSeason, 'competition' | 'sport'>;

/** The value of an answer; null if it is late or failed. */
async function inTime<Value>(asked: Promise<Answer<Value> | null>): Promise<Value | null> {
  const answer = await withTimeout(asked, PATIENCE_MS);
  return answer?.ok ? answer.value : null;
}

/** The season's data. Late or failed parts are empty. */
async function seasonIn(data: TabData, known: Known): Promise<KnownSeason> {
  const [tables, matches, lastSeason, scorers, leaders] = await Promise.all([
    inTime(data.standings),
    inTime(data.season),
    inTime(data.lastSeason),
    inTime(data.scorers),
    inTime(data.leaders),
  ]);
  return { ...known, tables: tables ?? [], matches: matches ?? [], lastSeason, scorers: scorers ?? [], leaders };
}

// Tabs with late or failed data are left out, because they might be empty.
async function openTabs(data: TabData, current: TournamentTab, known: Known): Promise<TournamentTab[]> {
  const [fixtures, results, season] = await Promise.all([
    inTime(data.fixtures),
    inTime(data.results),
    seasonIn(data, known),
  ]);
  const open = new Set<TournamentTab>(['matches', current, ...seasonTabs(season)]);
  if (fixtures?.length) open.add('fixtures');
  if (results?.length) open.add('results');
  return TOURNAMENT_TABS.filter((tab) => open.has(tab));
}

/** The data that a tab can't do without. Other data may be missing. */
const NEEDED: Readonly<Record<SeasonTab, 'standings' | 'season' | 'scorers'>> = {
  standings: 'standings',
  scorers: 'scorers',
  rounds: 'season',
  bracket: 'season',
  course: 'season',
};

/** Fixtures or results by day, as spoiler-free mode shows them. */
function readShownDays(of: 'fixtures' | 'results', data: TabData, known: Known, context: PageContext) {
  if (context.hiding === undefined) return data[of];
  const { competition, sport } = known;
  return readCompetitionDays({ of, sport, tournament: competition.id, zone: context.visitor.zone }, context);
}

/** Whether spoiler-free mode hides the totals of a season. */
function isSeasonHidden({ competition, tables, matches }: KnownSeason, { hiding }: PageContext): boolean {
  if (hiding === undefined) return false;
  return hiding.standings(competition.id, tables) || matches.some((match) => hiding.match(match) && isScored(match));
}

const isScored = ({ state }: Match) => scoreOf(state) !== null;

async function readSeasonPanel(
  tab: SeasonTab,
  data: TabData,
  known: Known,
  context: PageContext,
): Promise<TournamentPanel> {
  const season = await seasonIn(data, known);
  if (tab === 'rounds' && context.hiding !== undefined) {
    const shown = await readSeason({ ...known, tournament: known.competition.id }, context);
    return seasonPanel(tab, { ...season, matches: shown.ok ? shown.value : [] }, context) ?? { tab: 'gap' };
  }
  const panel = seasonPanel(tab, season, context);
  if (panel === null) return { tab: 'gap' };
  return tab !== 'rounds' && isSeasonHidden(season, context) ? { tab: 'hidden', of: tab } : panel;
}

async function readPanel(
  tab: Exclude<TournamentTab, 'matches'>,
  data: TabData,
  known: Known,
  context: PageContext,
): Promise<Answer<TournamentPanel>> {
  if (tab === 'fixtures' || tab === 'results') {
    const days = await readShownDays(tab, data, known, context);
    if (!days.ok) return days;
    if (days.value.length === 0) return ok({ tab: 'gap' });
    return ok({ tab, ...pageOfDays(days.value, readPage(context.search.get('page')) ?? 1) });
  }
  const needed = await data[NEEDED[tab]];
  if (!needed.ok) return needed;
  return ok(await readSeasonPanel(tab, data, known, context));
}

/** The overview beside the nearest day, without late parts. Undefined when the address names a day. */
async function readOverview(
  { query: { date } }: ListView,
  data: TabData,
  known: Known,
  context: PageContext,
): Promise<ServerOnly<CompetitionOverview> | undefined> {
  const { visitor, search } = context;
  if (search.has('date')) return undefined;
  const [fixtures, results, season, news] = await Promise.all([
    inTime(readShownDays('fixtures', data, known, context)),
    inTime(readShownDays('results', data, known, context)),
    seasonIn(data, known),
    readNewsAbout({ competition: known.competition, teams: [] }, context),
  ]);
  const tables = newestTables(season.tables, season.matches, known);
  const isHidden = tables.length > 0 && isSeasonHidden(season, context);
  const shown = overviewOf(date, {
    fixtures: fixtures ?? [],
    results: results ?? [],
    tables: isHidden ? HIDDEN : tablesIn(tables, visitor.locale),
  });
  return new ServerOnly({ ...shown, news });
}

async function dayState(
  parts: ListParts & { route: TournamentRoute; tournament: Competition },
  data: TabData,
  day: PendingDay,
  context: PageContext,
): Promise<PageState> {
  const known = { competition: parts.tournament, sport: parts.route.sport };
  const [state, tabs] = await Promise.all([
    resolveListPage(context, parts, day),
    openTabs(data, parts.route.tab, known),
  ]);
  const { view } = state;
  if (view.kind !== 'list') return state;
  const overview = await readOverview(view, data, known, context);
  return {
    ...state,
    view: {
      kind: 'tournament',
      route: parts.route,
      competition: parts.tournament,
      tabs,
      panel: { tab: 'matches', list: view, ...(overview && { overview }) },
    },
  };
}

/**
 * The page of a competition. Answers 404 for an unknown competition. Answers 301 for a wrong path, or 302 when the
 * feed does not list the competition. Answers 503 when data is unavailable, with the shell of a known competition. An
 * empty tab shows a note.
 */
export async function resolveTournamentPage(route: TournamentRoute, context: PageContext): Promise<PageAnswer> {
  const answer = await readCompetition(idOfSlug(route.slug), route.sport, context);
  if (!answer.ok) return messagePage(context, 'unavailable');
  if (answer.value === null) return messagePage(context, 'not-found');
  const { competition, sport, isListed } = answer.value;
  const slug = slugWithId(competition.name, competition.id);
  const canonical: TournamentRoute = { ...route, sport, category: competition.country.slug, slug };
  const { locale } = context.visitor;
  if (pathOf(canonical, locale) !== pathOf(route, locale))
    return { ...movedTo(canonical, context), ...(isListed ? {} : { temporary: true }) };
  const data = readTabs(competition, route, context);
  if (route.tab === 'matches') {
    const parts = { route, sport: route.sport, tournament: competition };
    const day = readDay(context, parts);
    const state = dayState(parts, data, day, context);
    const reading = await headOf(day);
    const words = tournamentWords(competition, route.sport, context);
    const preview = tournamentPreview(competition, route.sport, context);
    return { status: reading.status, head: { ...listHead(context, { route, words, reading }), preview }, state };
  }
  const known = { competition, sport: route.sport };
  const found = await readPanel(route.tab, data, known, context);
  const panel: TournamentPanel = found.ok ? found.value : { tab: 'unavailable' };
  const tabs = await openTabs(data, route.tab, known);
  const view = { kind: 'tournament', route, competition, tabs, panel } as const;
  const head = {
    ...tournamentTabHead(competition, { ...route, tab: route.tab }, context),
    indexed: panel.tab === route.tab,
  };
  return { status: found.ok ? 200 : 503, head, state: pageState(context, route, view, { names: { competition } }) };
}
