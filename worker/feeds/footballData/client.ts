import * as v from 'valibot';
import type { Competition } from '../../../web/domain/competition.ts';
import { isUnderWay } from '../../../web/domain/match.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, failure, mapped, ok, orNothing } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import { fetchJson, isNothing } from '../../upstream/fetchJson.ts';
import { AnswerCache } from '../answerCache.ts';
import type { FeedOptions } from '../definition.ts';
import type { Coverage, Feed, FeedList } from '../feed.ts';
import { footballClient, publicSource } from '../footballClient.ts';
import { readRecords } from '../normalize/limits.ts';
import { meetingsIn, NOTHING, onDate, readMatches } from '../normalize/lists.ts';
import { withOwnRows } from '../normalize/ownNames.ts';
import { cadenceOf, headersOf, ownId, paths, withRefusalsRead } from './calls.ts';
import { parseDetail } from './parseDetail.ts';
import { competitionOf, parseMatch } from './parseMatch.ts';
import { parseScorers, parseStandings, wireScorers } from './parseStandings.ts';
import { wireCompetition, wireCompetitions, wireMatches, wireStandings } from './wire.ts';

/** Ids of the most popular competitions in the free plan. */
const TOP = ['2001', '2021', '2014', '2002', '2019', '2015', '2003', '2017', '2016', '2013', '2152', '2000', '2018'];

const COVERAGE: Coverage = {
  sports: ['football'],
  parts: ['incidents', 'line-ups', 'statistics', 'head-to-head', 'standings'],
  top: TOP.map((id) => `fd${id}`),
  credit: 'football-data',
};

/** A competition of the plan, and the start year of its current season; null if the source does not say. */
interface ListedCompetition {
  competition: Competition;
  year: number | null;
}

/** The feed of football-data.org v4, with all competitions of the token’s plan. */
export function createFootballData({ key, ...options }: FeedOptions & { key: string }): Feed {
  const { flagUrl, rejections, now } = options;
  const { upstream, noteRejected, contextOf } = publicSource('football-data', options, {
    headers: headersOf(key),
    fetch: withRefusalsRead(options.fetch, (message) => rejections.once('football-data refused', message)),
  });
  const lists = new AnswerCache<FeedList>(20);
  const catalogue = new AnswerCache<ListedCompetition[]>(1);

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

  async function loadList(call: UpstreamCall, path: string): Promise<Answer<FeedList>> {
    const read = await ask(call, path, wireMatches, 'matches');
    if (!read.ok) return read;
    const context = contextOf(call);
    return readMatches(read.value?.matches ?? [], (record) => parseMatch(record, context), options);
  }

  const list = (call: UpstreamCall, path: string) =>
    lists.take(call, path, cadenceOf(path, now()).seconds, (loading) => loadList(loading, path));

  async function today(call: UpstreamCall): Promise<Answer<FeedList>> {
    const found = await list(call, paths.today(now()));
    if (!found.ok) return found;
    const date = utcDate(now());
    const matches = found.value.matches.filter((match) => utcDate(match.kickOff) === date || isUnderWay(match));
    return ok({ ...found.value, matches });
  }

  async function day(call: UpstreamCall, date: string, tournament?: string): Promise<Answer<FeedList>> {
    const found = date === utcDate(now()) ? await today(call) : await list(call, paths.window(date));
    return mapped(found, (list) => onDate(list, date, tournament));
  }

  const catalogued = (call: UpstreamCall) =>
    catalogue.take(call, paths.competitions, cadenceOf(paths.competitions, now()).seconds, async (loading) => {
      const read = await ask(loading, paths.competitions, wireCompetitions, 'competitions');
      return mapped(read, (answer) =>
        readRecords(wireCompetition, answer?.competitions ?? [], noteRejected, 'competitions').map((each) => ({
          competition: competitionOf(each, each.area, flagUrl),
          year: each.currentSeason === null ? null : new Date(each.currentSeason.startDate).getUTCFullYear(),
        })),
      );
    });

  /** A competition of the plan; null if there is none with this id. */
  async function listed(call: UpstreamCall, id: string): Promise<Answer<ListedCompetition | null>> {
    const known = await catalogued(call);
    return mapped(known, (all) => all.find(({ competition }) => competition.id === id) ?? null);
  }

  return footballClient({
    upstream,
    coverage: COVERAGE,
    today,
    day,
    competitions: async (call) => mapped(await catalogued(call), (all) => all.map(({ competition }) => competition)),
    ownId,
    eventPath: paths.match,
    eventSeconds: (path) => cadenceOf(path, now()).seconds,
    async loadEvent(call, path) {
      return mapped(await fetchJson(upstream, path, call), (answer) => (isNothing(answer) ? undefined : answer));
    },
    parseEvent: (record, call) => parseDetail(record, contextOf(call)),
    noteRejected,
    async meetings(call, { id }) {
      const own = ownId(id);
      if (own === null) return ok([]);
      return mapped(await loadList(call, paths.meetings(own)), (list) => meetingsIn(list, id));
    },
    competition: async (call, id) =>
      mapped(await listed(call, id), (known) => ({
        found: known === null ? null : { competition: known.competition, sport: 'football' },
      })),
    async season(call, id) {
      const own = ownId(id);
      return own === null ? ok(NOTHING) : loadList(call, paths.season(own));
    },
    async lastSeason(call, id) {
      const known = await listed(call, id);
      const own = ownId(id);
      if (!known.ok) return known;
      const year = known.value?.year ?? null;
      if (own === null || year === null) return ok(NOTHING);
      // Plans include different seasons.
      return orNothing(await loadList(call, paths.seasonOf(own, year - 1)), 'forbidden', NOTHING);
    },
    async scorers(call, id) {
      const own = ownId(id);
      if (own === null) return ok([]);
      const read = await ask(call, paths.scorers(own), wireScorers, 'scorers');
      return mapped(read, (answer) => parseScorers(answer?.scorers ?? [], noteRejected));
    },
    async standings(call, id) {
      const known = await listed(call, id);
      const own = ownId(id);
      if (!known.ok) return known;
      const league = known.value?.competition;
      if (own === null || league === undefined) return ok([]);
      const read = await ask(call, paths.standings(own), wireStandings, 'tables');
      return mapped(read, (answer) => withOwnRows(parseStandings(answer?.standings ?? [], league.name, noteRejected)));
    },
  });
}
