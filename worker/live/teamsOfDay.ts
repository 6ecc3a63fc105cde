import * as v from 'valibot';
import type { Sport } from '../../web/domain/sport.ts';
import type { Result } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { FeedList } from '../feeds/feed.ts';
import type { Failure } from '../upstream/failure.ts';
import type { StoredTeams } from './knownNames.ts';
import type { ReadContext } from './readContext.ts';

/** The competitions of each team that plays on a day; undefined when it does not play. */
export interface TeamsOfDay {
  get(team: string): readonly string[] | undefined;
}

const storedTeams = v.string();

function parseStored(stored: unknown): StoredTeams | null {
  const result = v.safeParse(storedTeams, stored);
  return result.success ? result.output : null;
}

/**
 * The teams of a list as text: one line a team, with its id and its competitions' ids. One string takes less memory
 * than ten thousand arrays.
 */
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
 * The teams that play a sport on a UTC date. Reads the list of the whole day once for all teams, so made-up ids cost
 * the feed no calls.
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
