import { isTimed, isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import type { Scorers } from '../../../web/domain/scorers.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import { addDays, isWithin, utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, failure, mapped, ok, orNothing } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import { fetchJson, isNothing } from '../../upstream/fetchJson.ts';
import { AnswerCache } from '../answerCache.ts';
import type { FeedOptions } from '../definition.ts';
import type { Coverage, Feed, FeedList } from '../feed.ts';
import { footballClient, publicSource } from '../footballClient.ts';
import { joined, meetingsIn, NOTHING, onDate, readMatches } from '../normalize/lists.ts';
import { withOwnRows } from '../normalize/ownNames.ts';
import { emptyFor204, includedDays, readAnswer } from './answers.ts';
import { cadenceOf, headersOf, leadersOn, ownId, paths } from './calls.ts';
import { parseDetail } from './parseDetail.ts';
import { parseFixture } from './parseFixture.ts';
import { parseScorers, parseStandings } from './parseStandings.ts';
import { type CurrentLeague, readLeagues, TOP_LEAGUES } from './places.ts';

const HOUR = 3_600_000;
const COVERAGE: Coverage = {
  sports: ['football'],
  parts: ['incidents', 'line-ups', 'statistics', 'head-to-head', 'standings'],
  top: TOP_LEAGUES.map((id) => `af${id}`),
  credit: 'api-football',
};

/** Whether a match may be in play, judged from a list that is up to a minute old. */
function mayRun(match: Match, now: number): boolean {
  const since = now - match.kickOff;
  return (
    isUnderWay(match) || (phaseOf(match) === 'upcoming' && isTimed(match) && since > -HOUR / 12 && since < 4 * HOUR)
  );
}

/** The feed of API-Football v3. */
export function createApiFootball({ key, ...options }: FeedOptions & { key: string }): Feed {
  const { url, flagUrl, now } = options;
  const { upstream, noteRejected, contextOf } = publicSource('api-football', options, {
    headers: headersOf(key, url),
    fetch: emptyFor204(options.fetch),
  });
  const lists = new AnswerCache<FeedList>(40);
  const leagues = new AnswerCache<Map<string, CurrentLeague>>(1);

  async function records(call: UpstreamCall, path: string): Promise<Answer<unknown[]>> {
    const answer = await fetchJson(upstream, path, call);
    if (!answer.ok) return answer;
    return isNothing(answer.value) ? ok([]) : readAnswer(answer.value, now());
  }

  async function loadList(call: UpstreamCall, path: string): Promise<Answer<FeedList>> {
    const found = await records(call, path);
    const context = contextOf(call);
    return found.ok ? readMatches(found.value, (record) => parseFixture(record, context), options) : found;
  }

  const list = (call: UpstreamCall, path: string) =>
    lists.take(call, path, cadenceOf(path, now()).seconds, (loading) => loadList(loading, path));

  async function today(call: UpstreamCall): Promise<Answer<FeedList>> {
    const whole = await list(call, paths.day(utcDate(now())));
    if (!whole.ok) return whole;
    const at = now();
    // Early in the day, matches of the previous evening may still be in play.
    const isEarly = at % (24 * HOUR) < 4 * HOUR;
    const before = isEarly ? await list(call, paths.day(utcDate(at - 24 * HOUR))) : null;
    const listed = [...whole.value.matches, ...(before?.ok ? before.value.matches : [])];
    if (!listed.some((match) => mayRun(match, at))) return whole;
    const live = await list(call, paths.live);
    if (!live.ok) return live;
    // A finished state is final; the live list may be older.
    const ended = { matches: whole.value.matches.filter((match) => phaseOf(match) === 'finished'), rejected: 0 };
    return ok(joined([whole.value, live.value, ended]));
  }

  const dayAfterTomorrow = (call: UpstreamCall) => list(call, paths.day(addDays(utcDate(now()), 2)));

  /**
   * The list of a day other than today. The free plan refuses all days outside its range, and each refusal costs a
   * call, so one cached refusal answers for them.
   */
  async function otherDay(call: UpstreamCall, date: string): Promise<Answer<FeedList>> {
    const at = utcDate(now());
    if (date < addDays(at, -1) || date > addDays(at, 1)) {
      const probe = await dayAfterTomorrow(call);
      const included = probe.ok ? null : includedDays(probe.error);
      if (!probe.ok && included !== null && !isWithin(date, included)) return probe;
    }
    return list(call, paths.day(date));
  }

  async function day(call: UpstreamCall, date: string, tournament?: string): Promise<Answer<FeedList>> {
    const found = date === utcDate(now()) ? await today(call) : await otherDay(call, date);
    return mapped(found, (list) => onDate(list, date, tournament));
  }

  const currentLeagues = (call: UpstreamCall) =>
    leagues.take(call, paths.leagues, cadenceOf(paths.leagues, now()).seconds, async (loading) => {
      return mapped(await records(loading, paths.leagues), (found) => readLeagues(found, { flagUrl, noteRejected }));
    });

  /** Asks for data of a league and its current season; `nothing` for other ids, and for data that the plan excludes. */
  async function ofLeague<Value>(
    call: UpstreamCall,
    id: string,
    nothing: Value,
    ask: (league: CurrentLeague & { own: string }) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const [catalogue, own] = [await currentLeagues(call), ownId(id)];
    if (!catalogue.ok) return catalogue;
    const league = catalogue.value.get(id);
    if (own === null || league === undefined) return ok(nothing);
    return orNothing(await ask({ ...league, own }), 'excluded', nothing);
  }

  /** A season’s matches; `before` counts seasons back from the current one. */
  const wholeSeason = (call: UpstreamCall, id: string, before: number) =>
    ofLeague(call, id, NOTHING, ({ own, season }) => loadList(call, paths.season(own, season - before)));

  /** A list of a season’s players; `pathOf` gives its path for a league and season. */
  const players = (call: UpstreamCall, id: string, pathOf: (league: string, season: number) => string) =>
    ofLeague<Scorers>(call, id, [], async ({ own, season }) =>
      mapped(await records(call, pathOf(own, season)), (found) => parseScorers(found, noteRejected)),
    );

  return footballClient({
    upstream,
    coverage: COVERAGE,
    today,
    day,
    async days(call) {
      const probe = await dayAfterTomorrow(call);
      return probe.ok ? null : includedDays(probe.error);
    },
    ownId,
    eventPath: paths.fixture,
    eventSeconds: (path) => cadenceOf(path, now()).seconds,
    loadEvent: async (call, path) => mapped(await records(call, path), ([record]) => record),
    parseEvent: (record, call) => parseDetail(record, contextOf(call)),
    noteRejected,
    competitions: async (call) =>
      mapped(await currentLeagues(call), (leagues) => Array.from(leagues.values(), ({ competition }) => competition)),
    async meetings(call, { id, home, away }) {
      const [one, other] = [ownId(home?.id ?? ''), ownId(away?.id ?? '')];
      if (one === null || other === null) return ok([]);
      const found = orNothing(await loadList(call, paths.meetings(one, other)), 'excluded', NOTHING);
      return mapped(found, (list) => meetingsIn(list, id));
    },
    async competition(call, id) {
      const catalogue = await currentLeagues(call);
      if (!catalogue.ok) return catalogue;
      const league = catalogue.value.get(id)?.competition;
      // A league without a current season is only known from its matches.
      const playing = league === undefined ? await today(call) : null;
      const listed = playing?.ok ? playing.value.matches.find((match) => match.competition.id === id) : undefined;
      const competition = league ?? listed?.competition;
      return ok({ found: competition === undefined ? null : { competition, sport: 'football' } });
    },
    season: (call, id) => wholeSeason(call, id, 0),
    lastSeason: (call, id) => wholeSeason(call, id, 1),
    scorers: (call, id) => players(call, id, paths.scorers),
    async leaders(call, id, by) {
      if (leadersOn(now()) !== by) return failure('paced', `${by} are not asked for today`);
      return players(call, id, (...season) => paths.leaders(by, ...season));
    },
    standings: (call, id) =>
      ofLeague<Standings>(call, id, [], async ({ own, season, hasStandings, competition }) => {
        if (!hasStandings) return ok([]);
        return mapped(await records(call, paths.standings(own, season)), (found) =>
          withOwnRows(parseStandings(found, competition.name, noteRejected)),
        );
      }),
  });
}
