import { createContext, type ReactNode, useContext } from 'react';
import { translateWith, type Words } from '../../locales/translate.ts';
import type { AwayNews } from '../domain/away.ts';
import type { EventDetail } from '../domain/eventDetail.ts';
import type { Follow } from '../domain/follow.ts';
import type { ListFilter } from '../domain/listQuery.ts';
import type { Named } from '../domain/locale.ts';
import type { Match, Team } from '../domain/match.ts';
import type { MatchGroup } from '../domain/matchGroups.ts';
import type { MatchPreview } from '../domain/matchPreview.ts';
import type { MomentumSample } from '../domain/momentum.ts';
import type { OddsBoard, OddsFormat, ResultPrices } from '../domain/odds.ts';
import type { OddsPanel } from '../domain/oddsDesk.ts';
import type { PageContent } from '../domain/richText.ts';
import type { LineGoal } from '../domain/scoreLine.ts';
import type { TableNeeds } from '../domain/season/seasonNeeds.ts';
import type { NewsItem, Settings } from '../domain/settings.ts';
import type { Sport } from '../domain/sport.ts';
import type { PopularClub, Standings } from '../domain/standings.ts';
import type { CalendarSubject } from '../format/addresses/calendarPaths.ts';
import type { Crumb } from '../format/addresses/crumbs.ts';
import { pathOf, type Route } from '../format/addresses/routes.ts';
import type { MatchOdds, TabGapReason } from './eventTabs.ts';
import type { LateId, LateValues, LateWork } from './late.ts';
import type { AboutArticle, NewsList, ShownArticle } from './newsViews.ts';
import type { MyDetails, SettingsForm, WatchView } from './ownViews.ts';
import {
  type CompetitionProps,
  type ListView,
  type OverviewView,
  type PageState,
  type PlayerView,
  type SeasonPanel,
  sportOf,
  type TeamDetails,
  type TeamView,
  type TournamentView,
  type View,
} from './pageState.ts';
import { hasBadge } from './queries.ts';

export interface ListedRow {
  match: Match;
  /** Undefined if the match has no prices. */
  prices: ResultPrices | undefined;
  /** The minimum betting age in years; null if the list has no column for prices. */
  minimumAge: number | null;
}

export interface ListedGroup {
  group: MatchGroup;
  sport: Sport;
  odds: OddsBoard;
  minimumAge: number | null;
  /** Whether the head of the group is in the first paint. */
  isEarly?: boolean;
}

/** The list that the visitor’s followed matches come from. */
export interface OwnList extends Pick<ListedGroup, 'sport' | 'odds' | 'minimumAge'> {
  matches: readonly Match[];
  filter: ListFilter;
}

export interface CalendarChoiceProps {
  subject: CalendarSubject;
  /** The team, the competition, or a text for all follows. */
  name: string;
  /** Shows only the icon on a phone. */
  isBrief?: boolean;
}

