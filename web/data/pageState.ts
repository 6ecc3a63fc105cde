import type { BrowseList } from '../domain/browse.ts';
import type { Credit } from '../domain/credit.ts';
import type { EventQuery } from '../domain/eventQuery.ts';
import type { GoalsQuery } from '../domain/goals.ts';
import type { ListFilter, ListQuery } from '../domain/listQuery.ts';
import type { Competition, Match, Team } from '../domain/match.ts';
import type { OddsPanel } from '../domain/oddsDesk.ts';
import type { KnownPlayer, PlayerMatchView } from '../domain/player.ts';
import type { PageContent } from '../domain/richText.ts';
import type { Scorer } from '../domain/scorers.ts';
import type { SearchResults } from '../domain/search.ts';
import type { CourseView } from '../domain/season/course.ts';
import type { RoundsView } from '../domain/season/rounds.ts';
import type { ScorersView } from '../domain/season/scorersView.ts';
import type { TableNeeds } from '../domain/season/seasonNeeds.ts';
import type { TableView } from '../domain/season/tableView.ts';
import type { ChartedBracket } from '../domain/season/wallChart.ts';
import type { NewsItem } from '../domain/settings.ts';
import type { Hidden } from '../domain/spoilers.ts';
import type { Sport } from '../domain/sport.ts';
import type { StandingsTable } from '../domain/standings.ts';
import type { TournamentTab } from '../domain/tabs.ts';
import type { Squad, TeamMatches } from '../domain/team.ts';
import type { TeamSeason } from '../domain/teamSeason.ts';
import type { Visitor } from '../domain/visitor.ts';
import type { DaySpan } from '../domain/zonedTime.ts';
import type { Crumb } from '../format/addresses/crumbs.ts';
import type { Route } from '../format/addresses/routes.ts';
import type { EventPanel, LiveUpdate, RelatedTab } from './eventTabs.ts';
import type { LateParts, LateValues } from './late.ts';
import type { NewsView } from './newsViews.ts';
import type { MyView, SettingsView, WatchView } from './ownViews.ts';
import type { KnownAnswer } from './queryClient.ts';
import type { ServerOnly } from './serverOnly.ts';

export interface CompetitionProps {
  route: Route & { name: 'tournament' };
  competition: Competition;
}

/** Facts that are the same on every page of a deploy. */
export interface SiteInfo {
  name: string;
  /** Which data is made up, so that the page says so; null if all is real. */
  demonstration: 'all' | 'live' | 'content' | null;
  pollSeconds: number;
  push: boolean;
  sports: readonly Sport[];
  measuresSpeed?: true;
  /** The public source to credit; null if none is used. */
  credit: Credit | null;
  /** Other sites may frame matches, tables and teams. */
  embeds?: true;
  /** The source does not permit to pass its data on: no calendars, feeds and embeds. */
  closed?: true;
  /** The public key of alerts, where visitors can subscribe to them. */
  alerts?: string;
}

/** A list of one day’s matches; `place` names its country, if it has one. */
export interface ListView {
  kind: 'list';
  query: ListQuery;
  filter: ListFilter;
  today: string;
  pages: number;
  /** The days that the source covers, if it does not cover all. */
  days?: DaySpan;
  /** The source does not cover this day. */
  isOutside?: true;
  place?: string;
  /** Without a day in the address and matches today, the page shows the nearest day with matches. */
  isNearest?: true;
  /** The next match, if the list is empty. */
  next?: Match;
}

export type BrowseRoute = Route & { name: 'regions' | 'competitions' };

export type SeasonPanel =
  /** `running`: the scores that the tables include (`scoresOfToday`). */
  | { tab: 'standings'; view: ServerOnly<TableView>; needs: ServerOnly<TableNeeds[]>; running: string | null }
  | { tab: 'rounds'; view: ServerOnly<RoundsView> }
  | { tab: 'bracket'; view: ServerOnly<ChartedBracket> }
  | { tab: 'scorers'; view: ServerOnly<ScorersView> }
  | { tab: 'course'; view: ServerOnly<CourseView> };

export type TournamentPanel =
  | { tab: 'matches'; list: ListView }
  /** `title`: the round and the day of the list; `link`: to all its matches. */
  | { tab: 'overview'; list: ListView; title: string; link: string }
  | { tab: 'fixtures' | 'results'; days: ServerOnly<{ date: string; matches: Match[] }[]>; page: number; pages: number }
  | SeasonPanel
  /** The tab is empty, or its data could not be loaded. */
  | { tab: 'empty' | 'unavailable' }
  /** Hidden in spoiler-free mode. */
  | { tab: 'hidden'; of: Exclude<SeasonPanel['tab'], 'rounds'> };

