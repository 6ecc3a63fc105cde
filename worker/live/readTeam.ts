import type { Match } from '../../web/domain/match.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import { sideOf } from '../../web/domain/team.ts';
import { addDays, utcDate } from '../../web/domain/zonedTime.ts';
import { type Answer, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { readToday } from './daySnapshot.ts';
import { type KnownTeam, type TeamAnswer, teamAnswerSchema } from './knownNames.ts';
import { firstTemporaryFailure, type ReadContext, readFeed } from './readContext.ts';
import { readTeamDay } from './teamsOfDay.ts';

/** A team plays in a league and up to two cups. */
const MOST_COMPETITIONS = 3;

const OTHER_SPORTS = SPORTS.filter((sport) => sport !== 'football');

/**
 * The days searched for a team after today's list, in this order; the days of a step are read in parallel. Together
 * with today that is 24 calls, which all teams share.
 */
const STEPS: readonly { sport: Sport; days: number }[][] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((days) => [-days, days].map((each) => ({ sport: 'football' as const, days: each }))),
  OTHER_SPORTS.flatMap((sport) => [-1, 1].map((days) => ({ sport, days }))),
  OTHER_SPORTS.map((sport) => ({ sport, days: -2 })),
];

/** A team and its competitions from its matches, or null. Competitions of `before` fill up to the limit. */
function knownFrom(id: string, matches: readonly Match[], before: KnownTeam | null): KnownTeam | null {
  const own = matches.filter((match) => sideOf(match, id) !== undefined);
  const [first] = own;
  const side = first === undefined ? undefined : sideOf(first, id);
  const team = first === undefined || side === undefined ? null : first[side];
  if (first === undefined || team === null) return null;
  const competitions = new Map(own.map(({ competition }) => [competition.id, competition]));
  for (const each of before?.competitions ?? []) {
    if (competitions.size < MOST_COMPETITIONS && !competitions.has(each.id)) competitions.set(each.id, each);
  }
  return {
    team,
    sport: first.sport,
    competitions: [...competitions.values()].slice(0, MOST_COMPETITIONS),
  };
}

async function search(id: string, before: KnownTeam | null, context: ReadContext): Promise<Answer<TeamAnswer>> {
  const today = await readToday(context);
  let failed = today.ok ? null : today.error;
  const playing = today.ok ? knownFrom(id, today.value.value.matches, before) : null;
  if (playing !== null) return ok({ found: playing });
  const covered = STEPS.map((step) => step.filter(({ sport }) => context.feed.coverage.sports.includes(sport)));
  for (const step of covered) {
    const dated = step.map(({ sport, days }) => ({ sport, date: addDays(utcDate(context.clock.now), days) }));
    const lists = (await Promise.all(dated.map((day) => readTeamDay(id, day, context)))).flat();
    failed ??= firstTemporaryFailure(lists);
    const matches = lists.flatMap((list) => (list.ok ? list.value.matches : []));
    const known = knownFrom(id, matches, before);
    if (known !== null) return ok({ found: known });
  }
  // A known team stays known when it has no matches these days. After a failure an unknown id may still exist.
  if (before === null && failed !== null) return { ok: false, error: failed };
  return ok({ found: before });
}

/** Finds a team by id in the days around today. Null when no team has it; fails when a missing day may. */
export async function readTeam(id: string, context: ReadContext): Promise<Answer<KnownTeam | null>> {
  const answer = await readFeed(context.live.teams, context, {
    key: `team:${id}`,
    lifetime: LIFETIMES.team,
    load: (_, known) => search(id, known?.found ?? null, context),
    parse: parserOf(teamAnswerSchema),
    lasts: ({ found }) => found !== null,
  });
  return answer.ok ? ok(answer.value.found) : answer;
}
