import { parserOf } from '../../../web/domain/parserOf.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { sideOf } from '../../../web/domain/team.ts';
import { addDays } from '../../../web/domain/zonedTime.ts';
import { entryOf } from '../../base/entryOf.ts';
import { type Answer, type DatedAnswer, mapped, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { FeedList } from '../../feeds/feed.ts';
import { type TeamsOfDay, teamsOfDay } from '../state/knownNames.ts';
import { newestOf } from '../state/loadMatches.ts';
import { loadFeed, type ReadContext } from '../state/readContext.ts';
import { loadCompetitionDay } from './competitionDays.ts';
import { loadTodayOf, sourceToday } from './daySnapshot.ts';

function teamsIn({ matches }: FeedList): TeamsOfDay {
  const teams = new Map<string, Set<string>>();
  for (const { home, away, competition } of matches) {
    for (const team of [home, away]) {
      if (team !== null) teams.set(team.id, (teams.get(team.id) ?? new Set()).add(competition.id));
    }
  }
  return Object.fromEntries(Array.from(teams, ([id, competitions]) => [id, [...competitions]]));
}

/** A sport's UTC date. */
interface Day {
  sport: Sport;
  date: string;
}

/** The teams of a UTC date. `onList` takes the whole day's list when this read loads it. */
function loadTeamsOfDay({ sport, date }: Day, context: ReadContext, onList?: (list: FeedList) => void) {
  const { feed, live } = context;
  return loadFeed(live.teamsOfDays, context, {
    key: `teams:${sport}:${date}`,
    lifetime: LIFETIMES.teamsOfDay,
    async load(call) {
      const list = await feed.day(call, sport, date);
      if (list.ok) onList?.(list.value);
      return list.ok ? ok(teamsIn(list.value)) : list;
    },
    parse: parserOf(teamsOfDay),
  });
}

/** The competitions in which a team plays on a UTC date, from the whole day's list: made-up ids cost no calls. */
export async function loadCompetitionsOfDay(
  team: string,
  day: Day,
  context: ReadContext,
): Promise<Answer<readonly string[]>> {
  return mapped(await loadTeamsOfDay(day, context), (teams) => entryOf(teams, team) ?? []);
}

/**
 * A team's matches of a UTC date: from the whole day's list if it loads now, so that they need one call in a row, else
 * the lists of the team's competitions. Fails with the whole day's list.
 */
export async function loadTeamDay(team: string, day: Day, context: ReadContext): Promise<DatedAnswer<FeedList>[]> {
  const own: FeedList[] = [];
  const teams = await loadTeamsOfDay(day, context, ({ matches, rejected }) => {
    own.push({ matches: matches.filter((match) => sideOf(match, team) !== undefined), rejected });
  });
  if (!teams.ok) return [teams];
  const [loaded] = own;
  if (loaded !== undefined) {
    const matches = newestOf(context).merge(loaded.matches, teams.at);
    return [{ ...teams, value: { ...loaded, matches } }];
  }
  const competitions = entryOf(teams.value, team) ?? [];
  return Promise.all(competitions.map((tournament) => loadCompetitionDay(day.date, { ...day, tournament }, context)));
}

/** How many days a team's fixtures and results cover. */
const DAYS = 7;

/** The UTC dates of a team's fixtures and results without today's, the nearest first, in pairs. */
export function datesAround(context: Pick<ReadContext, 'clock'>): string[][] {
  const today = sourceToday(context);
  return Array.from({ length: DAYS }, (_, index) => [-index - 1, index + 1].map((days) => addDays(today, days)));
}

/** The lists with a team's matches: today's list, then those of a day back and ahead, of two days, and so on. */
export type TeamDays = DatedAnswer<FeedList>[][];

/** Reads the days around today for a team. Whole days are read for all teams, so made-up ids cost no calls. */
export async function loadTeamDays(team: string, sport: Sport, context: ReadContext): Promise<TeamDays> {
  const around = datesAround(context).map(async (dates) => {
    const lists = await Promise.all(dates.map((date) => loadTeamDay(team, { sport, date }, context)));
    return lists.flat();
  });
  return Promise.all([loadTodayOf(sport, context), ...around]);
}
