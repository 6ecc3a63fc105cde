import type { Match } from '../../web/domain/match.ts';
import { type LeadersBy, parseScorers, type Scorers } from '../../web/domain/scorers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { addDays, zonedTime } from '../../web/format/zonedTime.ts';
import type { Result } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Feed } from '../feeds/feed.ts';
import { NOTHING } from '../feeds/normalize/lists.ts';
import type { Failure } from '../upstream/failure.ts';
import { parseFeedList, readToday } from './daySnapshot.ts';
import type { ReadContext } from './readContext.ts';
import { dayContextOf } from './readList.ts';
import { readTournamentDay } from './tournamentDays.ts';

/** A season is asked for once a day: what happened since stands in the lists of these days, counted from today (UTC). */
const NEWER_DAYS = [-2, -1, 0, 1];

/** More matches than any competition plays in a season: what is beyond is not looked at. */
const MOST_MATCHES = 3_000;

interface SeasonQuery {
  sport: Sport;
  tournament: string;
}

/** A match of a season as the lists of days have it, where they have: by its id, so that they add none. */
function withNewer(matches: readonly Match[], newer: ReadonlyMap<string, Match>): Match[] {
  return matches.map((match) => newer.get(match.id) ?? match);
}

const listKey = (which: 'season' | 'lastSeason', { upstream }: Pick<Feed, 'upstream'>, tournament: string) =>
  `${upstream.id}:${which}:${tournament}`;

/** The key of the season that a competition plays, in the cache of seasons. */
export const seasonKey = (feed: Pick<Feed, 'upstream'>, tournament: string) => listKey('season', feed, tournament);

async function readList(
  which: 'season' | 'lastSeason',
  tournament: string,
  { feed, live, background }: ReadContext,
): Promise<Result<Match[], Failure>> {
  const list = feed[which];
  if (list === undefined) return { ok: true, value: [] };
  const answer = await live.tournamentSeasons.read(
    {
      key: listKey(which, feed, tournament),
      lifetime: LIFETIMES[which === 'season' ? 'tournamentSeason' : which],
      load: (inquiry) => list(inquiry, tournament),
      parse: parseFeedList,
    },
    background,
  );
  if (!answer.ok) return answer;
  const own = answer.value.value.matches.filter(({ competition }) => competition.id === tournament);
  return { ok: true, value: own.slice(0, MOST_MATCHES) };
}

/** The matches of the season that a competition plays, as they were when it was asked for; none where the feed has no such list. */
export const readListedSeason = (tournament: string, context: ReadContext): Promise<Result<Match[], Failure>> =>
  readList('season', tournament, context);

/** The same of the season before that one. */
export const readLastSeason = (tournament: string, context: ReadContext): Promise<Result<Match[], Failure>> =>
  readList('lastSeason', tournament, context);

/** The same as they are now: the last days’ from their own lists, and what all lists are made of today, with what ended after midnight. */
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

/** Who scored in the season that a competition plays; nobody where the feed has no such list. */
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

/** Who has most assists or cards in that season; null where the feed has no such list, or has not been asked for it yet. */
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