/** Page parts that only the server renders (`NoHydration`). */
export interface StaticParts {
  late<Id extends LateId>(id: Id, render: (value: LateValues[Id]) => ReactNode): ReactNode;
  latePrices(view: View): ReactNode;
  notices(): ReactNode;
  brand(): ReactNode;
  headerSearch(): ReactNode;
  headerEnd(): ReactNode;
  barStart(): ReactNode;
  barEnd(): ReactNode;
  searchForm(): ReactNode;
  liveNow(matches: readonly Match[]): ReactNode;
  popularClubs(clubs: readonly PopularClub[]): ReactNode;
  competitionChips(settings: Settings | undefined): ReactNode;
  navigationWithoutScript(): ReactNode;
  sportLinks(): ReactNode;
  listHeading(list: ListView, route: Route): ReactNode;
  oddsView(): ReactNode;
  sideLists(settings: Settings | undefined): ReactNode;
  days(list: ListView, route: Route): ReactNode;
  ownMatches(list: OwnList): ReactNode;
  empty(list: ListView, route: Route, isUnavailable: boolean): ReactNode;
  pager(list: ListView, route: Route): ReactNode;
  matchCompetition(match: Match, round: string | null): ReactNode;
  matchFacts(event: EventDetail, firstLeg: Match | null): ReactNode;
  matchActions(match: Match): ReactNode;
  tabGap(match: Match, reason: TabGapReason): ReactNode;
  tournamentGap(route: Route & { name: 'tournament' }): ReactNode;
  matchPreview(match: Match, preview: MatchPreview): ReactNode;
  meetings(match: Match, meetings: readonly Match[]): ReactNode;
  matchOdds(odds: MatchOdds): ReactNode;
  matchStandings(match: Match, tables: Standings, needs: readonly TableNeeds[]): ReactNode;
  overview(overview: OverviewView): ReactNode;
  momentum(match: Match, samples: readonly MomentumSample[], goals: readonly LineGoal[]): ReactNode;
  teamHead(view: TeamView): ReactNode;
  lastFive(team: Team, details: TeamDetails): ReactNode;
  teamLines(view: TeamView): ReactNode;
  teamSeason(team: Team, details: TeamDetails): ReactNode;
  nextMeetings(team: Team, next: LateValues['meetings']): ReactNode;
  teamPlaces(view: TeamView): ReactNode;
  squad(team: Team, details: TeamDetails): ReactNode;
  player(view: PlayerView): ReactNode;
  competitionHead(view: TournamentView): ReactNode;
  bell(follow: Follow, named: readonly (Named | null)[]): ReactNode;
  calendar(link: CalendarChoiceProps): ReactNode;
  oddsTool(panel: OddsPanel): ReactNode;
  settingsForm(form: SettingsForm): ReactNode;
  season(tab: CompetitionProps & { panel: SeasonPanel }): ReactNode;
  my(details: MyDetails): ReactNode;
  watchChoices(view: WatchView): ReactNode;
  away(news: AwayNews | null): ReactNode;
  complaints(settings: Settings | undefined): ReactNode;
  bonuses(settings: Settings | undefined): ReactNode;
  news(settings: Settings | undefined): ReactNode;
  newsAbout(news: readonly NewsItem[]): ReactNode;
  aboutArticle(about: AboutArticle): ReactNode;
  newsPage(shown: NewsList | ShownArticle): ReactNode;
  textPage(page: PageContent): ReactNode;
  breadcrumbs(crumbs: readonly Crumb[]): ReactNode;
  pageText(sections: PageContent['sections']): ReactNode;
  footer(): ReactNode;
}

/** Parts that differ on the server. */
export interface ServerParts {
  rowMarkup?(rows: readonly ListedRow[]): string;
  /** The visitor’s follows. The browser reads them from the cookie instead. */
  follows?: readonly Follow[];
  /** Scheme and host of the site. */
  origin?: string;
  /** Renders the parts that the browser does not hydrate. */
  staticParts?: StaticParts;
  /** The parts that may follow the page. */
  late?: LateWork;
}

export function baseContext(state: PageState, messages: Words) {
  const { site, visitor, route, search, view, offersPaused, hasOdds, mayHaveOdds = false, isPartial = false } = state;
  const { locale } = visitor;
  // The page’s list if it is today’s football, whose rows the live badge then counts.
  const todaysList = view.kind === 'list' && hasBadge(view.query, visitor) ? view.query : null;
  return {
    site,
    visitor,
    locale,
    route,
    sport: sportOf(route, view),
    search,
    todaysList,
    offersPaused,
    hasOdds,
    mayHaveOdds,
    isPartial,
    t: translateWith(messages, locale),
    href: (to: Route) => pathOf(to, locale),
  };
}

export interface AppContext extends ReturnType<typeof baseContext>, ServerParts {
  oddsFormat: OddsFormat;
  chooseOddsFormat(format: OddsFormat): void;
}

export const App = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = useContext(App);
  if (app === null) throw new Error('useApp needs an App context');
  return app;
}
