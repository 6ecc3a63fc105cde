import type { Crumb } from '../crumbs.ts';
import type { BrowseList } from '../domain/browse.ts';
import type { Competition } from '../domain/competition.ts';
import type { CompetitionOverview } from '../domain/competitionOverview.ts';
import type { PageContent } from '../domain/content.ts';
import type { Credit } from '../domain/credit.ts';
import type { DaySpan } from '../domain/daySpan.ts';
import type { EventQuery } from '../domain/eventSnapshot.ts';
import type { GoalsQuery } from '../domain/goals.ts';
import type { ListFilter, ListQuery } from '../domain/listQuery.ts';
import type { Match, Team } from '../domain/match.ts';
import type { OddsPanel } from '../domain/oddsDesk.ts';

import type { KnownPlayer, ShownPlayerMatch } from '../domain/player.ts';
import type { Scorer } from '../domain/scorers.ts';
import type { SearchResults } from '../domain/search.ts';
import type { BracketView } from '../domain/season/bracketView.ts';
import type { CourseView } from '../domain/season/courseView.ts';
import type { RoundsView } from '../domain/season/roundsView.ts';
import type { ScorersView } from '../domain/season/scorersView.ts';
import type { TableView } from '../domain/season/tableView.ts';
import type { Hidden } from '../domain/spoilers.ts';
import type { Sport } from '../domain/sport.ts';
import type { StandingsTable } from '../domain/standings.ts';
import type { TournamentTab } from '../domain/tabs.ts';
import type { Squad, TeamMatches } from '../domain/team.ts';
import type { TeamSeason } from '../domain/teamSeason.ts';
import type { Visitor } from '../domain/visitor.ts';
import type { Board, WatchGroup } from '../domain/watchBoard.ts';
import type { Route } from '../routes.ts';
import type { EventPanel, RelatedTab } from './eventTabs.ts';
import type { MyView, SettingsView } from './ownViews.ts';
import type { KnownAnswer } from './queryClient.ts';
import type { ServerOnly } from './serverOnly.ts';

/** What is the same on every page of a deploy. */
export interface SiteInfo {
  name: string;
  /** What is the embedded demonstration's, so that the page says it; null where every source is real. */
  demonstration: 'all' | 'live' | 'content' | null;
  pollSeconds: number;
  /** Open pages are told what happens. */
  push: boolean;
  /** The sports that the source of live data covers. */
  sports: readonly Sport[];
  /** The public source to name; null where none serves. */
  credit: Credit | null;
}

/** A day's list of matches; `place` names the country that it is of, if it is of one. */
export interface ListView {
  kind: 'list';
  query: ListQuery;
  filter: ListFilter;
  today: string;
  /** How many pages there are of it. */
  pages: number;
  /** The days that the source has, where it has not any. */
  days?: DaySpan;
  /** It has nothing of this one. */
  isOutside?: true;
  place?: string;
  /** The address named no day, and today has no match: the page opened on the nearest day that has. */
  isNearest?: true;
  /** Of a list that shows nothing: the first match to come. */
  next?: Match;
}

export type BrowseRoute = Route & { name: 'regions' | 'competitions' };

/** A tab that is made of a competition's season. */
export type SeasonPanel =
  /** `running`: the scores that the tables count (`runningScores`); null where nothing of the season is played soon. */
  | { tab: 'standings'; view: ServerOnly<TableView>; running: string | null }
  | { tab: 'rounds'; view: ServerOnly<RoundsView> }
  | { tab: 'bracket'; view: ServerOnly<BracketView> }
  | { tab: 'scorers'; view: ServerOnly<ScorersView> }
  | { tab: 'course'; view: ServerOnly<CourseView> };

/** What the open tab of a competition shows. */
export type TournamentPanel =
  | { tab: 'matches'; list: ListView; overview?: ServerOnly<CompetitionOverview> }
  | { tab: 'fixtures' | 'results'; days: { date: string; matches: Match[] }[]; page: number; pages: number }
  | SeasonPanel
  /** The tab of the route has nothing to show, or what it shows can't be had now. */
  | { tab: 'gap' | 'unavailable' }
  /** Spoiler-free mode hides it. */
  | { tab: 'hidden'; of: Exclude<SeasonPanel['tab'], 'rounds'> };

export interface TournamentView {
  kind: 'tournament';
  route: Route & { name: 'tournament' };
  competition: Competition;
  /** The tabs that have something to show, and the open one. */
  tabs: TournamentTab[];
  panel: TournamentPanel;
}

