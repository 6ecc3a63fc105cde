import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import { mapped, ok } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import type { FeedOptions } from '../definition.ts';
import type { Coverage, Feed } from '../feed.ts';
import { footballClient, publicSource } from '../footballClient.ts';
import { otherNamesOf, wireNumericId } from '../normalize/fields.ts';
import { type Note, parseRecords, rowParser } from '../normalize/limits.ts';
import { withDeductions } from '../normalize/lists.ts';
import { tolerated, wireCount, wireText } from '../normalize/wire.ts';
import { cadenceOf, paths, sourceId } from './calls.ts';
import { leagueLists } from './leagueLists.ts';
import { competitionOf, type League, leagueId } from './leagues.ts';
import { parseDetail } from './parseMatch.ts';
import { wireTableRow } from './wire.ts';

/** Parses a league’s table (`getbltable`); empty without rows. `name` is the league’s. */
function parseTable(records: unknown[], name: string, noteRejected: Note): Standings {
  const rows = rowParser(
    wireTableRow,
    ({ teamInfoId }) => teamInfoId,
    noteRejected,
  )(records).map(
    ({ teamInfoId, teamName, shortName, points, matches, won, draw, lost, goals, opponentGoals }, index) => ({
      rank: index + 1,
      team: { id: `ol${teamInfoId}`, name: teamName, ...otherNamesOf(teamName, shortName) },
      played: matches,
      won,
      drawn: draw,
      lost,
      for: goals,
      against: opponentGoals,
      points,
      deductions: 0,
      form: [],
    }),
  );
  return rows.length === 0 ? [] : [{ name, rows: withDeductions(rows), zones: [] }];
}

const wireGoalGetter = v.object({
  goalGetterId: tolerated(wireNumericId),
  goalGetterName: wireText,
  goalCount: wireCount,
});

/** Parses `getgoalgetters`, which has neither teams nor assists. */
export function parseScorers(records: readonly unknown[], note: Note): Scorers {
  return parseRecords(wireGoalGetter, records, note, 'scorers').map(({ goalGetterName, goalCount }) => ({
    id: null,
    name: goalGetterName,
    team: null,
    goals: goalCount,
    penalties: null,
    assists: null,
    yellowCards: null,
    redCards: null,
    matches: null,
  }));
}

const coverageOf = (leagues: readonly League[]): Coverage => ({
  sports: ['football'],
  parts: ['incidents', 'head-to-head', 'standings'],
  top: leagues.map(leagueId),
  credit: 'openligadb',
});

/** The feed of the public OpenLigaDB, with the configured leagues. */
export function createOpenLigaDb({ leagues, ...options }: FeedOptions & { leagues: readonly League[] }): Feed {
  const { flagUrl, now } = options;
  const { fetch } = options;
  const source = publicSource('openligadb', options, { headers: {}, fetch, cadenceOf, nothing: [204, 404] });
  const { noteRejected, ask } = source;
  const lists = leagueLists({ ...options, source, leagues });
  /** A league as a competition, with the name in its matches. */
  async function listed(call: UpstreamCall, league: League) {
    const season = await lists.season(call, league);
    const [match] = season.ok ? season.value.list.matches : [];
    return { ...league, competition: match?.competition ?? competitionOf(league, null, flagUrl) };
  }

  return footballClient({
    source,
    coverage: coverageOf(leagues),
    loadList: lists.loadList,
    today: lists.today,
    otherDay: lists.otherDay,
    leagues: async (call) => ok(await Promise.all(leagues.map((league) => listed(call, league)))),
    sourceId,
    eventPath: paths.match,
    meetingsPath: paths.meetings,
    async loadEvent(call, path) {
      return mapped(await ask(call, path, v.unknown(), 'match'), (answer) => (Array.isArray(answer) ? null : answer));
    },
    parseEvent: (record, call) => parseDetail(record, lists.contextOf(call)),
    async season(call, league, before) {
      // The cached list, which also serves each day.
      if (before === 0) return mapped(await lists.season(call, league), ({ list }) => list);
      return lists.loadList(call, paths.lastSeason(league, now()), league);
    },
    async scorers(call, league) {
      const rows = await lists.records(call, paths.scorers(league, now()));
      return mapped(rows, (found) => parseScorers(found, noteRejected));
    },
    async standings(call, league) {
      const season = await lists.season(call, league);
      if (!season.ok || !season.value.isLeague) return season.ok ? ok([]) : season;
      const rows = await lists.records(call, paths.table(league, now()));
      return mapped(rows, (found) => parseTable(found, league.competition.name, noteRejected));
    },
  });
}
