import type { Match } from '../../web/domain/match.ts';
import { type LeadersBy, parseScorers, type Scorers } from '../../web/domain/scorers.ts';
import { addDays, utcDate } from '../../web/domain/zonedTime.ts';
import { type Answer, mapped, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { type FeedList, parseFeedList } from '../feeds/feed.ts';
import { NOTHING } from '../feeds/normalize/lists.ts';
import { type DaysQuery, dated, readCompetitionDay } from './competitionDays.ts';
import { readToday } from './daySnapshot.ts';
import { type ReadContext, readFeed } from './readContext.ts';

/** A season is requested once a day. Newer states come from the lists of these days, counted from today (UTC). */
const NEWER_DAYS = [-2, -1, 0, 1];

/** More matches than any competition plays in a season; the rest is ignored. */
const MOST_MATCHES = 3_000;

/** Replaces a season's matches by newer states with the same id; adds none. */
function withNewer(matches: readonly Match[], newer: ReadonlyMap<string, Match>): Match[] {
  return matches.map((match) => newer.get(match.id) ?? match);
}

/** The key of a competition's current season, within its feed. */
export const seasonKey = (tournament: string) => `season:${tournament}`;

async function readList(
  which: 'season' | 'lastSeason',
  tournament: string,
  context: ReadContext,
): Promise<Answer<FeedList>> {
  const answer = await readFeed(context.live.competitionSeasons, context, {
    key: which === 'season' ? seasonKey(tournament) : `${which}:${tournament}`,
    lifetime: LIFETIMES[which === 'season' ? 'competitionSeason' : which],
    load: (call) => dated(context.feed[which](call, tournament), call),
    parse: parseFeedList,
  });
  return mapped(answer, (known) => {
    const own = known.matches.filter(({ competition }) => competition.id === tournament);
    return { ...known, matches: own.slice(0, MOST_MATCHES) };
  });
}

/** The list of a competition's current season, up to a day old; empty when the feed has no such list. */
export const readSeasonList = (tournament: string, context: ReadContext) => readList('season', tournament, context);

/** The matches of the previous season. */
export const readLastSeason = async (tournament: string, context: ReadContext): Promise<Answer<Match[]>> =>
  mapped(await readList('lastSeason', tournament, context), ({ matches }) => matches);

/** The matches of the current season, with newer states from the lists of the last days and today. */
export async function readSeason(
  query: Pick<DaysQuery, 'sport' | 'tournament'>,
  context: ReadContext,
): Promise<Answer<Match[]>> {
  const season = mapped(await readSeasonList(query.tournament, context), ({ matches }) => matches);
  if (!season.ok || season.value.length === 0) return season;
  const today = utcDate(context.clock.now);
  const [days, shown] = await Promise.all([
    Promise.all(NEWER_DAYS.map((days) => readCompetitionDay(addDays(today, days), query, context))),
    readToday(context),
  ]);
  const known = shown.ok ? shown.value.value.matches.filter(({ sport }) => sport === query.sport) : [];
  const listed = [...days.flatMap((day) => (day.ok ? day.value : NOTHING).matches), ...known];
  return ok(withNewer(season.value, new Map(listed.map((match) => [match.id, match]))));
}

/** The top scorers of the current season; empty when the feed has no such list. */
export async function readScorers(tournament: string, context: ReadContext): Promise<Answer<Scorers>> {
  return readFeed(context.live.scorers, context, {
    key: `scorers:${tournament}`,
    lifetime: LIFETIMES.competitionSeason,
    load: (call) => context.feed.scorers(call, tournament),
    parse: parseScorers,
  });
}

/** The leaders by assists or cards; null when the feed has no such list. */
export async function readLeaders(
  tournament: string,
  by: LeadersBy,
  context: ReadContext,
): Promise<Answer<Scorers> | null> {
  const { leaders } = context.feed;
  if (leaders === undefined) return null;
  return readFeed(context.live.scorers, context, {
    key: `leaders:${by}:${tournament}`,
    lifetime: LIFETIMES.competitionLeaders,
    load: (call) => leaders(call, tournament, by),
    parse: parseScorers,
  });
}
