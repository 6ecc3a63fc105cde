import type { ListView, PageState, TournamentPanel } from '../../web/data/pageState.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { Competition } from '../../web/domain/competition.ts';
import { type CompetitionOverview, overviewOf } from '../../web/domain/competitionOverview.ts';
import { readPage } from '../../web/domain/listPages.ts';
import { idOfSlug, slugWithId } from '../../web/domain/slug.ts';
import type { Standings } from '../../web/domain/standings.ts';
import { pathOf, type Route, TOURNAMENT_TABS, type TournamentTab } from '../../web/routes.ts';
import type { Result } from '../base/result.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readTournament } from '../live/readCatalogue.ts';
import { type DayOfMatches, pageOfDays, readTournamentDays } from '../live/tournamentDays.ts';
import { readTournamentStandings } from '../live/tournamentStandings.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import { tablesIn } from '../words/competitionText.ts';
import { type DayReading, headOf, type ListParts, readDay } from './dayReading.ts';
import { listHead } from './listHead.ts';
import { notFoundPage, unavailablePage } from './messagePages.ts';
import { movedTo, type PageAnswer } from './pageAnswer.ts';
import { PATIENCE_MS, type PageContext, pageState } from './pageContext.ts';
import { resolveListPage } from './resolveListPage.ts';
import { tournamentPreview, tournamentTabHead, tournamentWords } from './tournamentHead.ts';

type TournamentRoute = Route & { name: 'tournament' };

/** What a tab beside the day's list has to show. */
interface TabData {
  fixtures: Promise<Result<DayOfMatches[], Failure>>;
  results: Promise<Result<DayOfMatches[], Failure>>;
  standings: Promise<Result<Standings, Failure>>;
}

function readTabs(competition: Competition, { sport }: TournamentRoute, context: PageContext): TabData {
  const { feed: client, live, visitor, background } = context;
  const query = { sport, tournament: competition.id, zone: visitor.zone };
  const { standings } = live;
  const tables = readTournamentStandings(competition.id, { client, standings, background });
  return {
    fixtures: readTournamentDays({ ...query, of: 'fixtures' }, context),
    results: readTournamentDays({ ...query, of: 'results' }, context),
    standings: tables.then((answer) => (answer.ok ? { ok: true, value: answer.value.value } : answer)),
  };
}

// A tab whose data is late or can't be had is not offered: it might lead to nothing.
async function openTabs(data: TabData, current: TournamentTab): Promise<TournamentTab[]> {
  const hasData = async (tab: TournamentTab) => {
    if (tab === 'matches' || tab === current) return true;
    const answer = await withTimeout<Result<readonly unknown[], Failure>>(data[tab], PATIENCE_MS);
    return answer?.ok === true && answer.value.length > 0;
  };
  const known = await Promise.all(TOURNAMENT_TABS.map(hasData));
  return TOURNAMENT_TABS.filter((_, index) => known[index]);
}

/** What the open tab shows. */
async function readPanel(
  tab: Exclude<TournamentTab, 'matches'>,
  data: TabData,
  { visitor: { locale }, search }: Pick<PageContext, 'visitor' | 'search'>,
): Promise<Result<TournamentPanel, Failure>> {
  if (tab === 'standings') {
    const tables = await data.standings;
    if (!tables.ok) return tables;
    if (tables.value.length > 0)
      return { ok: true, value: { tab, tables: new ServerOnly(tablesIn(tables.value, locale)) } };
    return { ok: true, value: { tab: 'gap' } };
  }
  const days = await data[tab];
  if (!days.ok) return days;
  if (days.value.length === 0) return { ok: true, value: { tab: 'gap' } };
  return { ok: true, value: { tab, ...pageOfDays(days.value, readPage(search.get('page')) ?? 1) } };
}

/** What stands beside the nearest day, as far as it is there in time; nothing beside a day that the address names. */
async function readOverview(
  { query: { date } }: ListView,
  data: TabData,
  { visitor, search }: PageContext,
): Promise<ServerOnly<CompetitionOverview> | undefined> {
  if (search.has('date')) return undefined;
  const [fixtures, results, tables] = await Promise.all([
    withTimeout(data.fixtures, PATIENCE_MS),
    withTimeout(data.results, PATIENCE_MS),
    withTimeout(data.standings, PATIENCE_MS),
  ]);
  const known = {
    fixtures: fixtures?.ok ? fixtures.value : [],
    results: results?.ok ? results.value : [],
    tables: tables?.ok ? tablesIn(tables.value, visitor.locale) : [],
  };
  return new ServerOnly(overviewOf(date, known));
}

async function dayState(
  parts: ListParts & { route: TournamentRoute; tournament: Competition },
  data: TabData,
  day: DayReading,
  context: PageContext,
): Promise<PageState> {
  const [state, tabs] = await Promise.all([resolveListPage(context, parts, day), openTabs(data, parts.route.tab)]);
  const { view } = state;
  if (view.kind !== 'list') return state;
  const overview = await readOverview(view, data, context);
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
 * The page of a competition: 404 where the feed has no such competition; 301 where the address calls it something else;
 * 503 where nobody knows, in its shell where the competition is known. A tab without data says so.
 */
export async function resolveTournamentPage(route: TournamentRoute, context: PageContext): Promise<PageAnswer> {
  const answer = await readTournament(idOfSlug(route.slug), route.sport, context);
  if (!answer.ok) return unavailablePage(context);
  if (answer.value === null) return notFoundPage(context);
  const { competition, sport } = answer.value;
  const slug = slugWithId(competition.name, competition.id);
  const canonical: TournamentRoute = { ...route, sport, category: competition.country.slug, slug };
  const { locale } = context.visitor;
  if (pathOf(canonical, locale) !== pathOf(route, locale)) return movedTo(canonical, context);
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
  const found = await readPanel(route.tab, data, context);
  const panel: TournamentPanel = found.ok ? found.value : { tab: 'unavailable' };
  const tabs = await openTabs(data, route.tab);
  const view = { kind: 'tournament', route, competition, tabs, panel } as const;
  const head = {
    ...tournamentTabHead(competition, { ...route, tab: route.tab }, context),
    indexed: panel.tab === route.tab,
  };
  return { status: found.ok ? 200 : 503, head, state: pageState(context, route, view, { names: { competition } }) };
}
