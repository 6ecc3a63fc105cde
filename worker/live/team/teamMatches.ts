import type { EventDetail, EventSnapshot } from '../../../web/domain/eventDetail.ts';
import { type Competition, type Match, phaseOf } from '../../../web/domain/match.ts';
import { HIDDEN, type Hidden } from '../../../web/domain/spoilers.ts';
import type { StandingsTable } from '../../../web/domain/standings.ts';
import { type Squad, sideOf, squadOf, tableAround } from '../../../web/domain/team.ts';
import { type Age, type Answer, type Failure, ok, oldest } from '../../base/result.ts';
import { loadTables } from '../competition/competitionStandings.ts';
import { datesAround, loadTeamDays, type TeamDays } from '../day/teamsOfDay.ts';
import { loadDetailedEvent, snapshotsIn } from '../match/eventSnapshot.ts';
import type { KnownTeam } from '../state/knownNames.ts';
import { newestOf } from '../state/loadMatches.ts';
import { firstTemporaryFailure, partOf, type ReadContext } from '../state/readContext.ts';

/** Line-ups appear about an hour before kick-off. */
const LINE_UP_MS = 60 * 60_000;

/** A team's matches around today. */
export interface PlayedMatches {
  matches: Match[];
  /** Whether no day failed. */
  isWhole: boolean;
  age: Age;
}

/**
 * A team's matches from a week before to a week after today. Fails when there are none and a day is missing. `days`:
 * the lists of its football, if the reader began them.
 */
export async function loadTeamMatches(
  known: KnownTeam,
  context: ReadContext,
  days?: Promise<TeamDays>,
): Promise<Answer<PlayedMatches>> {
  const begun = known.sport === 'football' ? days : undefined;
  const lists = (await (begun ?? loadTeamDays(known.team.id, known.sport, context))).flat().reverse();
  const read = lists.flatMap((list) => (list.ok ? [list] : []));
  const isOwn = (match: Match) => sideOf(match, known.team.id) !== undefined;
  const newest = newestOf(context);
  const moved = newest.movedTo(known.sport, datesAround(context).flat(), 0);
  const matches = newest.distinct([...read.map(({ value }) => value.matches), moved].map((list) => list.filter(isOwn)));
  const failed = firstTemporaryFailure(lists);
  if (matches.length === 0 && failed !== null) return { ok: false, error: failed };
  const age = oldest(read[0] ?? { at: Date.now(), stale: false }, ...read);
  return ok({ matches, isWhole: lists.every(({ ok }) => ok), age });
}

/** The matches that may have a line-up already, latest first. */
export function withLineUps(matches: readonly Match[], now: number): Match[] {
  return matches
    .filter((match) => phaseOf(match) !== 'off' && match.kickOff - now < LINE_UP_MS)
    .toSorted((one, other) => other.kickOff - one.kickOff);
}

/** Reads the details of matches. Returns those that were found, and the last failure or null. */
export async function loadDetails(
  matches: readonly Match[],
  context: ReadContext,
): Promise<{ snapshots: EventSnapshot[]; failed: Failure | null }> {
  const answers = await Promise.all(matches.map((match) => loadDetailedEvent(match, context)));
  const failed = answers.findLast((answer) => !answer.ok)?.error ?? null;
  return { snapshots: snapshotsIn(answers), failed };
}

/** The most matches requested for their line-ups. */
const MAX_ASKED = 3;

function squadIn({ match, lineUps }: EventDetail, teamId: string): Squad | null {
  const side = sideOf(match, teamId);
  const lineUp = side === undefined ? null : lineUps[side];
  return lineUp === null ? null : squadOf(match, lineUp);
}

/** The squad of the latest match with a line-up, and that match’s record; or null. */
export async function loadSquad(
  teamId: string,
  matches: readonly Match[],
  context: ReadContext,
): Promise<{ squad: Squad; snapshot: EventSnapshot } | null> {
  if (!context.feed.coverage.parts.includes('line-ups')) return null;
  const latest = withLineUps(matches, context.clock.now).slice(0, MAX_ASKED);
  // Only counted calls are made one after the other, because the latest match usually has a line-up.
  const atOnce = context.config.source.quota.isCounted ? 1 : MAX_ASKED;
  for (let from = 0; from < latest.length; from += atOnce) {
    const { snapshots } = await loadDetails(latest.slice(from, from + atOnce), context);
    for (const snapshot of snapshots) {
      const squad = squadIn(snapshot.event, teamId);
      if (squad !== null) return { squad, snapshot };
    }
  }
  return null;
}

/** The rows of a competition's table around a team. */
export interface TeamPosition {
  competition: Competition;
  /** Null if the tables failed. */
  table: StandingsTable | Hidden | null;
  /** Positions of all teams in its tables by id. */
  ranks: ReadonlyMap<string, number>;
}

const NO_RANKS: TeamPosition['ranks'] = new Map();

/** A team's place in the tables of its competitions. Knock-out cups have no table. */
export async function loadPositions(
  { team, sport, competitions }: KnownTeam,
  context: ReadContext,
): Promise<TeamPosition[]> {
  const answers = await Promise.all(competitions.map((competition) => loadTables({ competition, sport }, context)));
  return competitions.flatMap((competition, index): TeamPosition[] => {
    const tables = partOf(answers[index] ?? ok([]), []);
    if (tables === HIDDEN || tables === null) return [{ competition, table: tables, ranks: NO_RANKS }];
    const [table] = tables.flatMap((each) => tableAround(each, team.id) ?? []);
    const ranks = new Map(tables.flatMap(({ rows }) => rows.map((row) => [row.team.id, row.rank])));
    return table === undefined ? [] : [{ competition, table, ranks }];
  });
}
