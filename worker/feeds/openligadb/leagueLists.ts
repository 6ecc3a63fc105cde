import * as v from 'valibot';
import { isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, all, mapped, ok } from '../../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../../base/upstreamCall.ts';
import { answerCache, orLast } from '../answerCache.ts';
import type { FeedOptions } from '../definition.ts';
import type { FeedList } from '../feed.ts';
import type { PublicSource } from '../footballClient.ts';
import { wireNumericId } from '../normalize/fields.ts';
import { isSettled, joined, parseMatches } from '../normalize/lists.ts';
import { tolerated, wireCount, wireName } from '../normalize/wire.ts';
import { paths } from './calls.ts';
import { competitionOf, type League, leagueId } from './leagues.ts';
import { type ParseContext, parseMatch } from './parseMatch.ts';

const HOUR = 3_600_000;

/** A league’s season: its matches and their groups (`groupOrderID`). */
interface Season {
  list: FeedList;
  groups: ReadonlyMap<string, number>;
  /** Whether the season is a round robin; one table of a cup or of several groups would be meaningless. */
  isLeague: boolean;
}

const wireGroupOf = v.object({
  matchID: wireNumericId,
  team1: tolerated(v.object({ teamGroupName: wireName })),
  group: v.object({ groupName: wireName, groupOrderID: tolerated(wireCount) }),
});

function seasonOf(records: readonly unknown[], list: FeedList): Season {
  const groups = new Map<string, number>();
  const names: string[] = [];
  let isInGroups = false;
  for (const record of records) {
    const read = v.safeParse(wireGroupOf, record);
    if (!read.success) continue;
    const { matchID, group, team1 } = read.output;
    isInGroups ||= Boolean(team1?.teamGroupName);
    if (group.groupOrderID !== null) groups.set(`ol${matchID}`, group.groupOrderID);
    if (group.groupName !== null && !/relegation/i.test(group.groupName)) names.push(group.groupName);
  }
  const isLeague = !isInGroups && names.length > 0 && names.every((name) => /spieltag/i.test(name));
  return { list, groups, isLeague };
}

/** A match may be in play from `EARLY_MS` before until `MAX_MS` after its kick-off. */
const MAX_MS = 4 * HOUR;
const EARLY_MS = 10 * 60_000;

/** Whether a match may be in play, judged from a list that is some minutes old. */
function mayRun(match: Match, now: number): boolean {
  const since = now - match.kickOff;
  return since > -EARLY_MS && since < MAX_MS && phaseOf(match) !== 'finished';
}

function runningGroups({ list, groups }: Season, now: number): number[] {
  return [...new Set(list.matches.filter((match) => mayRun(match, now)).flatMap(({ id }) => groups.get(id) ?? []))];
}

interface ListOptions extends Pick<FeedOptions, 'flagUrl' | 'rejections' | 'now'> {
  source: PublicSource;
  leagues: readonly League[];
}

const wireList = v.nullable(v.array(v.unknown()));

/** The lists of OpenLigaDB: whole seasons, and matchdays in play. */
export function leagueLists({ source, leagues, flagUrl, rejections, now }: ListOptions) {
  const { secondsOf } = source;

  /** The context for parsing an answer; `requested` is the league of records without one. */
  function contextOf(call: UpstreamCall, requested?: League): ParseContext {
    return {
      ...source.contextOf(call),
      competitionOf: ({ leagueShortcut, leagueName }) => {
        const shortcut = leagueShortcut?.toLowerCase();
        const named = leagues.find((league) => league.shortcut.toLowerCase() === shortcut);
        const league = named ?? (leagueShortcut === null ? requested : undefined);
        return league === undefined ? null : competitionOf(league, leagueName, flagUrl);
      },
    };
  }

  /** The records of a path; empty if there are none. */
  const records = async (call: UpstreamCall, path: string): Promise<Answer<unknown[]>> =>
    mapped(await source.ask(call, path, wireList, 'list'), (list) => list ?? []);

  /** A list with its records; `requested` as in `contextOf`. */
  async function loadRecords(call: UpstreamCall, path: string, requested?: League) {
    const found = await records(call, path);
    if (!found.ok) return found;
    const context = contextOf(call, requested);
    const list = parseMatches(found.value, (record) => parseMatch(record, context), { rejections });
    return mapped(list, (list) => ({ records: found.value, list }));
  }

  const loadList = async (...asked: Parameters<typeof loadRecords>): Promise<Answer<FeedList>> =>
    mapped(await loadRecords(...asked), ({ list }) => list);

  const seasons = answerCache(leagues.length * 2, secondsOf, async (call, path, league: League) =>
    mapped(await loadRecords(call, path, league), ({ records, list }) => seasonOf(records, list)),
  );

  const groups = answerCache<FeedList, [League]>(leagues.length * 4, secondsOf, loadList);

  /** A league’s season, cached for half an hour. If loading fails, the last one is used, with its age. */
  const lastSeasons = orLast(leagues.length * 2, seasons);
  const season = (call: UpstreamCall, league: League) => lastSeasons(call, paths.season(league, now()), league);

  /** The matches of today (UTC), and those in play. Fails if a running matchday cannot be loaded. */
  async function today(call: UpstreamCall): Promise<Answer<FeedList>> {
    const answers = await Promise.all(
      leagues.map(async (league) => ({ league, ...(await loadWithAge((own) => season(own, league), call)) })),
    );
    const known = answers.flatMap(({ league, result, age }) =>
      result.ok ? [{ league, season: result.value, age }] : [],
    );
    const failed = answers.find(({ result }) => !result.ok)?.result;
    if (known.length === 0 && failed?.ok === false) return failed;
    const running = known.flatMap(({ league, season }) =>
      runningGroups(season, now()).map((number) => groups(call, paths.group(league, now(), number), league)),
    );
    const read = all(await Promise.all(running));
    if (!read.ok) return read;
    const lists = read.value;
    const date = utcDate(now());
    const isToday = (match: Match) => utcDate(match.kickOff) === date || isUnderWay(match);
    const newer = new Set(joined(lists).matches.map(({ id }) => id));
    const isCurrent = (match: Match) => newer.has(match.id) || !isToday(match) || isSettled(match, now());
    // Running matches are in their matchdays. With the age of an old season their new scores would count as old.
    for (const { season, age } of known) {
      const isOld = age !== null && age.staleReason !== null && !season.list.matches.every(isCurrent);
      if (age !== null && (lists.length === 0 || isOld)) call.addAge(age);
    }
    const { matches, rejected } = joined([...known.map(({ season }) => season.list), ...lists]);
    const isWhole = known.length === answers.length;
    return ok({ rejected, matches: matches.filter(isToday), ...(!isWhole && { incomplete: true }) });
  }

  /** The seasons with the matches of a UTC date other than today, optionally of one competition. */
  async function otherDay(call: UpstreamCall, _date: string, tournament?: string): Promise<Answer<FeedList>> {
    const requested = leagues.filter((league) => tournament === undefined || leagueId(league) === tournament);
    // Without one of its leagues the day would look as if that has no matches, so it fails.
    const seasons = all(await Promise.all(requested.map((league) => season(call, league))));
    return mapped(seasons, (read) => joined(read.map(({ list }) => list)));
  }

  return { contextOf, records, loadList, season, today, otherDay };
}
