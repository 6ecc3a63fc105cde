import * as v from 'valibot';
import type { CompetitionKey } from '../../web/domain/competitionKey.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import type { Competition, Side } from '../../web/domain/match.ts';
import type { LeadersBy, Scorers } from '../../web/domain/scorers.ts';
import type { Standings } from '../../web/domain/standings.ts';
import { utcDate } from '../../web/domain/zonedTime.ts';
import { type Answer, failure, mapped, ok, orNothing, type Result } from '../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../base/upstreamCall.ts';
import { type Fetch, fetchJson, isNothing, type Upstream } from '../upstream/fetchJson.ts';
import { answerCache } from './answerCache.ts';
import type { ChosenFeed, FeedOptions } from './definition.ts';
import type { EventAnswer, Feed, FeedCompetition, FeedList } from './feed.ts';
import { NO_ODDS } from './feedOdds.ts';
import { answerContext, type BeliefContext, SeenStates } from './normalize/believed.ts';
import type { Note } from './normalize/limits.ts';
import { meetingsIn, NOTHING, onDate, regionsOf, withEvents } from './normalize/lists.ts';
import { withLocalisedRows } from './normalize/localisedNames.ts';

/** The parts of a source that differ. `League`: a competition of the source, with what its paths need. */
interface FootballParts<League extends { competition: Competition }> extends Pick<Feed, 'coverage' | 'today'> {
  source: PublicSource;
  loadList(call: UpstreamCall, path: string): Promise<Answer<FeedList>>;
  /** A list with the matches of a UTC date other than today. */
  otherDay(call: UpstreamCall, date: string, tournament?: string): Promise<Answer<FeedList>>;
  /** The UTC dates that the source covers; absent if it covers any. */
  days?: Feed['days'];
  leagues(call: UpstreamCall): Promise<Answer<readonly League[]>>;
  /** The matches of a season; `before` counts seasons back from the current one. */
  season(call: UpstreamCall, league: League, before: number): Promise<Answer<FeedList>>;
  scorers(call: UpstreamCall, league: League): Promise<Answer<Scorers>>;
  leaders?(call: UpstreamCall, league: League, by: LeadersBy): Promise<Answer<Scorers>>;
  standings(call: UpstreamCall, league: League): Promise<Answer<Standings>>;
  /** The source’s id in an id of the site; null for ids of other sources. */
  sourceId(id: string): string | null;
  eventPath(own: string): string;
  /** The path with the earlier meetings of a match’s teams, by the source’s ids. */
  meetingsPath(ids: Record<'match' | Side, string>): string;
  /** The record of an event; null if the source has none. */
  loadEvent(call: UpstreamCall, path: string): Promise<Answer<unknown>>;
  /** Parses the record; null for an event that the site does not show. */
  parseEvent(record: unknown, call: UpstreamCall): Result<EventDetail | null, string>;
}

const MAX_EVENTS = 100;

/** What a parser of a source's records needs. */
export interface ParseContext extends BeliefContext {
  flagUrl: string | null;
  noteRejected: Note;
}

/** What differs when a public source is called; `nothing`: its statuses, often without a body, for “there is no data”. */
interface Calling extends Pick<Upstream, 'fetch' | 'headers'>, Pick<ChosenFeed, 'cadenceOf'> {
  nothing?: readonly number[];
}

/** The shared parts of the clients of public sources: calling the source, and parsing its records. */
export function publicSource(name: string, options: FeedOptions, calling: Calling) {
  const { url, clockName, timeoutMs, circuit, rejections, flagUrl, now } = options;
  const { headers, cadenceOf, nothing = [] } = calling;
  const id = `live:${name}:${url}${clockName}`;
  const fetch: Fetch = async (request, call) => {
    const response = await calling.fetch(request, call);
    if (!nothing.includes(response.status)) return response;
    await response.body?.cancel();
    return Response.json({ detail: 'no data' });
  };
  const upstream: Upstream = { id, kind: 'real', baseUrl: url, timeoutMs, circuit, headers, fetch };
  const noteRejected: Note = (problem, records) => rejections.note(`${name}: ${problem}`, records);
  const seen = new SeenStates();
  // Minutes count from when the source answered, so that all isolates compute the same clock.
  const contextOf = (call: UpstreamCall): ParseContext => ({
    ...answerContext(call, now(), seen),
    flagUrl,
    noteRejected,
  });
  /** Cache lifetime of a path’s answer, in seconds. */
  const secondsOf = (path: string) => cadenceOf(path, now()).seconds;
  /** Reads a path with a schema; null if the source has nothing. `of` names the data in a failure. */
  async function ask<Schema extends v.GenericSchema>(
    call: UpstreamCall,
    path: string,
    schema: Schema,
    of: string,
  ): Promise<Answer<v.InferOutput<Schema> | null>> {
    const answer = await fetchJson(upstream, path, call);
    if (!answer.ok) return answer;
    if (isNothing(answer.value)) return ok(null);
    const read = v.safeParse(schema, answer.value);
    return read.success ? ok(read.output) : failure('shape', `no ${of}: ${read.issues[0].message}`);
  }
  return { upstream, now, noteRejected, contextOf, secondsOf, ask };
}