/** A competition's overview, with the list that it stands below. */
export interface OverviewView extends Pick<TournamentView, 'route' | 'competition'> {
  list: ListView;
  overview: CompetitionOverview;
}

/** The parts of a team's page that a browser keeps as it finds them. */
export interface TeamStill {
  /** Null where no line-up is known. */
  squad: Squad | null;
  /** Null where no match with a result is known. */
  season: TeamSeason | Hidden | null;
  /** The match to come and the earlier meetings of its teams, the latest first; null without one. */
  next: { match: Match; meetings: Match[] } | null;
}

export interface TeamView {
  kind: 'team';
  team: Team;
  sport: Sport;
  competitions: Competition[];
  /** Null where they can't be had right now. */
  matches: TeamMatches | null;
  /** Whether every day of the week before and the week after could be had. */
  isWhole: boolean;
  /** What the server alone writes. */
  still: ServerOnly<TeamStill>;
  /** The part of each table that the team stands in. */
  places: ServerOnly<{ competition: Competition; table: StandingsTable | Hidden }[]>;
}

export interface PlayerView {
  kind: 'player';
  player: KnownPlayer;
  team: Team;
  sport: Sport;
  /** The matches that he was named for, the last one first: what the server writes, and a browser keeps as it finds it. */
  matches: ServerOnly<ShownPlayerMatch[]>;
  /** What the list of a competition's scorers tells of him, where no line-up names him. */
  told: ServerOnly<{ competition: Competition; scorer: Scorer | Hidden } | null>;
}

export interface EventView {
  kind: 'event';
  query: EventQuery;
  /** Where in its competition the match stands, in the visitor's language. */
  round: string | null;
  related: RelatedTab[];
  panel: EventPanel;
}

/** What a search has found; null where the term is too short to be one. */
export interface SearchView {
  kind: 'search';
  term: string;
  results: SearchResults | null;
}

/** The odds desk, or the calculator. All of it is written by the server: a browser knows from when its prices are. */
export interface OddsView {
  kind: 'odds';
  sport: Sport;
  panel: ServerOnly<OddsPanel>;
  /** When the oldest of its prices was captured, milliseconds UTC; null where there are none. */
  asOf: number | null;
}

/** The list of goals. */
export interface GoalsView {
  kind: 'goals';
  query: GoalsQuery;
}

/** A board of matches to watch, as its address names them. */
export interface WatchView {
  kind: 'watch';
  board: Board;
  matches: Match[];
  /** The ids of its matches that no list has. */
  unknown: string[];
  /** The matches to add, and the search term. Only the server renders them. */
  choices: ServerOnly<{ groups: WatchGroup[]; term: string }>;
}

/** What stands in the middle of a page. */
export type View =
  | ListView
  | { kind: 'browse'; route: BrowseRoute; list: BrowseList; term: string }
  | TournamentView
  | TeamView
  | PlayerView
  | EventView
  | SearchView
  | OddsView
  | MyView
  | SettingsView
  | GoalsView
  | WatchView
  | { kind: 'text'; page: PageContent }
  | {
      kind: 'message';
      message: 'not-found' | 'removed' | 'error' | 'unavailable' | 'limited';
      requestId: string | null;
    }
  | { kind: 'refused-play'; reason: 'unknown' | 'not-offered' | 'unavailable' };

/** Everything that a page is made of; it travels in the document, so that both sides render the same. */
export interface PageState {
  site: SiteInfo;
  visitor: Visitor;
  /** Null where the address names no page. */
  route: Route | null;
  /** The part of the query that the page's other forms keep, such as `?date=…`: in the other language, without odds. */
  search: string;
  view: View;
  /** No offers are shown: the visitor wants none, or the page is about a running match where the country allows none. */
  offersPaused: boolean;
  /** The way to the page; empty where none is shown. */
  crumbs: Crumb[];
  /** What editors have written about the page, shown below its view. */
  pageText: PageContent['sections'];
  /** The instant that match clocks show: the visitor's, or where the data ends when its source is silent. */
  matchTime: number;
  /** What the queries of the page would have answered. */
  answers: KnownAnswer[];
}

/** The sport that a page is about: football where it is about none. */
export function sportOf(route: Route | null, view: View): Sport {
  return route !== null && 'sport' in route ? route.sport : 'sport' in view ? view.sport : 'football';
}

/** Reads the state that the site's own server wrote into this very page. */
export function readPageState(text: string): PageState {
  return JSON.parse(text);
}
