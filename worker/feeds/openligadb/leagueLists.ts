import * as v from 'valibot';
import { isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import type { Inquiry } from '../../base/inquiry.ts';
import type { Rejections } from '../../base/rejections.ts';
import { type Answer, failure, ok } from '../../base/result.ts';
import { fetchJson, type Upstream } from '../../upstream/fetchJson.ts';
import { AnswerCache } from '../answerCache.ts';
import { tolerated, wireCount } from '../contract/wire.ts';
import type { FeedList } from '../feed.ts';
import { wireName, wireNumericId } from '../normalize/fields.ts';
import { joined, onDate, readMatches } from '../normalize/lists.ts';
import { cadenceOf, paths } from './calls.ts';
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

/** A match may be in play from `EARLY_MS` before until `LONGEST_MS` after its kick-off. */
const LONGEST_MS = 4 * HOUR;
const EARLY_MS = 10 * 60_000;

/** Whether a match may be in play, judged from a list that is some minutes old. */
function mayRun(match: Match, now: number): boolean {
  const since = now - match.kickOff;
  return since > -EARLY_MS && since < LONGEST_MS && phaseOf(match) !== 'finished';
}

function runningGroups({ list, groups }: Season, now: number): number[] {
  return [...new Set(list.matches.filter((match) => mayRun(match, now)).flatMap(({ id }) => groups.get(id) ?? []))];
}

interface ListOptions {
  upstream: Upstream;
  leagues: readonly League[];
  flagUrl: string | null;
  rejections: Rejections;
  now(): number;
}

const wireList = v.nullable(v.array(v.unknown()));

/** The lists of OpenLigaDB: whole seasons, and matchdays in play. */
export class LeagueLists {
  readonly #options: ListOptions;
  readonly #seasons: AnswerCache<Season>;
  readonly #groups: AnswerCache<FeedList>;

  constructor(options: ListOptions) {
    this.#options = options;
    this.#seasons = new AnswerCache(options.leagues.length * 2);
    this.#groups = new AnswerCache(options.leagues.length * 4);
  }

  leagueNamed(shortcut: string | null): League | undefined {
    return this.#options.leagues.find((league) => league.shortcut.toLowerCase() === shortcut?.toLowerCase());
  }

  /** The context for parsing; `requested` is the league of records without one. */
  contextOf(requested?: League): ParseContext {
    const { flagUrl, rejections, now } = this.#options;
    return {
      now: now(),
      noteRejected: (problem, records) => rejections.note(`openligadb: ${problem}`, records),
      competitionOf: ({ leagueShortcut, leagueName }) => {
        const league = this.leagueNamed(leagueShortcut) ?? (leagueShortcut === null ? requested : undefined);
        return league === undefined ? null : competitionOf(league, leagueName, flagUrl);
      },
    };
  }

  /** The records of a path; empty if there are none. */
  async records(inquiry: Inquiry, path: string): Promise<Answer<unknown[]>> {
    const answer = await fetchJson(this.#options.upstream, path, inquiry);
    if (!answer.ok) return answer;
    const read = v.safeParse(wireList, answer.value);
    return read.success ? ok(read.output ?? []) : failure('shape', 'no list of matches');
  }

  matchesIn(records: readonly unknown[], requested?: League): Answer<FeedList> {
    const context = this.contextOf(requested);
    return readMatches(records, (record) => parseMatch(record, context), this.#options);
  }

  /** A league’s season, cached for half an hour. If loading fails, the last one is used. */
  async season(inquiry: Inquiry, league: League): Promise<Answer<Season>> {
    const path = paths.season(league, this.#options.now());
    const answer = await this.#seasons.take(inquiry, path, cadenceOf(path).seconds, async (loading) => {
      const records = await this.records(loading, path);
      if (!records.ok) return records;
      const list = this.matchesIn(records.value, league);
      return list.ok ? ok(seasonOf(records.value, list.value)) : list;
    });
    const known = answer.ok ? null : this.#seasons.known(path);
    return known === null ? answer : ok(known);
  }

  /** The matches of today (UTC), and those in play. Fails if a running matchday cannot be loaded. */
  async today(inquiry: Inquiry): Promise<Answer<FeedList>> {
    const { leagues, now } = this.#options;
    const seasons = await Promise.all(leagues.map((league) => this.season(inquiry, league)));
    const lists = seasons.flatMap((season) => (season.ok ? [season.value.list] : []));
    const failed = seasons.find((season) => !season.ok);
    if (lists.length === 0 && failed !== undefined && !failed.ok) return failed;
    const running = await Promise.all(
      seasons.flatMap((season, index) => {
        const league = leagues[index];
        if (league === undefined || !season.ok) return [];
        return runningGroups(season.value, now()).map((group) => this.#group(inquiry, league, group));
      }),
    );
    const newer: FeedList[] = [];
    for (const answer of running) {
      if (!answer.ok) return answer;
      newer.push(answer.value);
    }
    const { matches, rejected } = joined([...lists, ...newer]);
    const date = utcDate(now());
    return ok({ rejected, matches: matches.filter((match) => utcDate(match.kickOff) === date || isUnderWay(match)) });
  }

  /** The matches of a UTC date, optionally of one competition. */
  async day(inquiry: Inquiry, date: string, tournament?: string): Promise<Answer<FeedList>> {
    const { leagues, now } = this.#options;
    if (date === utcDate(now())) {
      const list = await this.today(inquiry);
      return list.ok ? ok(onDate(list.value, date, tournament)) : list;
    }
    const requested = leagues.filter((league) => tournament === undefined || leagueId(league) === tournament);
    const lists: FeedList[] = [];
    for (const season of await Promise.all(requested.map((league) => this.season(inquiry, league)))) {
      // Without this league the day would look as if it has no matches, so it fails.
      if (!season.ok) return season;
      lists.push(season.value.list);
    }
    return ok(onDate(joined(lists), date));
  }

  #group(inquiry: Inquiry, league: League, group: number): Promise<Answer<FeedList>> {
    const path = paths.group(league, this.#options.now(), group);
    return this.#groups.take(inquiry, path, cadenceOf(path).seconds, async (loading) => {
      const records = await this.records(loading, path);
      return records.ok ? this.matchesIn(records.value, league) : records;
    });
  }
}
