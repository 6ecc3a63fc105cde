import { createContext, type ReactNode, useContext } from 'react';
import { type Translate, translateWith, type Words } from '../locales/translate.ts';
import type { MatchGroup } from './components/match/groups.ts';
import type { OwnList } from './components/match/ownMatches.ts';
import type { Crumb } from './crumbs.ts';
import { hasBadge } from './data/badgeQuery.ts';
import type { MyStill, SettingsForm } from './data/ownViews.ts';
import {
  type ListView,
  type OverviewView,
  type PageState,
  type PlayerView,
  type SeasonPanel,
  type SiteInfo,
  sportOf,
  type TeamStill,
  type TeamView,
  type TournamentView,
  type WatchView,
} from './data/pageState.ts';
import type { AwayNews } from './domain/awayNews.ts';
import type { PageContent } from './domain/content.ts';
import type { Follow } from './domain/follow.ts';
import type { ListQuery } from './domain/listQuery.ts';
import type { Locale } from './domain/locale.ts';
import type { Match, Team } from './domain/match.ts';
import type { MatchPreview } from './domain/matchPreview.ts';
import type { MomentumSample } from './domain/momentum.ts';
import type { OddsBoard, OddsFormat, ResultPrices } from './domain/odds.ts';
import type { OddsPanel } from './domain/oddsDesk.ts';
import type { Settings } from './domain/settings.ts';
import type { Sport } from './domain/sport.ts';
import type { Standings } from './domain/standings.ts';
import type { Visitor } from './domain/visitor.ts';
import { pathOf, type Route } from './routes.ts';

/** A row of a list: its match and its best prices. */
export interface ListedRow {
  match: Match;
  /** Undefined where the match has none. */
  prices: ResultPrices | undefined;
  /** Who may bet on the prices, in years; null where the list keeps no place for prices. */
  minimumAge: number | null;
}

/** A group of a list, and what its rows show beside its matches. */
export interface ListedGroup {
  group: MatchGroup;
  sport: Sport;
  odds: OddsBoard;
  /** As of each row. */
  minimumAge: number | null;
}

/** The parts of pages that never change once they are written (`NoHydration`). */
export interface StaticParts {
  notices(): ReactNode;
  brand(): ReactNode;
  oddsSwitch(): ReactNode;
  languageSwitch(): ReactNode;
  navigationWithoutScript(): ReactNode;
  sportLinks(): ReactNode;
  listHeading(list: ListView, route: Route): ReactNode;
  oddsView(): ReactNode;
  sideLists(): ReactNode;
  days(list: ListView, route: Route): ReactNode;
  ownMatches(list: OwnList): ReactNode;
  empty(list: ListView, route: Route, isUnavailable: boolean): ReactNode;
  pager(list: ListView, route: Route): ReactNode;
  footerLinks(): ReactNode;
  matchPreview(match: Match, preview: MatchPreview): ReactNode;
  meetings(match: Match, meetings: readonly Match[]): ReactNode;
  matchStandings(match: Match, tables: Standings): ReactNode;
  overview(overview: OverviewView): ReactNode;
  momentum(match: Match, samples: readonly MomentumSample[]): ReactNode;
  teamSeason(team: Team, still: TeamStill): ReactNode;
  teamPlaces(view: TeamView): ReactNode;
  squad(team: Team, still: TeamStill): ReactNode;
  player(view: PlayerView): ReactNode;
  share(name: string): ReactNode;
  oddsTool(panel: OddsPanel): ReactNode;
  settingsForm(form: SettingsForm): ReactNode;
  season(tab: Pick<TournamentView, 'route' | 'competition'> & { panel: SeasonPanel }): ReactNode;
  my(still: MyStill): ReactNode;
  watchChoices(view: WatchView): ReactNode;
  away(news: AwayNews | null): ReactNode;
  complaints(settings: Settings | undefined): ReactNode;
  news(settings: Settings | undefined): ReactNode;
  copyright(): ReactNode;
  footerEnd(): ReactNode;
}

/** What the server does in another way than the browser. */
export interface ServerParts {
  /** The markup of rows, as React renders it. */
  rowMarkup?(rows: readonly ListedRow[]): string;
  /** The visitor's follows. The browser has none here: it reads the cookie. */
  follows?: readonly Follow[];
  /** What the browser keeps as it is. */
  staticParts?: StaticParts;
}

/** What any component may need: the visitor, the language's words, and addresses in that language. */
export interface AppContext extends ServerParts {
  site: SiteInfo;
  visitor: Visitor;
  locale: Locale;
  route: Route | null;
  /** The sport that the page is about: football where it is about none. */
  sport: Sport;
  /** The query that belongs to the address, such as `?date=…`. */
  search: string;
  t: Translate;
  href(route: Route): string;
  /** The list of the page where it is today's football, so that the live badge counts its rows; null elsewhere. */
  todaysList: ListQuery | null;
  /** The way to the page; empty where none is shown. */
  crumbs: Crumb[];
  /** What editors have written about the page. */
  pageText: PageContent['sections'];
  /** No offers on this page: the visitor wants none, or it is about a running match where the country allows none. */
  offersPaused: boolean;
  oddsFormat: OddsFormat;
  chooseOddsFormat(format: OddsFormat): void;
}

export const App = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = useContext(App);
  if (app === null) throw new Error('useApp needs an App context');
  return app;
}

/** The part of the context that the page state decides. */
export function baseContext(
  { site, visitor, route, search, view, offersPaused, crumbs, pageText }: PageState,
  messages: Words,
) {
  const { locale } = visitor;
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
    crumbs,
    pageText,
    t: translateWith(messages, locale),
    href: (to: Route) => pathOf(to, locale),
  };
}
