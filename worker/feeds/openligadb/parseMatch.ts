import * as v from 'valibot';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import type { Competition } from '../../../web/domain/match.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import { mapped, ok, type Result } from '../../base/result.ts';
import type { BeliefContext } from '../normalize/believed.ts';
import { logoFrom, teamFrom } from '../normalize/fields.ts';
import type { GivenIncident } from '../normalize/givenMatch.ts';
import { minuteOf } from '../normalize/incidents.ts';
import { type Note, parseRecords, problemOf } from '../normalize/limits.ts';
import { isInternational } from '../normalize/localisedNames.ts';
import { type NormalizedMatch, normalizeMatch } from '../normalize/normalizeMatch.ts';
import { isKick } from '../normalize/shootOut.ts';
import { englishRegion } from './germanNames.ts';
import { parseResults, withNamedKicks } from './results.ts';
import { parseState } from './status.ts';
import { type WireGoal, type WireMatch, wireGoal, wireMatch, wireResult } from './wire.ts';

const MINUTE = 60_000;

/** Converts a local time in Germany to milliseconds UTC. A time that occurs twice in autumn is summer time. */
export function germanInstant(reading: string): number {
  const asUtc = Date.parse(`${reading}Z`);
  // Summer time (UTC+2) comes first.
  const found = [2, 1].find((hours) => {
    const { date, time } = zonedTime(asUtc - hours * 60 * MINUTE, 'Europe/Berlin');
    return `${date}T${time}` === reading;
  });
  return asUtc - (found ?? 1) * 60 * MINUTE;
}

export interface ParseContext extends BeliefContext {
  /** The competition of a record; null if the site does not show it. */
  competitionOf(wire: WireMatch): Competition | null;
  noteRejected: Note;
}

/** Allowed hosts of team logos, because users of OpenLigaDB can enter any URL. */
export const LOGO_HOSTS = ['upload.wikimedia.org'];

/** A group’s name as a round. German `Relegation` means play-offs against relegation. */
function roundOf(name: string | null): string | null {
  return name?.replace(/^Relegation\b/i, 'Relegation play-offs') ?? null;
}

function goalsOf({ goals }: WireMatch, noteRejected: Note): WireGoal[] {
  const total = ({ scoreTeam1, scoreTeam2 }: WireGoal) => scoreTeam1 + scoreTeam2;
  return parseRecords(wireGoal, goals, noteRejected, 'incidents').sort(
    (one, other) => total(one) - total(other) || (one.goalID ?? 0) - (other.goalID ?? 0),
  );
}

function kickOffOf({ matchDateTimeUTC, matchDateTime }: WireMatch): number | null {
  return matchDateTimeUTC ?? (matchDateTime === null ? null : germanInstant(matchDateTime));
}

/** Parses a record of `getmatchdata` as a match, for lists and details; null if the site does not show it. */
export function parseMatch(
  record: unknown,
  context: ParseContext,
): Result<(NormalizedMatch & { wire: WireMatch }) | null, string> {
  const read = v.safeParse(wireMatch, record);
  if (!read.success) return { ok: false, error: problemOf(read.issues) };
  const wire = read.output;
  const kickOff = kickOffOf(wire);
  if (kickOff === null) return { ok: false, error: 'matchDateTimeUTC: no kick-off' };
  const competition = context.competitionOf(wire);
  if (competition === null) return ok(null);
  const given = parseRecords(wireResult, wire.matchResults, context.noteRejected, 'results');
  const goals = withNamedKicks(goalsOf(wire, context.noteRejected), given);
  const results = parseResults(given, goals);
  const played = goals.filter(({ comment }) => !isKick(comment));
  const minutes = played.flatMap(({ matchMinute }) => matchMinute ?? []);
  const changedAt = wire.lastUpdateDateTime === null ? null : germanInstant(wire.lastUpdateDateTime);
  const state = parseState({
    kickOff,
    now: context.now,
    isFinished: wire.matchIsFinished === true,
    results,
    lastMinute: minutes.length === 0 ? null : Math.max(...minutes),
    changedAt,
  });
  const translated = isInternational(competition.country) ? englishRegion : (name: string) => name;
  const teamOf = (team: WireMatch['team1']) => {
    if (team === null) return null;
    const name = translated(team.teamName);
    // Short names of national teams are German too, so they are dropped.
    const short = name === team.teamName ? team.shortName : null;
    return teamFrom({ id: `ol${team.teamId}`, name, short, logo: logoFrom(team.teamIconUrl, LOGO_HOSTS) });
  };
  const match = {
    id: `ol${wire.matchID}`,
    sport: 'football' as const,
    competition,
    round: roundOf(wire.group?.groupName ?? null),
    kickOff,
    home: teamOf(wire.team1),
    away: teamOf(wire.team2),
    state,
    halfTime: results.halfTime,
    regularTime: results.regular,
    incidents: played.map(incidentOf),
    changedAt,
    lacksEnd: !results.hasEnd,
  };
  // OpenLigaDB keeps unplayed rounds with undecided teams.
  const isUndecided = match.home === null || match.away === null;
  if (isUndecided && !wire.matchIsFinished && state.kind !== 'not-started') return ok(null);
  return mapped(normalizeMatch(match, context), (normalized) => ({ ...normalized, wire }));
}

/** `Maina, L.` is L. Maina; users enter names in either order. */
function scorerOf({ goalGetterName }: WireGoal): string | null {
  return goalGetterName?.replace(/^([^,]+), ?([^,]+)$/, '$2 $1') ?? null;
}

// A goal has the score after it but no side. The flag of extra time also marks stoppage time, so it tells nothing.
const incidentOf = (goal: WireGoal): GivenIncident => ({
  side: null,
  minute: minuteOf(goal.matchMinute),
  kind: goal.isOwnGoal === true ? 'own-goal' : goal.isPenalty === true ? 'penalty' : 'goal',
  player: scorerOf(goal),
  ...(goal.goalGetterID === null ? {} : { playerId: `ol${goal.goalGetterID}` }),
  assists: [],
  scoreAfter: { home: goal.scoreTeam1, away: goal.scoreTeam2 },
});

/** Parses `getmatchdata/{id}` with its goals; null if the site does not show the match. */
export function parseDetail(record: unknown, context: ParseContext): Result<EventDetail | null, string> {
  const parsed = parseMatch(record, context);
  if (!parsed.ok || parsed.value === null) return parsed.ok ? ok(null) : parsed;
  const { wire, ...normalized } = parsed.value;
  const stadium = wire.location?.locationStadium ?? null;
  return ok({
    ...normalized,
    periods: [],
    lineUps: { home: null, away: null },
    statistics: [],
    venue:
      stadium === null
        ? null
        : { name: stadium, city: wire.location?.locationCity ?? null, attendance: wire.numberOfViewers },
    referee: null,
  });
}
