import type { Match } from '../../web/domain/match.ts';
import { parseScorers, type Scorers } from '../../web/domain/scorers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { addDays, zonedTime } from '../../web/format/zonedTime.ts';
import type { Result } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { NOTHING } from '../feeds/normalize/lists.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import { parseFeedList } from './daySnapshot.ts';
import type { ReadContext } from './readContext.ts';
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

/** The matches of the season that a competition plays, as they were when it was asked for; none where the feed has no such list. */
export async function readListedSeason(
  tournament: string,
  { feed, live, background }: ReadContext,
): Promise<Result<Match[], Failure>> {
  const { season } = feed;
  if (season === undefined) return { ok: true, value: [] };
  const answer = await live.tournamentSeasons.read(
    {
      key: `${feed.upstream.id}:season:${tournament}`,
      lifetime: LIFETIMES.tournamentSeason,
      load: () => season(tournament),
      parse: parseFeedList,
    },
    background,
  );
  if (!answer.ok) return answer;
  const own = answer.value.value.matches.filter(({ competition }) => competition.id === tournament);
  return { ok: true, value: own.slice(0, MOST_MATCHES) };
}

/** The same as they are now: the last days’ from their own lists. */
export async function readSeason(query: SeasonQuery, context: ReadContext): Promise<Result<Match[], Failure>> {
  const season = await readListedSeason(query.tournament, context);
  if (!season.ok || season.value.length === 0) return season;
  const today = zonedTime(context.clock.now, 'UTC').date;
  const days = await Promise.all(NEWER_DAYS.map((days) => readTournamentDay(addDays(today, days), query, context)));
  const listed = days.flatMap((day) => (day.ok ? day.value : NOTHING).matches);
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
      load: () => scorers(tournament),
      parse: parseScorers,
    },
    background,
  );
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
