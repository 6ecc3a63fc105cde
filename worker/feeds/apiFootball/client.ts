import { isTimed } from '../../../web/domain/kickOff.ts';
import { isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import type { Scorers } from '../../../web/domain/scorers.ts';
import { addDays, isWithin, utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, failure, mapped, ok } from '../../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../../base/upstreamCall.ts';
import { fetchJson, isNothing } from '../../upstream/fetchJson.ts';
import { answerCache, orLast } from '../answerCache.ts';
import type { FeedOptions } from '../definition.ts';
import type { Coverage, Feed, FeedList } from '../feed.ts';
import { footballClient, publicSource } from '../footballClient.ts';
import { isSettled, joined, NOTHING, parseMatches } from '../normalize/lists.ts';
import { includedDays, parseAnswer } from './answers.ts';
import { cadenceOf, headersOf, leadersOn, paths, sourceId } from './calls.ts';
import { parseDetail } from './parseDetail.ts';
import { parseFixture } from './parseFixture.ts';
import { parseScorers, parseStandings } from './parseStandings.ts';
import { type CurrentLeague, parseLeagues, TOP_LEAGUES } from './places.ts';

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
  const source = publicSource('api-football', options, {
    headers: headersOf(key, url),
    fetch: options.fetch,
    cadenceOf,
    nothing: [204],
  });
  const { upstream, noteRejected, contextOf, secondsOf } = source;

  async function records(call: UpstreamCall, path: string): Promise<Answer<unknown[]>> {
    const answer = await fetchJson(upstream, path, call);
    if (!answer.ok) return answer;
    return isNothing(answer.value) ? ok([]) : parseAnswer(answer.value, now());
  }

  async function loadList(call: UpstreamCall, path: string): Promise<Answer<FeedList>> {
    const found = await records(call, path);
    const context = contextOf(call);
    return found.ok ? parseMatches(found.value, (record) => parseFixture(record, context), options) : found;
  }

  const list = answerCache(40, secondsOf, loadList);

  const listOrLast = orLast(2, list);

  /** The matches of today (UTC). If their list cannot be loaded again, live scores go on beside its last answer. */
  async function today(call: UpstreamCall): Promise<Answer<FeedList>> {
    const { result: whole, age } = await loadWithAge((own) => listOrLast(own, paths.day(utcDate(now()))), call);
    if (!whole.ok) return whole;
    const isOld = age !== null && age.staleReason !== null;
    // The age that is added last counts among new answers, so that of the live list.
    if (age !== null && !isOld) call.addAge(age);
    const at = now();
    // Early in the day, matches of the previous evening may still be in play.
    const isEarly = at % (24 * HOUR) < 4 * HOUR;
    const before = isEarly ? await list(call, paths.day(utcDate(at - 24 * HOUR))) : null;
    const listed = [...whole.value.matches, ...(before?.ok ? before.value.matches : [])];
    const running = listed.some((match) => mayRun(match, at)) ? await list(call, paths.live) : ok(NOTHING);
    if (!running.ok) return running;
    const live = new Set(running.value.matches.map(({ id }) => id));
    const isCurrent = (match: Match) => live.has(match.id) || isSettled(match, at);
    // With the age of an old list new scores would count as old. But a match that may have begun or ended is as old.
    if (isOld && !(live.size > 0 && whole.value.matches.every(isCurrent))) call.addAge(age);
    // A finished state is final; the live list may be older.
    const ended = { matches: whole.value.matches.filter((match) => phaseOf(match) === 'finished'), rejected: 0 };
    const lists = joined([whole.value, running.value, ended]);
    // A plan may exclude the day before.
    const isMissing = before?.ok === false && before.error.kind !== 'excluded';
    return ok(isMissing ? { ...lists, incomplete: true } : lists);
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

  const leagues = answerCache<CurrentLeague[]>(1, secondsOf, async (call, path) =>
    mapped(await records(call, path), (found) => parseLeagues(found, { flagUrl, noteRejected })),
  );

  const players = async (call: UpstreamCall, path: string): Promise<Answer<Scorers>> =>
    mapped(await records(call, path), (found) => parseScorers(found, noteRejected));

  return footballClient({
    source,
    coverage: COVERAGE,
    loadList,
    today,
    otherDay,
    async days(call) {
      const probe = await dayAfterTomorrow(call);
      return probe.ok ? null : includedDays(probe.error);
    },
    sourceId,
    eventPath: paths.fixture,
    meetingsPath: paths.meetings,
    loadEvent: async (call, path) => mapped(await records(call, path), ([record = null]) => record),
    parseEvent: (record, call) => parseDetail(record, contextOf(call)),
    leagues: (call) => leagues(call, paths.leagues),
    season: (call, { own, season }, before) => loadList(call, paths.season(own, season - before)),
    scorers: (call, { own, season }) => players(call, paths.scorers(own, season)),
    async leaders(call, { own, season }, by) {
      if (leadersOn(now()) !== by) return failure('paced', `${by} are not asked for today`);
      return players(call, paths.leaders(by, own, season));
    },
    async standings(call, { own, season, hasStandings, competition }) {
      if (!hasStandings) return ok([]);
      const found = await records(call, paths.standings(own, season));
      return mapped(found, (tables) => parseStandings(tables, competition.name, noteRejected));
    },
  });
}