/** A public source, as `publicSource` calls it. */
export type PublicSource = ReturnType<typeof publicSource>;

/** Creates a client for a source with only football and no prices. */
export function footballClient<League extends { competition: Competition }>(parts: FootballParts<League>): Feed {
  const { source, coverage, today, otherDay, days, leagues, leaders, sourceId } = parts;
  const { upstream, now, secondsOf, noteRejected } = source;
  const events = answerCache<EventAnswer>(MAX_EVENTS, secondsOf, async (call, path) => {
    const answer = await parts.loadEvent(call, path);
    if (!answer.ok) return answer;
    const read = answer.value === null ? ok(null) : parts.parseEvent(answer.value, call);
    if (read.ok) return ok(read.value === null ? { kind: 'unknown' } : { kind: 'found', event: read.value });
    noteRejected(read.error);
    return failure('unreadable', read.error);
  });

  async function day(...[call, sport, date, within]: Parameters<Feed['day']>): Promise<Answer<FeedList>> {
    if (sport !== 'football') return ok(NOTHING);
    const found = date === utcDate(now()) ? await today(call) : await otherDay(call, date, within);
    return mapped(found, (list) => onDate(list, date, within));
  }

  async function competitions(...[call, sport]: Parameters<Feed['competitions']>): Promise<Answer<FeedCompetition[]>> {
    if (sport !== 'football') return ok([]);
    const [known, playing] = await Promise.all([leagues(call), today(call)]);
    return mapped(known, (all) => withEvents(all, playing.ok ? playing.value : null));
  }

  const leagueIn = (all: readonly League[], id: string) => all.find(({ competition }) => competition.id === id);

  /** Asks for data of a league; `nothing` for other ids, and for data that the plan excludes. */
  async function ofLeague<Value>(
    call: UpstreamCall,
    { sport, tournament }: CompetitionKey,
    nothing: Value,
    ask: (league: League) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const known = await leagues(call);
    if (!known.ok) return known;
    const league = sport === 'football' ? leagueIn(known.value, tournament) : undefined;
    return league === undefined ? ok(nothing) : orNothing(await ask(league), 'excluded', nothing);
  }

  return {
    upstream,
    coverage,
    today,
    day,
    days: days ?? (async () => null),
    counter: async (call, sport, date) =>
      mapped(await day(call, sport, date), ({ matches, rejected }) => matches.length + rejected),
    async event(call, _, id) {
      const own = sourceId(id);
      if (own === null) return ok({ kind: 'unknown' });
      // Today’s list is usually cached. At a source with a quota the poller calls only for ids that a list has named. The
      // match has an age of its own.
      await loadWithAge(today, call);
      return events(call, parts.eventPath(own));
    },
    async meetings(call, { id, home: one, away: other }) {
      const [match, home, away] = [sourceId(id), sourceId(one?.id ?? ''), sourceId(other?.id ?? '')];
      if (match === null || home === null || away === null) return ok([]);
      const found = await parts.loadList(call, parts.meetingsPath({ match, home, away }));
      return mapped(orNothing(found, 'excluded', NOTHING), (list) => meetingsIn(list, id));
    },
    odds: async () => ok(NO_ODDS),
    oddsOfDay: async () => ok(null),
    regions: async (call, sport) => mapped(await competitions(call, sport), regionsOf),
    competitions,
    async competition(call, id) {
      const known = await leagues(call);
      if (!known.ok) return known;
      const league = leagueIn(known.value, id);
      // A league without a current season is only known from its matches.
      const playing = league === undefined ? await today(call) : null;
      const listed = playing?.ok ? playing.value.matches.find((match) => match.competition.id === id) : undefined;
      const competition = (league ?? listed)?.competition;
      return ok({ found: competition === undefined ? null : { competition, sport: 'football' } });
    },
    season: (call, of) => ofLeague(call, of, NOTHING, (league) => parts.season(call, league, 0)),
    lastSeason: (call, of) => ofLeague(call, of, NOTHING, (league) => parts.season(call, league, 1)),
    scorers: (call, of) => ofLeague<Scorers>(call, of, [], (league) => parts.scorers(call, league)),
    ...(leaders !== undefined && {
      leaders: (call, of, by) => ofLeague<Scorers>(call, of, [], (league) => leaders(call, league, by)),
    }),
    standings: (call, of) =>
      ofLeague<Standings>(call, of, [], async (league) =>
        mapped(await parts.standings(call, league), withLocalisedRows),
      ),
  };
}
