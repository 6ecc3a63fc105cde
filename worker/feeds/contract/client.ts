import * as v from 'valibot';
import type { DaySpan } from '../../../web/domain/daySpan.ts';
import type { Match } from '../../../web/domain/match.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import type { Rejections } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import type { NamedIds } from '../../poller/namedIds.ts';
import { type Failure, failure, fetchJson, isNothing, type Upstream } from '../../upstream/fetchJson.ts';
import { type Coverage, WHOLE_COVERAGE } from '../coverage.ts';
import type { FeedOdds } from '../feedOdds.ts';
import {
  type ListedRegion,
  type ListedTournament,
  loadRegions,
  loadTournament,
  loadTournaments,
  type TournamentAnswer,
} from './catalogue.ts';
import { ListReader } from './listReader.ts';
import { type EventAnswer, loadEvent } from './loadEvent.ts';
import { loadMeetings } from './loadMeetings.ts';
import { loadOdds, loadOddsOfDay } from './loadOdds.ts';
import { loadStandings } from './parseStandings.ts';
import { SPORT_IDS } from './sportIds.ts';
import { wireTally } from './wire.ts';

/** A list of the feed, read: its matches of every sport, and how many records could not be read. */
export interface FeedList {
  matches: Match[];
  rejected: number;
}

/** Any path of a backend, as unknown JSON; null where the backend has nothing. */
export interface PathReader {
  read(path: string): Promise<Result<unknown, Failure>>;
}

/** A source of live data, read into the domain. Nothing here is kept beyond what spares the source a call. */
export interface Feed {
  upstream: Upstream;
  coverage: Coverage;
  /** What runs or is still to come today and what ended today (UTC), of all sports. */
  today(): Promise<Result<FeedList, Failure>>;
  /** A sport's matches of a UTC date (`YYYY-MM-DD`), perhaps those of one competition alone. */
  day(sport: Sport, date: string, tournament?: string): Promise<Result<FeedList, Failure>>;
  /** The UTC dates that the source answers for, where it says so; null where it may have any. */
  days(): Promise<DaySpan | null>;
  /** How many events the source counts on a UTC date. */
  counter(sport: Sport, date: string): Promise<Result<number, Failure>>;
  /** One event with all that happened in it. */
  event(sport: Sport, id: string): Promise<Result<EventAnswer, Failure>>;
  /** The ended matches between the teams of a match, the latest first. */
  meetings(match: Pick<Match, 'id' | 'sport' | 'home' | 'away'>): Promise<Result<Match[], Failure>>;
  /** All that the source has of a match's odds; without markets where nobody prices it. */
  odds(match: Match): Promise<Result<FeedOdds, Failure>>;
  /** Who-wins prices of all matches of a sport on a UTC date, by id; null where the source has no such list. */
  oddsOfDay(sport: Sport, date: string): Promise<Result<ReadonlyMap<string, FeedOdds> | null, Failure>>;
  /**
   * The bookmakers that prices came of so far, by the slug of the operator that the site takes each for; absent where the
   * source calls operators as content does.
   */
  bookmakers?(): ReadonlyMap<string, string>;
  regions(sport: Sport): Promise<Result<ListedRegion[], Failure>>;
  tournaments(sport: Sport): Promise<Result<ListedTournament[], Failure>>;
  tournament(id: string): Promise<Result<TournamentAnswer, Failure>>;
  /** The tables of a competition; none where it has none. */
  standings(tournament: string): Promise<Result<Standings, Failure>>;
}

export interface ContractFeedOptions {
  upstream: Upstream;
  flagUrl: string | null;
  rejections: Rejections;
  /** What lists have named; absent where nobody makes up ids. */
  names?: NamedIds;
}

const wireCounter = v.object({ counter: wireTally });

/** The live-scores backend of the contract at `upstream`: each call is one GET. */
export function createContractFeed(options: ContractFeedOptions): Feed {
  const { upstream } = options;
  const list = async (path: string, sport: Sport): Promise<Result<FeedList, Failure>> => {
    const reader = new ListReader(sport, options);
    const answer = await fetchJson(upstream, path, {
      lists: ['fixtures', 'results'],
      read: (each) => reader.add(each),
    });
    return answer.ok ? reader.end(answer.value) : answer;
  };
  const reader: PathReader = {
    async read(path) {
      const answer = await fetchJson(upstream, path);
      if (!answer.ok) return answer;
      // A bare `null` is no way to say that there is nothing.
      if (answer.value === null) return failure('shape', 'answered null');
      return isNothing(answer.value) ? { ok: true, value: null } : answer;
    },
  };
  const context = { ...options, client: reader };
  return {
    upstream,
    coverage: WHOLE_COVERAGE,
    today: () => list('v2/events/live', 'football'),
    day(sport, date, tournament) {
      const narrowing = tournament === undefined ? '' : `&tournament=${tournament}`;
      return list(`v2/events?sport=${SPORT_IDS[sport]}&date=${date}${narrowing}`, sport);
    },
    days: async () => null,
    async counter(sport, date) {
      const answer = await fetchJson(upstream, `v1/events/counter?sport=${SPORT_IDS[sport]}&date=${date}`);
      if (!answer.ok) return answer;
      const counted = v.safeParse(wireCounter, answer.value);
      return counted.success
        ? { ok: true, value: counted.output.counter }
        : failure('shape', `no counter: ${counted.issues[0].message}`);
    },
    event: (sport, id) => loadEvent(reader, id, { ...options, sport }),
    async meetings({ id, sport }) {
      const answer = await loadMeetings(reader, id, { ...options, sport });
      if (answer.ok) options.names?.noteMatches(answer.value);
      return answer;
    },
    odds: ({ id }) => loadOdds(reader, id, options.rejections),
    oddsOfDay: (sport, date) => loadOddsOfDay(reader, { sport, date }, options.rejections),
    regions: (sport) => loadRegions(sport, context),
    async tournaments(sport) {
      const answer = await loadTournaments(sport, context);
      if (answer.ok) options.names?.noteCompetitions(answer.value.map(({ competition }) => competition.id));
      return answer;
    },
    tournament: (id) => loadTournament(id, context),
    standings: (tournament) => loadStandings(reader, tournament, options.rejections),
  };
}
