import type { Competition, Country } from '../../web/domain/competition.ts';
import type { DaySpan } from '../../web/domain/daySpan.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import type { Match } from '../../web/domain/match.ts';
import type { MomentumSample } from '../../web/domain/momentum.ts';
import type { LeadersBy, Scorers } from '../../web/domain/scorers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Standings } from '../../web/domain/standings.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import type { Inquiry } from '../upstream/inquiry.ts';
import type { Coverage } from './coverage.ts';
import type { FeedOdds } from './feedOdds.ts';

/** A list of the feed, read: its matches of every sport, and how many records could not be read. */
export interface FeedList {
  matches: Match[];
  rejected: number;
}

/** What a source says of an id: the event, perhaps with its statistics over time, or that there is none. */
export type EventAnswer = { kind: 'found'; event: EventDetail; momentum?: MomentumSample[] } | { kind: 'unknown' };

/** A region that the feed covers; `events` counts its matches of today, null where the feed does not say. */
export interface ListedRegion {
  country: Country;
  events: number | null;
}

/** A competition that the feed covers. */
export interface ListedTournament {
  competition: Competition;
  events: number | null;
}

/** A competition asked for by its id; null where the feed knows none. The sport is null where the record has none. */
export interface TournamentAnswer {
  found: { competition: Competition; sport: Sport | null } | null;
}

/** A match that got no prices though its competition has some: why, and what ops could set. */
export interface UnpricedMatch {
  match: string;
  why: string;
  /** What to add to `ODDS_TEAM_ALIASES`; null where no name would help. */
  alias: string | null;
  /** Whether there are prices at its time, which may be its own: else nobody prices it. */
  isMissed: boolean;
}

/**
 * A source of live data, read into the domain. Nothing here is kept beyond what spares the source a call. Every call is for an
 * inquiry, which is told how old the answers are where somebody else fetched them.
 */
export interface Feed {
  upstream: Upstream;
  coverage: Coverage;
  /** What runs or is still to come today and what ended today (UTC), of all sports. */
  today(inquiry: Inquiry): Promise<Result<FeedList, Failure>>;
  /** A sport's matches of a UTC date (`YYYY-MM-DD`), perhaps those of one competition alone. */
  day(inquiry: Inquiry, sport: Sport, date: string, tournament?: string): Promise<Result<FeedList, Failure>>;
  /** The UTC dates that the source answers for, where it says so; null where it may have any. */
  days(inquiry: Inquiry): Promise<DaySpan | null>;
  /** How many events the source counts on a UTC date. */
  counter(inquiry: Inquiry, sport: Sport, date: string): Promise<Result<number, Failure>>;
  /** One event with all that happened in it. */
  event(inquiry: Inquiry, sport: Sport, id: string): Promise<Result<EventAnswer, Failure>>;
  /** The ended matches between the teams of a match, the latest first. */
  meetings(inquiry: Inquiry, match: Pick<Match, 'id' | 'sport' | 'home' | 'away'>): Promise<Result<Match[], Failure>>;
  /** All that the source has of a match's odds; without markets where nobody prices it. */
  odds(inquiry: Inquiry, match: Match): Promise<Result<FeedOdds, Failure>>;
  /** Who-wins prices of all matches of a sport on a UTC date, by id; null where the source has no such list. */
  oddsOfDay(
    inquiry: Inquiry,
    sport: Sport,
    date: string,
  ): Promise<Result<ReadonlyMap<string, FeedOdds> | null, Failure>>;
  /**
   * The bookmakers that prices came of so far, by the slug of the operator that the site takes each for; absent where the
   * source calls operators as content does.
   */
  bookmakers?(): ReadonlyMap<string, string>;
  /** The matches that got no prices though their competition has some; absent where prices come with the matches. */
  unpriced?(): readonly UnpricedMatch[];
  regions(inquiry: Inquiry, sport: Sport): Promise<Result<ListedRegion[], Failure>>;
  tournaments(inquiry: Inquiry, sport: Sport): Promise<Result<ListedTournament[], Failure>>;
  tournament(inquiry: Inquiry, id: string): Promise<Result<TournamentAnswer, Failure>>;
  /** The tables of a competition; none where it has none. */
  standings(inquiry: Inquiry, tournament: string): Promise<Result<Standings, Failure>>;
  /**
   * The matches of the season that a competition plays, those to come too; none where the source has no such list. Absent
   * where it never has.
   */
  season?(inquiry: Inquiry, tournament: string): Promise<Result<FeedList, Failure>>;
  /** The matches of the season before that one, in the same way. */
  lastSeason?(inquiry: Inquiry, tournament: string): Promise<Result<FeedList, Failure>>;
  /** Who scored in the season that a competition plays; nobody where the source has no such list. Absent as above. */
  scorers?(inquiry: Inquiry, tournament: string): Promise<Result<Scorers, Failure>>;
  /** Who has most assists or cards, where the source lists them apart from who scored. Absent where it does not. */
  leaders?(inquiry: Inquiry, tournament: string, by: LeadersBy): Promise<Result<Scorers, Failure>>;
}
