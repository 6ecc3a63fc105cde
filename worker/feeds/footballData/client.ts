import * as v from 'valibot';
import type { Competition } from '../../../web/domain/match.ts';
import { isUnderWay } from '../../../web/domain/match.ts';
import { addDays, utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, mapped, ok, orNothing } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import { answerCache } from '../answerCache.ts';
import type { FeedOptions } from '../definition.ts';
import type { Coverage, Feed, FeedList } from '../feed.ts';
import { footballClient, publicSource } from '../footballClient.ts';
import { parseRecords } from '../normalize/limits.ts';
import { NOTHING, parseMatches } from '../normalize/lists.ts';
import { cadenceOf, headersOf, paths, sourceId, withRefusalsRead } from './calls.ts';
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
  /** football-data.org’s id. */
  own: string;
  competition: Competition;
  year: number | null;
}

/** The feed of football-data.org v4, with all competitions of the token’s plan. */
export function createFootballData({ key, ...options }: FeedOptions & { key: string }): Feed {
  const { flagUrl, rejections, now } = options;
  const source = publicSource('football-data', options, {
    headers: headersOf(key),
    fetch: withRefusalsRead(options.fetch, (message) => rejections.once('football-data refused', message)),
    cadenceOf,
  });
  const { noteRejected, contextOf, secondsOf, ask } = source;

  async function loadList(call: UpstreamCall, path: string): Promise<Answer<FeedList>> {
    const read = await ask(call, path, wireMatches, 'matches');
    if (!read.ok) return read;
    const context = contextOf(call);
    return parseMatches(read.value?.matches ?? [], (record) => parseMatch(record, context), options);
  }

  const list = answerCache(20, secondsOf, loadList);

  async function today(call: UpstreamCall): Promise<Answer<FeedList>> {
    const found = await list(call, paths.today(now()));
    if (!found.ok) return found;
    const date = utcDate(now());
    const matches = found.value.matches.filter((match) => utcDate(match.kickOff) === date || isUnderWay(match));
    return ok({ ...found.value, matches });
  }

  const catalogue = answerCache<ListedCompetition[]>(1, secondsOf, async (call, path) => {
    const read = await ask(call, path, wireCompetitions, 'competitions');
    return mapped(read, (answer) =>
      parseRecords(wireCompetition, answer?.competitions ?? [], noteRejected, 'competitions').map((each) => ({
        own: each.id,
        competition: competitionOf(each, each.area, flagUrl),
        year: each.currentSeason === null ? null : new Date(each.currentSeason.startDate).getUTCFullYear(),
      })),
    );
  });

  return footballClient({
    source,
    coverage: COVERAGE,
    loadList,
    today,
    // The list of today has yesterday too, whose last matches may end after midnight.
    otherDay: (call, date) =>
      list(call, date === addDays(utcDate(now()), -1) ? paths.today(now()) : paths.window(date)),
    leagues: (call) => catalogue(call, paths.competitions),
    sourceId,
    eventPath: paths.match,
    meetingsPath: paths.meetings,
    loadEvent: (call, path) => ask(call, path, v.unknown(), 'match'),
    parseEvent: (record, call) => parseDetail(record, contextOf(call)),
    async season(call, { own, year }, before) {
      if (before === 0) return loadList(call, paths.season(own));
      // Plans include different seasons.
      return year === null
        ? ok(NOTHING)
        : orNothing(await loadList(call, paths.seasonOf(own, year - before)), 'forbidden', NOTHING);
    },
    async scorers(call, { own }) {
      const read = await ask(call, paths.scorers(own), wireScorers, 'scorers');
      return mapped(read, (answer) => parseScorers(answer?.scorers ?? [], noteRejected));
    },
    async standings(call, { own, competition }) {
      const read = await ask(call, paths.standings(own), wireStandings, 'tables');
      return mapped(read, (answer) => parseStandings(answer?.standings ?? [], competition.name, noteRejected));
    },
  });
}