export interface TournamentView {
  kind: 'tournament';
  route: Route & { name: 'tournament' };
  competition: Competition;
  /** The tabs with data, and the open one. */
  tabs: TournamentTab[];
  panel: TournamentPanel;
  facts: string | null;
}

/** A competition’s overview, without the list beside it. */
export interface OverviewView extends CompetitionProps {
  overview: LateValues['overview'];
}

/** Parts of a team’s page that only the server renders. Null: no line-up or no result is known. */
export interface TeamDetails {
  squad: Squad | null;
  season: TeamSeason | Hidden | null;
  news: NewsItem[];
}

export interface TeamView {
  kind: 'team';
  team: Team;
  sport: Sport;
  competitions: Competition[];
  /** Null if they failed. */
  matches: TeamMatches | null;
  /** Positions of the next match’s teams by id, as text. */
  ranks: Record<string, string>;
  /** Whether every day from a week ago to a week ahead was loaded. */
  isWhole: boolean;
  details: ServerOnly<TeamDetails>;
  /** The rows around the team in each of its tables; null if they failed. */
  positions: ServerOnly<{ competition: Competition; table: StandingsTable | Hidden | null; needs: TableNeeds[] }[]>;
}

/** A player’s season in a competition’s list of scorers. */
export interface SeasonFigures {
  competition: Competition;
  scorer: Scorer | Hidden;
  /** Null without goals, or if the scorers are hidden. */
  place: number | null;
}

export interface PlayerView {
  kind: 'player';
  player: KnownPlayer;
  team: Team;
  sport: Sport;
  /** The matches with the player in a line-up, latest first. Rendered by the server only. */
  matches: ServerOnly<PlayerMatchView[]>;
  /** The team’s running or next match. */
  current: ServerOnly<Match | null>;
  /** The player’s season figures and place in a list of scorers. */
  season: ServerOnly<SeasonFigures | null>;
  /** The path of the RSS feed of what the player did; null for one without a line-up, or that only a link can find. */
  feed: ServerOnly<string | null>;
}

export interface EventView {
  kind: 'event';
  query: EventQuery;
  /** The round within the competition, in the visitor’s language. */
  round: string | null;
  /** The first leg, on the page of a second leg. */
  firstLeg: Match | null;
  related: RelatedTab[];
  panel: EventPanel;
  /** For search engines; newest first. */
  updates: ServerOnly<LiveUpdate[]>;
  news: ServerOnly<NewsItem[]>;
}

/** Search results; null if the term is too short. */
export interface SearchView {
  kind: 'search';
  term: string;
  results: SearchResults | null;
}

/** The odds desk or the calculator, rendered by the server only. */
export interface OddsView {
  kind: 'odds';
  sport: Sport;
  panel: ServerOnly<OddsPanel>;
  /** When its first price is too old or its first match kicks off (`at`, milliseconds UTC); null without prices. */
  until: { at: number; why: 'old' | 'begun' } | null;
}

export interface GoalsView {
  kind: 'goals';
  query: GoalsQuery;
  /** The competitions that the filter names first (`topIdsOf`). */
  topIds: string[];
}

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
  | NewsView
  | { kind: 'text'; page: ServerOnly<PageContent> }
  | {
      kind: 'message';
      message: 'not-found' | 'removed' | 'error' | 'unavailable' | 'limited';
      requestId: string | null;
    }
  | { kind: 'refused-play'; reason: 'unknown' | 'not-offered' | 'unavailable' };

/** Everything that a page renders from. It is embedded in the document, so that server and browser render the same. */
export interface PageState {
  site: SiteInfo;
  visitor: Visitor;
  /** Null if no page has this address. */
  route: Route | null;
  /** The query parameters to keep in links to the page’s other forms (language, odds), such as `?date=…`. */
  search: string;
  view: View;
  /** Whether offers are hidden: by the visitor’s choice, or by the country on pages about matches in play. */
  offersPaused: boolean;
  /** Whether the visitor gets odds anywhere on the site; absent while no settings have loaded. */
  hasOdds?: boolean;
  /** Odds or offers may stand on the page, so it shows no picture of people. */
  mayHaveOdds?: boolean;
  /** Breadcrumbs; null if none are shown. */
  crumbs: ServerOnly<Crumb[]> | null;
  /** The editors’ text about the page, below its view; null if there is none. */
  pageText: ServerOnly<PageContent['sections']> | null;
  /** The time for match clocks, milliseconds UTC: the visitor’s, or the end of stale data. */
  matchTime: number;
  answers: KnownAnswer[];
  /** The parts around the subject. The document may bring them after the page. */
  late: LateParts;
  /** Something could not be had. Such a page is only for the visitor who asked for it. */
  isPartial?: true;
}

/** The sport of a page; football if it has none. */
export function sportOf(route: Route | null, view: View): Sport {
  return route !== null && 'sport' in route ? route.sport : 'sport' in view ? view.sport : 'football';
}
