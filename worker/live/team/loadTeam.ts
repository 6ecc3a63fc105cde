import type { Match } from '../../../web/domain/match.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { sideOf } from '../../../web/domain/team.ts';
import { addDays, utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, type DatedAnswer, type Failure, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { FeedList } from '../../feeds/feed.ts';
import { agedIn, loadToday } from '../day/daySnapshot.ts';
import { loadTeamDay, loadTeamDays, type TeamDays } from '../day/teamsOfDay.ts';
import { type KnownTeam, type TeamAnswer, teamAnswerSchema } from '../state/knownNames.ts';
import { firstTemporaryFailure, loadFeed, type ReadContext } from '../state/readContext.ts';

/** A team plays in a league and up to two cups. */
const MAX_COMPETITIONS = 3;

const OTHER_SPORTS = SPORTS.filter((sport) => sport !== 'football');

/** The days of other sports that are searched for a team at once, in this order. */
const OTHER_DAYS: readonly (readonly { sport: Sport; days: number }[])[] = [
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
    if (competitions.size < MAX_COMPETITIONS && !competitions.has(each.id)) competitions.set(each.id, each);
  }
  return {
    team,
    sport: first.sport,
    competitions: [...competitions.values()].slice(0, MAX_COMPETITIONS),
  };
}

// A missing sport of today may have the team.
async function loadTodayInSports(context: ReadContext): Promise<DatedAnswer<FeedList>[]> {
  const today = await loadToday(context);
  return [today, ...OTHER_SPORTS.map((sport) => agedIn(sport, today)).filter(({ ok }) => !ok)];
}

// Today's list, the football of the days around it, and other sports: 24 calls, which all teams share.
async function search(
  id: string,
  before: KnownTeam | null,
  loadDays: () => Promise<TeamDays>,
  context: ReadContext,
): Promise<Answer<TeamAnswer>> {
  const loadStep = async (step: (typeof OTHER_DAYS)[number]) => {
    const covered = step.filter(({ sport }) => context.feed.coverage.sports.includes(sport));
    const dated = covered.map(({ sport, days }) => ({ sport, date: addDays(utcDate(context.clock.now), days) }));
    return (await Promise.all(dated.map((day) => loadTeamDay(id, day, context)))).flat();
  };
  const loadOthers = () => Promise.all(OTHER_DAYS.map(loadStep));
  let failed: Failure | null = null;
  for (const read of [async () => [await loadTodayInSports(context)], loadDays, loadOthers]) {
    for (const lists of await read()) {
      failed ??= firstTemporaryFailure(lists);
      const matches = lists.flatMap((list) => (list.ok ? list.value.matches : []));
      const known = knownFrom(id, matches, before);
      if (known !== null) return ok({ found: known });
    }
  }
  // A known team stays known when it has no matches these days. After a failure an unknown id may still exist.
  if (before === null && failed !== null) return { ok: false, error: failed };
  return ok({ found: before });
}

/**
 * Finds a team by id in the days around today. Null when no team has it; fails when a missing day may. `days`: the
 * lists of its football, if the reader began them.
 */
export async function loadTeam(
  id: string,
  context: ReadContext,
  days?: Promise<TeamDays>,
): Promise<Answer<KnownTeam | null>> {
  const loadDays = () => days ?? loadTeamDays(id, 'football', context);
  const answer = await loadFeed(context.live.teams, context, {
    key: `team:${id}`,
    lifetime: LIFETIMES.team,
    load: (_, known) => search(id, known?.found ?? null, loadDays, context),
    parse: parserOf(teamAnswerSchema),
    lasts: ({ found }) => found !== null,
  });
  return answer.ok ? ok(answer.value.found) : answer;
}
