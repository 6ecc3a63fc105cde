import { parserOf } from '../../web/domain/parserOf.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { entryOf } from '../base/entryOf.ts';
import { type Answer, mapped, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { FeedList } from '../feeds/feed.ts';
import { readCompetitionDay } from './competitionDays.ts';
import { type TeamsOfDay, teamsOfDay } from './knownNames.ts';
import { type ReadContext, readFeed } from './readContext.ts';

function teamsIn({ matches }: FeedList): TeamsOfDay {
  const teams = new Map<string, Set<string>>();
  for (const { home, away, competition } of matches) {
    for (const team of [home, away]) {
      if (team !== null) teams.set(team.id, (teams.get(team.id) ?? new Set()).add(competition.id));
    }
  }
  return Object.fromEntries(Array.from(teams, ([id, competitions]) => [id, [...competitions]]));
}

/** The competitions in which a team plays on a UTC date, from the whole day's list: made-up ids cost no calls. */
export async function readCompetitionsOfDay(
  team: string,
  { sport, date }: { sport: Sport; date: string },
  context: ReadContext,
): Promise<Answer<readonly string[]>> {
  const { feed, live } = context;
  const answer = await readFeed(live.teamsOfDays, context, {
    key: `teams:${sport}:${date}`,
    lifetime: LIFETIMES.teamsOfDay,
    async load(call) {
      const list = await feed.day(call, sport, date);
      return list.ok ? ok(teamsIn(list.value)) : list;
    },
    parse: parserOf(teamsOfDay),
  });
  return mapped(answer, (teams) => entryOf(teams, team) ?? []);
}

/** The lists of the competitions in which a team plays on a UTC date, or the failure of the whole day’s list. */
export async function readTeamDay(
  team: string,
  day: { sport: Sport; date: string },
  context: ReadContext,
): Promise<Answer<FeedList>[]> {
  const competitions = await readCompetitionsOfDay(team, day, context);
  if (!competitions.ok) return [competitions];
  return Promise.all(
    competitions.value.map((tournament) => readCompetitionDay(day.date, { ...day, tournament }, context)),
  );
}
