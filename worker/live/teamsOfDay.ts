import * as v from 'valibot';
import type { Sport } from '../../web/domain/sport.ts';
import type { Result } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { FeedList } from '../feeds/feed.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { StoredTeams } from './knownNames.ts';
import type { ReadContext } from './readContext.ts';

/** Who plays on a day: the ids of the competitions of each team, by the team's id. */
export type TeamsOfDay = ReadonlyMap<string, readonly string[]>;

const storedTeams = v.array(v.tuple([v.string(), v.array(v.string())]));

function parseStored(stored: unknown): StoredTeams | null {
  const result = v.safeParse(storedTeams, stored);
  return result.success ? result.output : null;
}

/** Who plays in a list of matches. */
export function teamsIn({ matches }: FeedList): StoredTeams {
  const teams = new Map<string, Set<string>>();
  for (const { home, away, competition } of matches) {
    for (const team of [home, away]) {
      if (team !== null) teams.set(team.id, (teams.get(team.id) ?? new Set()).add(competition.id));
    }
  }
  return Array.from(teams, ([id, competitions]) => [id, [...competitions]]);
}

/**
 * Who plays a sport on a UTC date. The list of the whole day is read for it and let go: one call serves every team, so
 * that made-up ids cost the feed nothing more.
 */
export async function readTeamsOfDay(
  sport: Sport,
  date: string,
  { feed, live, background }: ReadContext,
): Promise<Result<TeamsOfDay, Failure>> {
  const answer = await live.teamsOfDays.read(
    {
      key: `${feed.upstream.id}:teams:${sport}:${date}`,
      lifetime: LIFETIMES.teamsOfDay,
      async load() {
        const list = await feed.day(sport, date);
        return list.ok ? { ok: true, value: teamsIn(list.value) } : list;
      },
      parse: parseStored,
    },
    background,
  );
  return answer.ok ? { ok: true, value: new Map(answer.value.value) } : answer;
}
