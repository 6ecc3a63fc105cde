import type { EventDetail, EventSnapshot } from '../../web/domain/eventDetail.ts';
import { type Competition, type Match, phaseOf } from '../../web/domain/match.ts';
import { HIDDEN, type Hidden } from '../../web/domain/spoilers.ts';
import type { StandingsTable } from '../../web/domain/standings.ts';
import { type Squad, sideOf, squadOf, tableAround } from '../../web/domain/team.ts';
import { addDays, utcDate } from '../../web/domain/zonedTime.ts';
import { type Answer, type Failure, mapped, ok } from '../base/result.ts';
import { readTables } from './competitionStandings.ts';
import { readToday } from './daySnapshot.ts';
import { readDetailedEvent } from './eventSnapshot.ts';
import type { KnownTeam } from './knownNames.ts';
import { firstTemporaryFailure, type ReadContext } from './readContext.ts';
import { readTeamDay } from './teamsOfDay.ts';

/** How many days a team's fixtures and results cover. */
const DAYS = 7;

/** Line-ups appear about an hour before kick-off. */
const LINE_UP_MS = 60 * 60_000;

/** A team's matches around today. */
export interface TeamDays {
  matches: Match[];
  /** Whether no day failed. */
  isWhole: boolean;
}

/** A team's matches from a week before to a week after today. Fails when there are none and a day is missing. */
export async function readTeamMatches(known: KnownTeam, context: ReadContext): Promise<Answer<TeamDays>> {
  const today = utcDate(context.clock.now);
  const dates = Array.from({ length: 2 * DAYS + 1 }, (_, index) => index - DAYS)
    .filter((days) => days !== 0)
    .map((days) => addDays(today, days));
  const days = await Promise.all([
    ...dates.map((date) => readTeamDay(known.team.id, { sport: known.sport, date }, context)),
    // Today's list is the freshest, so it comes last and wins.
    readToday(context).then((answer) => [mapped(answer, ({ value }) => value)]),
  ]);
  const lists = days.flat();
  const matches = new Map<string, Match>();
  for (const list of lists) {
    if (!list.ok) continue;
    for (const match of list.value.matches)
      if (sideOf(match, known.team.id) !== undefined) matches.set(match.id, match);
  }
  const failed = firstTemporaryFailure(lists);
  if (matches.size === 0 && failed !== null) return { ok: false, error: failed };
  return ok({ matches: [...matches.values()], isWhole: lists.every(({ ok }) => ok) });
}

/** The matches that may have a line-up already, latest first. */
export function withLineUps(matches: readonly Match[], now: number): Match[] {
  return matches
    .filter((match) => phaseOf(match) !== 'off' && match.kickOff - now < LINE_UP_MS)
    .toSorted((one, other) => other.kickOff - one.kickOff);
}

/** Reads the details of matches. Returns those that were found, and the last failure or null. */
export async function readDetails(
  matches: readonly Match[],
  context: ReadContext,
): Promise<{ snapshots: EventSnapshot[]; failed: Failure | null }> {
  const answers = await Promise.all(matches.map((match) => readDetailedEvent(match, context)));
  let failed: Failure | null = null;
  const snapshots = answers.flatMap((answer) => {
    if (!answer.ok) failed = answer.error;
    return answer.ok && answer.value.kind === 'found' ? [answer.value.snapshot] : [];
  });
  return { snapshots, failed };
}

/** The most matches requested for their line-ups. */
const MOST_ASKED = 3;

function squadIn({ match, lineUps }: EventDetail, teamId: string): Squad | null {
  const side = sideOf(match, teamId);
  const lineUp = side === undefined ? null : lineUps[side];
  return lineUp === null ? null : squadOf(match, lineUp);
}

/** The squad of the latest match with a line-up, or null. */
export async function readSquad(
  teamId: string,
  matches: readonly Match[],
  context: ReadContext,
): Promise<Squad | null> {
  if (!context.feed.coverage.parts.includes('line-ups')) return null;
  for (const match of withLineUps(matches, context.clock.now).slice(0, MOST_ASKED)) {
    const { snapshots } = await readDetails([match], context);
    const squad = snapshots[0] === undefined ? null : squadIn(snapshots[0].event, teamId);
    if (squad !== null) return squad;
  }
  return null;
}

/** The rows of a competition's table around a team. */
export interface TeamPlace {
  competition: Competition;
  table: StandingsTable | Hidden;
}

/** A team's place in the tables of its competitions. Knock-out cups have no table. */
export async function readPlaces({ team, sport, competitions }: KnownTeam, context: ReadContext): Promise<TeamPlace[]> {
  const answers = await Promise.all(competitions.map((competition) => readTables({ competition, sport }, context)));
  return competitions.flatMap((competition, index): TeamPlace[] => {
    const answer = answers[index];
    const tables = answer?.ok === true ? answer.value : [];
    if (tables === HIDDEN) return [{ competition, table: HIDDEN }];
    const [table] = tables.flatMap((each) => tableAround(each, team.id) ?? []);
    return table === undefined ? [] : [{ competition, table }];
  });
}
