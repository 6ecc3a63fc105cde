import type { Match } from '../../web/domain/match.ts';
import { type LeadersBy, parseScorers, type Scorers } from '../../web/domain/scorers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { addDays, zonedTime } from '../../web/domain/zonedTime.ts';
import type { Result } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Feed, FeedList } from '../feeds/feed.ts';
import { NOTHING } from '../feeds/normalize/lists.ts';
import type { Failure } from '../upstream/failure.ts';
import { parseFeedList, readToday } from './daySnapshot.ts';
import type { ReadContext } from './readContext.ts';
import { dayContextOf } from './readList.ts';
import { dated, readTournamentDay } from './tournamentDays.ts';

/** A season is requested once a day. Newer states come from the lists of these days, counted from today (UTC). */
const NEWER_DAYS = [-2, -1, 0, 1];

/** More matches than any competition plays in a season; the rest is ignored. */
const MOST_MATCHES = 3_000;

interface SeasonQuery {
  sport: Sport;
  tournament: string;
}

/** Replaces a season's matches by newer states with the same id; adds none. */
function withNewer(matches: readonly Match[], newer: ReadonlyMap<string, Match>): Match[] {
  return matches.map((match) => newer.get(match.id) ?? match);
}

const listKey = (which: 'season' | 'lastSeason', { upstream }: Pick<Feed, 'upstream'>, tournament: string) =>
  `${upstream.id}:${which}:${tournament}`;

/** The cache key of a competition's current season. */
export const seasonKey = (feed: Pick<Feed, 'upstream'>, tournament: string) => listKey('season', feed, tournament);

async function readList(
  which: 'season' | 'lastSeason',
  tournament: string,
  { feed, live, background }: ReadContext,
): Promise<Result<FeedList, Failure>> {
  const list = feed[which];
  if (list === undefined) return { ok: true, value: NOTHING };
  const answer = await live.tournamentSeasons.read(
    {
      key: listKey(which, feed, tournament),
      lifetime: LIFETIMES[which === 'season' ? 'tournamentSeason' : which],
      load: (inquiry) => dated(list(inquiry, tournament), inquiry),
      parse: parseFeedList,
    },
    background,
  );
  if (!answer.ok) return answer;
  const own = answer.value.value.matches.filter(({ competition }) => competition.id === tournament);
  return { ok: true, value: { ...answer.value.value, matches: own.slice(0, MOST_MATCHES) } };
}

async function matchesOf(reading: Promise<Result<FeedList, Failure>>): Promise<Result<Match[], Failure>> {
  const list = await reading;
  return list.ok ? { ok: true, value: list.value.matches } : list;
}

/** The list of a competition's current season, up to a day old; empty when the feed has no such list. */
export const readSeasonList = (tournament: string, context: ReadContext) => readList('season', tournament, context);

/** The matches of a competition's current season, up to a day old; empty when the feed has no such list. */
export const readListedSeason = (tournament: string, context: ReadContext): Promise<Result<Match[], Failure>> =>
  matchesOf(readSeasonList(tournament, context));

/** The matches of the previous season. */
export const readLastSeason = (tournament: string, context: ReadContext): Promise<Result<Match[], Failure>> =>
  matchesOf(readList('lastSeason', tournament, context));

/** The matches of the current season, with newer states from the lists of the last days and today. */
export async function readSeason(query: SeasonQuery, context: ReadContext): Promise<Result<Match[], Failure>> {
  const season = await readListedSeason(query.tournament, context);
  if (!season.ok || season.value.length === 0) return season;
  const today = zonedTime(context.clock.now, 'UTC').date;
  const [days, shown] = await Promise.all([
    Promise.all(NEWER_DAYS.map((days) => readTournamentDay(addDays(today, days), query, context))),
    readToday(dayContextOf(context)),
  ]);
  const known = shown.ok ? shown.value.value.matches.filter(({ sport }) => sport === query.sport) : [];
  const listed = [...days.flatMap((day) => (day.ok ? day.value : NOTHING).matches), ...known];
  return { ok: true, value: withNewer(season.value, new Map(listed.map((match) => [match.id, match]))) };
}

/** The top scorers of the current season; empty when the feed has no such list. */
export async function readScorers(tournament: string, context: ReadContext): Promise<Result<Scorers, Failure>> {
  const { feed, live, background } = context;
  const { scorers } = feed;
  if (scorers === undefined) return { ok: true, value: [] };
  const answer = await live.scorers.read(
    {
      key: `${feed.upstream.id}:scorers:${tournament}`,
      lifetime: LIFETIMES.tournamentSeason,
      load: (inquiry) => scorers(inquiry, tournament),
      parse: parseScorers,
    },
    background,
  );
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}

/** The leaders by assists or cards; null when the feed has no such list. */
export async function readLeaders(
  tournament: string,
  by: LeadersBy,
  { feed, live, background }: ReadContext,
): Promise<Result<Scorers, Failure> | null> {
  const { leaders } = feed;
  if (leaders === undefined) return null;
  const answer = await live.scorers.read(
    {
      key: `${feed.upstream.id}:leaders:${by}:${tournament}`,
      lifetime: LIFETIMES.tournamentLeaders,
      load: (inquiry) => leaders(inquiry, tournament, by),
      parse: parseScorers,
    },
    background,
  );
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
