import * as v from 'valibot';
import type { EventDetail, Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import type { Competition, Match, Side } from '../../../web/domain/match.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import { mapped, ok, type Result } from '../../base/result.ts';
import { logoFrom, teamFrom } from '../normalize/fields.ts';
import { footballMatch } from '../normalize/footballMatch.ts';
import { minuteOf } from '../normalize/incidents.ts';
import { type Note, problemOf, readRecords } from '../normalize/limits.ts';
import type { ParsedMatch } from '../normalize/lists.ts';
import { isInternational } from '../normalize/ownNames.ts';
import { englishPlace } from './germanNames.ts';
import { isKick, type Results, readResults } from './results.ts';
import { readState } from './status.ts';
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

export interface ParseContext {
  /** When the record was read, milliseconds UTC. */
  now: number;
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
  return readRecords(wireGoal, goals, noteRejected, 'incidents').sort(
    (one, other) => total(one) - total(other) || (one.goalID ?? 0) - (other.goalID ?? 0),
  );
}

function kickOffOf({ matchDateTimeUTC, matchDateTime }: WireMatch): number | null {
  return matchDateTimeUTC ?? (matchDateTime === null ? null : germanInstant(matchDateTime));
}

interface Parts {
  match: Match;
  wire: WireMatch;
  goals: WireGoal[];
  results: Results;
}

function partsOf(record: unknown, context: ParseContext): Result<Parts | null, string> {
  const read = v.safeParse(wireMatch, record);
  if (!read.success) return { ok: false, error: problemOf(read.issues) };
  const wire = read.output;
  const kickOff = kickOffOf(wire);
  if (kickOff === null) return { ok: false, error: 'matchDateTimeUTC: no kick-off' };
  const competition = context.competitionOf(wire);
  if (competition === null) return ok(null);
  const goals = goalsOf(wire, context.noteRejected);
  const results = readResults(readRecords(wireResult, wire.matchResults, context.noteRejected, 'results'), goals);
  const played = goals.filter((goal) => !isKick(goal));
  const minutes = played.flatMap(({ matchMinute }) => matchMinute ?? []);
  const state = readState({
    kickOff,
    now: context.now,
    isFinished: wire.matchIsFinished === true,
    results,
    lastMinute: minutes.length === 0 ? null : Math.max(...minutes),
    hasBegun: wire.lastUpdateDateTime !== null && germanInstant(wire.lastUpdateDateTime) > kickOff,
  });
  const translated = isInternational(competition.country) ? englishPlace : (name: string) => name;
  const teamOf = (team: WireMatch['team1']) => {
    if (team === null) return null;
    const name = translated(team.teamName);
    // Short names of national teams are German too, so they are dropped.
    const short = name === team.teamName ? team.shortName : null;
    return teamFrom({ id: `ol${team.teamId}`, name, short, logo: logoFrom(team.teamIconUrl, LOGO_HOSTS) });
  };
  const given = {
    id: `ol${wire.matchID}`,
    competition,
    round: roundOf(wire.group?.groupName ?? null),
    kickOff,
    home: teamOf(wire.team1),
    away: teamOf(wire.team2),
    state,
  };
  // OpenLigaDB keeps unplayed rounds with undecided teams.
  const isUndecided = given.home === null || given.away === null;
  if (isUndecided && !wire.matchIsFinished && state.kind !== 'not-started') return ok(null);
  const match = footballMatch(given, incidentsOf(played, results), context.now);
  return mapped(match, (value) => ({ match: value, wire, goals: played, results }));
}

/** Parses a record of `getmatchdata` as a match. */
export function parseMatch(record: unknown, context: ParseContext): ParsedMatch {
  return mapped(partsOf(record, context), (parts) => parts?.match ?? null);
}

// Minutes run on in stoppage time: minute 93 of a match without extra time is 90+3.
function momentOf({ matchMinute, isOvertime }: WireGoal, { ending }: Results): MatchMinute | null {
  const isAdded = matchMinute !== null && matchMinute > 90 && ending === 'regular' && isOvertime !== true;
  return isAdded ? minuteOf(90, matchMinute - 90) : minuteOf(matchMinute);
}

/** `Maina, L.` is L. Maina; users enter names in either order. */
function scorerOf({ goalGetterName }: WireGoal): string | null {
  return goalGetterName?.replace(/^([^,]+), ?([^,]+)$/, '$2 $1') ?? null;
}

// A goal has the score after it but no side, so the side is the one whose score rose. If both rose, an entry is
// missing, and the side is unknown.
function incidentsOf(goals: readonly WireGoal[], results: Results): Incident[] {
  let before = { home: 0, away: 0 };
  return goals.flatMap((goal): Incident[] => {
    const after = { home: goal.scoreTeam1, away: goal.scoreTeam2 };
    const [isHome, isAway] = [after.home > before.home, after.away > before.away];
    const side: Side | null = isHome === isAway ? null : isHome ? 'home' : 'away';
    before = after;
    if (side === null) return [];
    return [
      {
        side,
        minute: momentOf(goal, results),
        kind: goal.isOwnGoal === true ? 'own-goal' : goal.isPenalty === true ? 'penalty' : 'goal',
        player: scorerOf(goal),
        ...(goal.goalGetterID === null ? {} : { playerId: `ol${goal.goalGetterID}` }),
        assists: [],
        scoreAfter: after,
      },
    ];
  });
}

/** Parses `getmatchdata/{id}` with its goals; null if the site does not show the match. */
export function parseDetail(record: unknown, context: ParseContext): Result<EventDetail | null, string> {
  const parts = partsOf(record, context);
  if (!parts.ok || parts.value === null) return parts.ok ? ok(null) : parts;
  const { match, wire, goals, results } = parts.value;
  const stadium = wire.location?.locationStadium ?? null;
  return ok({
    match,
    halfTime: results.halfTime,
    shootOut: results.shootOut,
    incidents: incidentsOf(goals, results),
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
