import * as v from 'valibot';
import type { Sport } from '../../web/domain/sport.ts';
import type { Result } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { FeedList } from '../feeds/feed.ts';
import type { Failure } from '../upstream/failure.ts';
import type { StoredTeams } from './knownNames.ts';
import type { ReadContext } from './readContext.ts';

/** Who plays on a day: the ids of a team's competitions; undefined where it does not play. */
export interface TeamsOfDay {
  get(team: string): readonly string[] | undefined;
}

const storedTeams = v.string();

function parseStored(stored: unknown): StoredTeams | null {
  const result = v.safeParse(storedTeams, stored);
  return result.success ? result.output : null;
}

/** Who plays in a list of matches: a line a team, its id and its competitions' ids. One text weighs what it says; ten thousand lists don't. */
export function teamsIn({ matches }: FeedList): StoredTeams {
  const teams = new Map<string, Set<string>>();
  for (const { home, away, competition } of matches) {
    for (const team of [home, away]) {
      if (team !== null) teams.set(team.id, (teams.get(team.id) ?? new Set()).add(competition.id));
    }
  }
  return Array.from(teams, ([id, competitions]) => `\n${id} ${[...competitions].join(' ')}`).join('');
}

function lookUp(stored: StoredTeams): TeamsOfDay {
  return {
    get(team) {
      const begin = `\n${team} `;
      const at = /\s/.test(team) ? -1 : stored.indexOf(begin);
      if (at < 0) return undefined;
      const end = stored.indexOf('\n', at + 1);
      return stored.slice(at + begin.length, end < 0 ? undefined : end).split(' ');
    },
  };
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
      async load(inquiry) {
        const list = await feed.day(inquiry, sport, date);
        return list.ok ? { ok: true, value: teamsIn(list.value) } : list;
      },
      parse: parseStored,
    },
    background,
  );
  return answer.ok ? { ok: true, value: lookUp(answer.value.value) } : answer;
}
