import * as v from 'valibot';
import type { CompetitionKey } from '../../web/domain/competitionKey.ts';
import type { Credit } from '../../web/domain/credit.ts';
import { eventDetailSchema } from '../../web/domain/eventDetail.ts';
import type { Match } from '../../web/domain/match.ts';
import { competitionSchema, countrySchema, matchSchema } from '../../web/domain/matchSchemas.ts';
import { samplesSchema } from '../../web/domain/momentum.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import type { LeadersBy, Scorers } from '../../web/domain/scorers.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import type { Standings } from '../../web/domain/standings.ts';
import type { DaySpan } from '../../web/domain/zonedTime.ts';
import type { Answer } from '../base/result.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import type { FeedOdds } from './feedOdds.ts';

/** Kinds of data about a match, besides teams, kick-off and score. */
export const PARTS = ['incidents', 'line-ups', 'statistics', 'head-to-head', 'standings', 'odds'] as const;

export type Part = (typeof PARTS)[number];

/** What a source covers. The site offers only these features. */
export interface Coverage {
  sports: readonly Sport[];
  parts: readonly Part[];
  /** Ids of the most popular competitions; null if the editors choose them. */
  top: readonly string[] | null;
  /** The source to credit, as its licence requires; null for a private backend. */
  credit: Credit | null;
}

/** The contract covers every sport and every part. */
export const WHOLE_COVERAGE: Coverage = { sports: SPORTS, parts: PARTS, top: null, credit: null };

const feedList = v.object({
  matches: v.array(matchSchema),
  rejected: v.number(),
  unconfirmed: v.exactOptional(v.record(v.string(), v.number())),
  incomplete: v.exactOptional(v.literal(true)),
});

/**
 * A parsed list: matches of all sports, and the number of invalid records. `unconfirmed`: the sports whose lists the source
 * does not confirm now, with when it did (milliseconds UTC; 0 if never).
 * `incomplete`: a part could not be loaded.
 */
export type FeedList = v.InferOutput<typeof feedList>;

/** Parses a stored list; null when its shape is outdated. */
export const parseFeedList = parserOf(feedList);

const eventAnswer = v.variant('kind', [
  v.object({ kind: v.literal('found'), event: eventDetailSchema, momentum: v.exactOptional(samplesSchema) }),
  v.object({ kind: v.literal('unknown') }),
]);

/** An event, perhaps with statistics over time, or `unknown` if the source has none. */
export type EventAnswer = v.InferOutput<typeof eventAnswer>;

export const parseEventAnswer = parserOf(eventAnswer);

/** The number of today’s matches; null if the feed does not say. */
const events = v.nullable(v.number());

export const listedRegion = v.object({ country: countrySchema, events });

export type ListedRegion = v.InferOutput<typeof listedRegion>;

export const feedCompetition = v.object({ competition: competitionSchema, events });

export type FeedCompetition = v.InferOutput<typeof feedCompetition>;

export const competitionAnswer = v.object({
  found: v.nullable(v.object({ competition: competitionSchema, sport: v.nullable(v.picklist(SPORTS)) })),
});

/** A competition by id; null if the feed has none. `sport` is null if the record has none. */
export type CompetitionAnswer = v.InferOutput<typeof competitionAnswer>;

/** A match without prices whose competition has some, and a possible fix for operations. */
export interface UnpricedMatch {
  match: string;
  why: string;
  /** A suggestion for `ODDS_TEAM_ALIASES`; null if no alias would help. */
  alias: string | null;
  /** Whether there are prices for its kick-off time, which may be this match’s; else no bookmaker has prices. */
  isMissed: boolean;
}

/** A source of live data in domain types. Each call has an `UpstreamCall`, which collects the age of cached answers. */
export interface Feed {
  upstream: Upstream;
  coverage: Coverage;
  /** Matches of all sports that are in play, or are scheduled for or ended on today’s UTC date. */
  today(call: UpstreamCall): Promise<Answer<FeedList>>;
  /** A sport’s matches of a UTC date (`YYYY-MM-DD`), optionally of one competition. */
  day(call: UpstreamCall, sport: Sport, date: string, tournament?: string): Promise<Answer<FeedList>>;
  /** The UTC dates that the source covers; null if it may cover any. */
  days(call: UpstreamCall): Promise<DaySpan | null>;
  /** The source’s number of events on a UTC date. */
  counter(call: UpstreamCall, sport: Sport, date: string): Promise<Answer<number>>;
  event(call: UpstreamCall, sport: Sport, id: string): Promise<Answer<EventAnswer>>;
  /** Finished matches between the same teams, latest first. */
  meetings(call: UpstreamCall, match: Pick<Match, 'id' | 'sport' | 'home' | 'away'>): Promise<Answer<Match[]>>;
  /** All odds of a match; without markets if there are none. */
  odds(call: UpstreamCall, match: Match): Promise<Answer<FeedOdds>>;
  /** Winner prices of all matches of a sport on a UTC date, by match id; null if the source has no such list. */
  oddsOfDay(call: UpstreamCall, sport: Sport, date: string): Promise<Answer<ReadonlyMap<string, FeedOdds> | null>>;
  /** Bookmakers with prices so far, by operator slug. Absent if the source names operators as the content does. */
  bookmakers?(): ReadonlyMap<string, string>;
  /** Matches without prices although their competition has some. Absent if prices are part of the feed. */
  unpriced?(): readonly UnpricedMatch[];
  regions(call: UpstreamCall, sport: Sport): Promise<Answer<ListedRegion[]>>;
  competitions(call: UpstreamCall, sport: Sport): Promise<Answer<FeedCompetition[]>>;
  competition(call: UpstreamCall, id: string): Promise<Answer<CompetitionAnswer>>;
  /** A competition’s tables; empty if it has none. */
  standings(call: UpstreamCall, of: CompetitionKey): Promise<Answer<Standings>>;
  /** All matches of the current season; empty if the source has no list. */
  season(call: UpstreamCall, of: CompetitionKey): Promise<Answer<FeedList>>;
  /** Like `season`, for the previous season. */
  lastSeason(call: UpstreamCall, of: CompetitionKey): Promise<Answer<FeedList>>;
  /** Scorers of the current season; empty if the source has no list. */
  scorers(call: UpstreamCall, of: CompetitionKey): Promise<Answer<Scorers>>;
  /** Players by assists or cards. Absent if the source has no separate lists for these. */
  leaders?(call: UpstreamCall, of: CompetitionKey, by: LeadersBy): Promise<Answer<Scorers>>;
}
