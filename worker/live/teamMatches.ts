import type { Competition } from '../../web/domain/competition.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import type { EventSnapshot } from '../../web/domain/eventSnapshot.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { HIDDEN, type Hidden } from '../../web/domain/spoilers.ts';
import type { StandingsTable } from '../../web/domain/standings.ts';
import { type Squad, sideOf, squadOf, tableAround } from '../../web/domain/team.ts';
import { addDays, zonedTime } from '../../web/format/zonedTime.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';
import { readToday } from './daySnapshot.ts';
import type { KnownTeam } from './knownNames.ts';
import { firstPassing } from './missing.ts';
import type { ReadContext } from './readContext.ts';
import { readDetailedEvent } from './readEvent.ts';
import { dayContextOf } from './readList.ts';
import { readTeamsOfDay } from './teamsOfDay.ts';
import { readTournamentDay } from './tournamentDays.ts';
import { readTables } from './tournamentStandings.ts';

/** How far a team's fixtures look ahead and its results look back. */
const DAYS = 7;

/** Line-ups come about an hour before the kick-off. */
const LINE_UP_MS = 60 * 60_000;

type MatchesAnswer = Result<{ matches: Match[] }, Failure>;

/** What a team plays around today. */
export interface TeamDays {
  matches: Match[];
  /** Whether every day could be had. */
  isWhole: boolean;
}

// Who plays on a day is known for all teams together, so that only days and competitions are asked for in which this one plays.
async function matchesOfDate(date: string, { team, sport }: KnownTeam, context: ReadContext): Promise<MatchesAnswer[]> {
  const teams = await readTeamsOfDay(sport, date, context);
  if (!teams.ok) return [teams];
  const tournaments = teams.value.get(team.id) ?? [];
  return Promise.all(tournaments.map((tournament) => readTournamentDay(date, { sport, tournament }, context)));
}

/** A team's matches of the week before and the week after today; fails where a missing day leaves nothing to show. */
export async function readTeamMatches(known: KnownTeam, context: ReadContext): Promise<Result<TeamDays, Failure>> {
  const today = zonedTime(context.clock.now, 'UTC').date;
  const dates = Array.from({ length: 2 * DAYS + 1 }, (_, index) => index - DAYS)
    .filter((days) => days !== 0)
    .map((days) => addDays(today, days));
  const days = await Promise.all([
    ...dates.map((date) => matchesOfDate(date, known, context)),
    // The list of today is the freshest, and the last one read counts.
    readToday(dayContextOf(context)).then((answer): MatchesAnswer[] => [
      answer.ok ? { ok: true, value: answer.value.value } : answer,
    ]),
  ]);
  const lists = days.flat();
  const matches = new Map<string, Match>();
  for (const list of lists) {
    if (!list.ok) continue;
    for (const match of list.value.matches)
      if (sideOf(match, known.team.id) !== undefined) matches.set(match.id, match);
  }
  const failed = firstPassing(lists);
  if (matches.size === 0 && failed !== null) return { ok: false, error: failed };
  return { ok: true, value: { matches: [...matches.values()], isWhole: lists.every(({ ok }) => ok) } };
}

/** The matches that may have a line-up by now, the latest first. */
export function withLineUps(matches: readonly Match[], now: number): Match[] {
  return matches
    .filter((match) => phaseOf(match) !== 'off' && match.kickOff - now < LINE_UP_MS)
    .toSorted((one, other) => other.kickOff - one.kickOff);
}

/** What the feed tells of matches: the events it could be asked for, and why others could not be had. */
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

/** How many matches are asked for their line-ups, at most. */
const MOST_ASKED = 3;

function squadIn({ match, lineUps }: EventDetail, teamId: string): Squad | null {
  const side = sideOf(match, teamId);
  const lineUp = side === undefined ? null : lineUps[side];
  return lineUp === null ? null : squadOf(match, lineUp);
}

/** The squad of the latest match that has a line-up; null where none of the latest matches has. */
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

/** The part of a competition's table that a team stands in. */
export interface TeamPlace {
  competition: Competition;
  table: StandingsTable | Hidden;
}

/** A team's place in the tables of its competitions; of a knock-out cup there is none. */
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
